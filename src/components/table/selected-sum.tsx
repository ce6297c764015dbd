import { sumsByCurrency } from '../../lib/sums-by-currency.ts';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import type { ListSelection } from './list-types.ts';

interface SelectedSumProps<Row> {
  readonly selection: ListSelection<Row>;
  readonly rows: readonly Row[];
  readonly onClear: () => void;
}

/** The number of selected rows, their sum in each currency, and the actions on them. */
export function SelectedSum<Row>({ selection, rows, onClear }: SelectedSumProps<Row>) {
  const t = useTexts('common');
  const format = useFormat();
  const amounts = rows.flatMap((row) => selection.amountOf?.(row) ?? []);
  const parts = [t('list.selected', { count: rows.length }), ...sumsByCurrency(amounts).map(format.money)];
  return (
    <SelectionBar
      summary={rows.length > 0 && parts.join(' · ')}
      clearLabel={t('list.clearSelection')}
      onClear={onClear}
    >
      {selection.actions(rows, onClear)}
    </SelectionBar>
  );
}
