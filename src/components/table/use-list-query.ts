import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  ownAddress,
  readListState,
  writeListState,
  type FilterKinds,
  type FiltersOf,
  type ListSpec,
  type ListState,
} from '../../lib/list-query.ts';

export interface ListQuery<Kinds extends FilterKinds = FilterKinds, Field extends string = string> extends ListState<
  Kinds,
  Field
> {
  readonly sortFields: readonly Field[];
  /** The number of filters that differ from their defaults. */
  readonly filterCount: number;
  /** Filters, sort and page size as written in the address. */
  readonly address: string;
  set(change: Partial<ListState<Kinds, Field>>): void;
  setFilter<Name extends keyof Kinds>(name: Name, value: FiltersOf<Kinds>[Name]): void;
  clearFilters(): void;
  /** Applies an address that was saved. */
  goTo(address: string): void;
}

/** Filters, sort and page size of a list, stored in the address so that links and Back restore them. */
export function useListQuery<Kinds extends FilterKinds, Field extends string = never>(
  spec: ListSpec<Kinds, Field>,
): ListQuery<Kinds, Field> {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.toString();
  const state = useMemo(() => readListState(spec, new URLSearchParams(text)), [text]);
  const address = ownAddress(spec, parameters);

  const write = (next: ListState<Kinds, Field>) =>
    setParameters((before) => writeListState(spec, next, before), { replace: true });
  const set = (change: Partial<ListState<Kinds, Field>>) => write({ ...state, ...change });
  const without = (own: string) => [...parameters].filter(([name]) => !new URLSearchParams(own).has(name));

  return {
    ...state,
    sortFields: spec.sort?.fields ?? [],
    filterCount: [...new URLSearchParams(address).keys()].filter((name) => name in spec.filters).length,
    address,
    set,
    setFilter: (name, value) => set({ filters: { ...state.filters, [name]: value } }),
    clearFilters: () => set({ filters: { ...spec.initial } as FiltersOf<Kinds> }),
    goTo: (kept) =>
      setParameters(new URLSearchParams([...without(address), ...new URLSearchParams(kept)]), { replace: true }),
  };
}
