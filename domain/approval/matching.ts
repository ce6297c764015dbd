import type { GroupId, PersonId, Stage } from './types.ts';

export type Signatory = { readonly personId: PersonId; readonly groupIds: readonly GroupId[] };
/** A place in a stage that one person of the group can fill. */
export type Slot = { readonly groupId: GroupId; filledBy: Signatory | undefined };

/**
 * Gives as many signatories as possible a slot each (Kuhn's augmenting paths). Somebody who belongs to two
 * groups moves to the other one when that lets a colleague count, so the order of decisions never matters.
 */
export function assignSlots(stage: Stage, signatories: readonly Signatory[]): Slot[] {
  const slots: Slot[] = [];
  for (const { groupId, quorum } of stage.groups)
    for (let place = 0; place < quorum; place += 1) slots.push({ groupId, filledBy: undefined });
  for (const signatory of signatories) fillSlot(slots, signatory);
  return slots;
}

export const isFull = (slots: readonly Slot[]): boolean => slots.every(({ filledBy }) => filledBy !== undefined);

export const canFill = (stage: Stage, signatories: readonly Signatory[]): boolean =>
  isFull(assignSlots(stage, signatories));

/** Finds a slot for one more, for whom the others move where they can; false when there is none. */
export function fillSlot(slots: readonly Slot[], signatory: Signatory): boolean {
  const free = slots.find(({ groupId, filledBy }) => !filledBy && signatory.groupIds.includes(groupId));
  if (!free) return fillByMoving(slots, signatory, new Set());
  free.filledBy = signatory;
  return true;
}

function fillByMoving(slots: readonly Slot[], signatory: Signatory, tried: Set<Slot>): boolean {
  for (const slot of slots) {
    if (tried.has(slot) || !signatory.groupIds.includes(slot.groupId)) continue;
    tried.add(slot);
    if (slot.filledBy && !fillByMoving(slots, slot.filledBy, tried)) continue;
    slot.filledBy = signatory;
    return true;
  }
  return false;
}
