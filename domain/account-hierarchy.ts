// The hierarchy of account groups: which group is under which, and what a move makes of it.
import { failure, success, type Result } from './result.ts';

export const MOST_LEVELS = 5;

export type GroupPlace = { readonly id: string; readonly parentId: string | null };

/** Neighbours under one parent have the order of the list. */
export type Hierarchy<Group extends GroupPlace> = {
  readonly groups: readonly Group[];
  /** The group of each account; null for an account without one. */
  readonly accounts: ReadonlyMap<string, string | null>;
};

export type GroupMove = {
  readonly kind: 'group';
  readonly groupId: string;
  readonly toParentId: string | null;
  readonly position: number;
};
export type AccountMove = { readonly kind: 'account'; readonly accountId: string; readonly toGroupId: string | null };
export type Move = GroupMove | AccountMove;

const parentOf = (groups: readonly GroupPlace[], id: string) =>
  groups.find((group) => group.id === id)?.parentId ?? null;

/** The groups above a group, the top one first. */
export function pathOf(groups: readonly GroupPlace[], id: string): string[] {
  const path: string[] = [];
  for (let above = parentOf(groups, id); above !== null && !path.includes(above); above = parentOf(groups, above))
    path.unshift(above);
  return path;
}

export const levelOf = (groups: readonly GroupPlace[], id: string): number => pathOf(groups, id).length + 1;

export const levelsOf = (groups: readonly GroupPlace[]): number =>
  groups.reduce((most, { id }) => Math.max(most, levelOf(groups, id)), 0);

/** Whether the group would be under itself with this parent. */
export const isCycle = (groups: readonly GroupPlace[], id: string, parentId: string | null): boolean =>
  parentId !== null && (parentId === id || pathOf(groups, parentId).includes(id));

export const childrenOf = <Group extends GroupPlace>(groups: readonly Group[], parentId: string | null): Group[] =>
  groups.filter((group) => group.parentId === parentId);

/** The groups with each parent before its children, and each group with its level and its place among its neighbours. */
export function inOrder<Group extends GroupPlace>(
  groups: readonly Group[],
  parentId: string | null = null,
  level = 1,
): (Group & { readonly level: number; readonly position: number })[] {
  return childrenOf(groups, parentId).flatMap((group, position) => [
    { ...group, level, position },
    ...inOrder(groups, group.id, level + 1),
  ]);
}

/** Fails where the group would be under itself, or where a group would be below the last level. */
export function placeGroup<Group extends GroupPlace>(
  groups: readonly Group[],
  { groupId, toParentId, position }: Omit<GroupMove, 'kind'>,
): Result<readonly Group[]> {
  const found = groups.find(({ id }) => id === groupId);
  if (!found || (toParentId !== null && !groups.some(({ id }) => id === toParentId))) return failure('193');
  if (isCycle(groups, groupId, toParentId)) return failure('ADMIN_HIERARCHY_CYCLE');
  const others = groups.filter(({ id }) => id !== groupId);
  const next = childrenOf(others, toParentId)[position];
  const index = next ? others.indexOf(next) : others.length;
  const placed = others.toSpliced(index, 0, { ...found, parentId: toParentId });
  if (levelsOf(placed) > MOST_LEVELS) return failure('ADMIN_HIERARCHY_TOO_DEEP', { highest: String(MOST_LEVELS) });
  return success(placed);
}

export function move<Group extends GroupPlace>(chart: Hierarchy<Group>, one: Move): Result<Hierarchy<Group>> {
  if (one.kind === 'group') {
    const groups = placeGroup(chart.groups, one);
    return groups.ok ? success({ ...chart, groups: groups.value }) : groups;
  }
  const { accountId, toGroupId } = one;
  const isKnown = toGroupId === null || chart.groups.some(({ id }) => id === toGroupId);
  if (!isKnown || !chart.accounts.has(accountId)) return failure('193');
  return success({ ...chart, accounts: new Map(chart.accounts).set(accountId, toGroupId) });
}

/** Makes the moves in their order; the first that fails refuses them all. */
export function moveAll<Group extends GroupPlace>(
  chart: Hierarchy<Group>,
  moves: readonly Move[],
): Result<Hierarchy<Group>> {
  let moved = chart;
  for (const one of moves) {
    const next = move(moved, one);
    if (!next.ok) return next;
    moved = next.value;
  }
  return success(moved);
}

/** The parents under which groups that stay have another order among themselves, with all groups now under them. */
export function reordered<Group extends GroupPlace>(
  before: readonly Group[],
  after: readonly Group[],
): { readonly parentId: string | null; readonly groups: readonly Group[] }[] {
  const parents = [null, ...after.map(({ id }) => id)];
  return parents.flatMap((parentId) => {
    const now = childrenOf(after, parentId);
    const was = childrenOf(before, parentId).map(({ id }) => id);
    const stayed = now.filter(({ id }) => was.includes(id)).map(({ id }) => id);
    const order = was.filter((id) => stayed.includes(id));
    return order.some((id, index) => id !== stayed[index]) ? [{ parentId, groups: now }] : [];
  });
}
