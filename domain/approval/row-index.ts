import { rangeTree, type RangeTree } from './range-tree.ts';
import type { MatrixRow } from './types.ts';

/** Rows whose ranges can be compared. */
export type RowGroup = { readonly rows: readonly MatrixRow[]; readonly tree: () => RangeTree };

export type RowIndex = {
  /** The groups of the rows that may share an account with this row. */
  readonly sharing: (row: MatrixRow) => readonly RowGroup[];
  /** The groups of the rows that may cover every account of this row. */
  readonly covering: (row: MatrixRow) => readonly RowGroup[];
};

function groupOf(rows: readonly MatrixRow[]): RowGroup {
  let built: RangeTree | undefined;
  return { rows, tree: () => (built ??= rangeTree(rows)) };
}

const groupsBy = (rows: readonly MatrixRow[], key: (row: MatrixRow) => string): readonly RowGroup[] =>
  [...Map.groupBy(rows, key).values()].map(groupOf);

export function rowsByAccount(rows: readonly MatrixRow[]): ReadonlyMap<string, readonly MatrixRow[]> {
  const found = new Map<string, MatrixRow[]>();
  for (const row of rows)
    for (const id of new Set(row.accountIds)) {
      const own = found.get(id);
      if (own) own.push(row);
      else found.set(id, [row]);
    }
  return found;
}

/** `key` is the same for rows whose ranges can be compared. */
export function indexRows(rows: readonly MatrixRow[], key: (row: MatrixRow) => string): RowIndex {
  const every = groupsBy(
    rows.filter(({ accountIds }) => accountIds === null),
    key,
  );
  const all = groupsBy(rows, key);
  const named = new Map([...rowsByAccount(rows)].map(([id, own]) => [id, groupsBy(own, key)]));
  const naming = (ids: readonly string[]) => ids.flatMap((id) => named.get(id) ?? []);
  return {
    sharing: ({ accountIds }) => (accountIds === null ? all : [...naming(accountIds), ...every]),
    covering: ({ accountIds }) => {
      if (accountIds === null) return every;
      return accountIds.length === 0 ? all : [...naming(accountIds.slice(0, 1)), ...every];
    },
  };
}
