// Connects one filter field to one filter in the list's address.
type NamesOf<Filters, Value> = {
  [Name in keyof Filters]-?: NonNullable<Filters[Name]> extends Value ? Name : never;
}[keyof Filters];

export interface FilterProps<Filters, Value> {
  readonly query: {
    readonly filters: Filters;
    setFilter(name: NamesOf<Filters, Value>, value: never): void;
  };
  readonly name: NamesOf<Filters, Value>;
  readonly label: string;
}

export function boundFilter<Filters, Value>({ query, name }: FilterProps<Filters, Value>) {
  return {
    value: query.filters[name] as Value | undefined,
    set: (value: Value | undefined) => query.setFilter(name, value as never),
  };
}
