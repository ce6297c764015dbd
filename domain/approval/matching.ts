import type { GroupId, PersonId, Stage } from './types.ts';

export type Signatory = { readonly personId: PersonId; readonly groupIds: readonly GroupId[] };
/** A place in a stage that one person of the group can fill. */
export type Slot = { readonly groupId: GroupId; readonly filledBy: Signatory | undefined };

/**
 * Gives as many signatories as possible a slot each (Kuhn's augmenting paths). Somebody who belongs to two
 * groups moves to the other one when that lets a colleague count, so the order of decisions never matters.
 */
export function assignSlots(stage: Stage, signatories: readonly Signatory[]): Slot[] {
  const groups = stage.groups.flatMap(({ groupId, quorum }) => Array.from({ length: quorum }, () => groupId));
  const filled: (Signatory | undefined)[] = groups.map(() => undefined);
  for (const signatory of signatories) place(groups, filled, signatory, new Set());
  return groups.map((groupId, index) => ({ groupId, filledBy: filled[index] }));
}

export function countFilled(slots: readonly Slot[]): number {
  return slots.filter((slot) => slot.filledBy !== undefined).length;
}

export function canFill(stage: Stage, signatories: readonly Signatory[]): boolean {
  return assignSlots(stage, signatories).every((slot) => slot.filledBy !== undefined);
}

function place(
  groups: readonly GroupId[],
  filled: (Signatory | undefined)[],
  signatory: Signatory,
  tried: Set<number>,
): boolean {
  for (const [index, groupId] of groups.entries()) {
    if (tried.has(index) || !signatory.groupIds.includes(groupId)) continue;
    tried.add(index);
    const occupant = filled[index];
    if (occupant === undefined || place(groups, filled, occupant, tried)) {
      filled[index] = signatory;
      return true;
    }
  }
  return false;
}
