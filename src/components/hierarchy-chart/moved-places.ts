import type { HierarchyChart } from '../../../generated/types.ts';

type Places = ReadonlyMap<string, string | null>;

const placesOf = ({ groups }: HierarchyChart): Places =>
  new Map(
    groups.flatMap(({ id, parentId, accounts }) => [
      [id, parentId] as const,
      ...accounts.map(({ account }) => [account.id, id] as const),
    ]),
  );

const unplaced = 'none';

const at = (places: Places, id: string) => (places.has(id) ? places.get(id) : unplaced);

/** The groups and accounts that stand under something else in the two charts, or in only one of them. */
export function movedPlaces(before: HierarchyChart, after: HierarchyChart): ReadonlySet<string> {
  const [was, is] = [placesOf(before), placesOf(after)];
  return new Set([...was.keys(), ...is.keys()].filter((id) => at(was, id) !== at(is, id)));
}
