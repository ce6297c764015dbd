// Makes the chart of the contract from the groups and accounts of a company.
import { inOrder, levelsOf, MOST_LEVELS, type Hierarchy } from '../../domain/account-hierarchy.ts';
import type { ChartGroup, HierarchyChart } from '../../generated/types.ts';
import { groupedAccount, type HierarchyFacts, type PlacedGroup } from './group-store.ts';

export function chartOf(
  { groups, accounts: places }: Hierarchy<PlacedGroup>,
  { accounts }: Pick<HierarchyFacts, 'accounts'>,
  revision: number,
): HierarchyChart {
  const byGroup = Map.groupBy(accounts, ({ id }) => places.get(id) ?? null);
  const shown = inOrder(groups).map((group): ChartGroup => ({
    id: group.id,
    groupName: group.name,
    parentId: group.parentId,
    level: group.level,
    position: group.position,
    accounts: (byGroup.get(group.id) ?? []).map((account) => groupedAccount(account, group)),
  }));
  return {
    levels: levelsOf(groups),
    maximumLevels: MOST_LEVELS,
    groups: shown,
    ungroupedCount: byGroup.get(null)?.length ?? 0,
    revision,
  };
}

/** Reads a stored chart back, to make moves on it. */
export const hierarchyOfChart = ({ groups }: HierarchyChart): Hierarchy<PlacedGroup> => ({
  groups: groups.map(({ id, groupName: name, parentId }) => ({ id, name, parentId })),
  accounts: new Map(groups.flatMap(({ id, accounts }) => accounts.map(({ account }) => [account.id, id] as const))),
});
