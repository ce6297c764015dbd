// The moves that a key or a menu makes from the place of a group.
import { childrenOf, pathOf, type GroupMove } from '../../../../domain/account-hierarchy.ts';
import type { ChartDraft, DraftGroup } from './chart-draft.ts';

export type Direction = 'up' | 'down' | 'in' | 'out';

/** Returns undefined where the group cannot go further in this direction. */
export function moveTowards({ groups }: ChartDraft, group: DraftGroup, direction: Direction): GroupMove | undefined {
  const neighbours = childrenOf(groups, group.parentId);
  const index = neighbours.findIndex(({ id }) => id === group.id);
  const at = (toParentId: string | null, position: number): GroupMove => ({
    kind: 'group',
    groupId: group.id,
    toParentId,
    position,
  });
  if (direction === 'up') return index > 0 ? at(group.parentId, index - 1) : undefined;
  if (direction === 'down') return index < neighbours.length - 1 ? at(group.parentId, index + 1) : undefined;
  if (direction === 'in') {
    const above = neighbours[index - 1];
    return above && at(above.id, childrenOf(groups, above.id).length);
  }
  const parent = groups.find(({ id }) => id === group.parentId);
  if (!parent) return undefined;
  const places = childrenOf(groups, parent.parentId);
  return at(parent.parentId, places.findIndex(({ id }) => id === parent.id) + 1);
}

/** The groups that the group may go under. */
export const possibleParents = ({ groups }: ChartDraft, { id, parentId }: DraftGroup): DraftGroup[] =>
  groups.filter((other) => other.id !== id && other.id !== parentId && !pathOf(groups, other.id).includes(id));
