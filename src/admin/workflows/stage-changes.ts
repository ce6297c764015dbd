// The changes of the groups in one stage.
import type { StageCandidate, StageGroup } from '../../../generated/types.ts';

export const added = (groups: readonly StageGroup[], candidate: StageCandidate): StageGroup[] => [
  ...groups,
  {
    groupKind: candidate.groupKind,
    groupId: candidate.groupId,
    groupName: candidate.groupName,
    quorum: 1,
    eligible: candidate.people.length,
    people: candidate.people,
  },
];

export const removed = (groups: readonly StageGroup[], index: number): StageGroup[] =>
  groups.filter((_, place) => place !== index);

export const changed = (groups: readonly StageGroup[], index: number, quorum: number): StageGroup[] =>
  groups.map((group, place) => (place === index ? { ...group, quorum } : group));

export function moved(groups: readonly StageGroup[], index: number, step: -1 | 1): StageGroup[] {
  const group = groups[index];
  if (!group) return [...groups];
  return removed(groups, index).toSpliced(index + step, 0, group);
}
