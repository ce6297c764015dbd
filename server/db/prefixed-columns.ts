// Rows that one statement writes are told apart by a name before each column, as their columns bear the same names.
export type Values = Readonly<Record<string, unknown>>;

export const under = (row: string, values: object): Values =>
  Object.fromEntries(Object.entries(values).map(([column, value]) => [`${row} ${column}`, value]));

export const unprefixedRow = (row: string, values: Values, columns: readonly string[]): Values =>
  Object.fromEntries(columns.map((column) => [column, values[`${row} ${column}`]]));

/** The columns that a change names; it may leave some open. */
export const columnsOf = <Change extends object>(change: Change): (keyof Change & string)[] =>
  (Object.keys(change) as (keyof Change & string)[]).filter((column) => change[column] !== undefined);
