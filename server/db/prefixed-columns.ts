// A statement that writes several rows finds its values in one object. The name of the row is put before each column,
// because the rows have columns of the same names: "step status", "row status".
export type Values = Readonly<Record<string, unknown>>;

export const prefixColumns = (row: string, values: object): Values =>
  Object.fromEntries(Object.entries(values).map(([column, value]) => [`${row} ${column}`, value]));

export const unprefixedRow = (row: string, values: Values, columns: readonly string[]): Values =>
  Object.fromEntries(columns.map((column) => [column, values[`${row} ${column}`]]));

/** The columns that the change sets: those whose value is not undefined. */
export const columnsOf = <Change extends object>(change: Change): (keyof Change & string)[] =>
  (Object.keys(change) as (keyof Change & string)[]).filter((column) => change[column] !== undefined);
