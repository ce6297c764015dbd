import type { ListColumn } from './list-types.ts';
import { useKeptChoice } from './use-kept-choice.ts';

export interface ShownColumns<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly ids: readonly string[];
  choose(ids: readonly string[]): void;
  reset(): void;
}

/** The columns that a user chose for a list. The first column is always shown. */
export function useShownColumns<Row>(list: string, all: readonly ListColumn<Row>[]): ShownColumns<Row> {
  const usual = all.filter(({ isHiddenAtFirst }) => !isHiddenAtFirst).map(({ id }) => id);
  const [chosen, choose] = useKeptChoice<readonly string[] | null>(`columns ${list}`, null);
  const ids = chosen ?? usual;
  return {
    columns: all.filter(({ id }, index) => index === 0 || ids.includes(id)),
    ids,
    choose,
    reset: () => choose(null),
  };
}
