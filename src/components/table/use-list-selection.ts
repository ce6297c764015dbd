import { useState } from 'react';
import { showToast } from '../../ui/toast-queue.ts';
import type { TableSelection } from '../../ui/table-types.ts';
import { useTexts } from '../text/use-texts.ts';
import type { ListSelection } from './list-types.ts';

const MOST_SELECTED = 30;
const nothing: ReadonlySet<string> = new Set();

interface SelectedRows<Row> {
  readonly rows: readonly Row[];
  readonly table: TableSelection<Row> | undefined;
  clear(): void;
}

/** The selected rows among the rows shown. A row that disappears is no longer selected. */
export function useListSelection<Row>(
  rules: ListSelection<Row> | undefined,
  items: readonly Row[],
  rowKey: (row: Row) => string,
): SelectedRows<Row> {
  const t = useTexts('common');
  const [keys, setKeys] = useState(nothing);
  const rows = items.filter((row) => keys.has(rowKey(row)));
  const most = rules?.maximum ?? MOST_SELECTED;

  function select(wanted: ReadonlySet<string>): void {
    if (wanted.size > most) showToast({ tone: 'wait', title: t('list.selectionFull', { count: most }) });
    setKeys(new Set([...wanted].slice(0, most)));
  }

  return {
    rows,
    table: rules && {
      keys: new Set(rows.map(rowKey)),
      onChange: select,
      rowLabel: t('list.select'),
      allLabel: t('list.selectAll'),
      ...(rules.isSelectable && { isSelectable: rules.isSelectable }),
    },
    clear: () => setKeys(nothing),
  };
}
