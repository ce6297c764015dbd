import { firstIdOf } from './same-person.ts';
import type { GroupId, PersonId, Stage } from './types.ts';

export type Signatory = {
  readonly personId: PersonId;
  readonly groupIds: readonly GroupId[];
  /** All user IDs of the person; left out when there is no other. */
  readonly ownIds?: readonly PersonId[];
};
/** A place in a stage that one member of the group can fill. */
export type Slot = { readonly groupId: GroupId; filledBy: Signatory | undefined };

/**
 * Assigns slots to as many signatories as possible (Kuhn's augmenting paths). A member of two groups is moved to the
 * other group if that frees a slot, so the order of decisions does not matter.
 */
export function assignSlots(stage: Stage, signatories: readonly Signatory[]): Slot[] {
  const slots = emptySlots(stage);
  for (const signatory of signatories) fillSlot(slots, signatory);
  return slots;
}

function emptySlots({ groups }: Stage): Slot[] {
  const slots: Slot[] = [];
  for (const { groupId, quorum } of groups)
    for (let place = 0; place < quorum; place += 1) slots.push({ groupId, filledBy: undefined });
  return slots;
}

const isFull = (slots: readonly Slot[]): boolean => slots.every(({ filledBy }) => filledBy !== undefined);

/** A person signs once, whichever user ID signs: those with several come last, each as one signatory in all groups. */
function* onePerPerson<Someone extends Signatory>(signatories: Iterable<Someone>): Generator<Someone> {
  const several = new Map<PersonId, Someone>();
  for (const one of signatories) {
    if ((one.ownIds?.length ?? 0) <= 1) {
      yield one;
      continue;
    }
    const person = firstIdOf(one);
    const other = several.get(person);
    several.set(person, other ? { ...other, groupIds: [...other.groupIds, ...one.groupIds] } : one);
  }
  yield* several.values();
}

/**
 * Returns people who together fill the stage, or null if it cannot be filled. The stage can be filled without anybody
 * else. Reads no more signatories than it needs.
 */
export function fillersOf<Someone extends Signatory>(stage: Stage, signatories: Iterable<Someone>): Someone[] | null {
  const slots = emptySlots(stage);
  const fillers: Someone[] = [];
  if (slots.length === 0) return fillers;
  for (const signatory of onePerPerson(signatories)) {
    if (!fillSlot(slots, signatory)) continue;
    fillers.push(signatory);
    if (isFull(slots)) return fillers;
  }
  return null;
}

export function canFill(stage: Stage, signatories: Iterable<Signatory>): boolean {
  return fillersOf(stage, signatories) !== null;
}

/** Adds one signatory and moves others if necessary. Returns false if there is no slot. */
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
