import type { Key, Selection } from 'react-aria-components';
import type { DataTableProps } from './table-types.ts';

type Picked<Row> = Pick<DataTableProps<Row>, 'rows' | 'rowKey' | 'selection' | 'onOpen' | 'rowHref'>;

interface Everything {
  readonly isEverything: boolean;
  readonly isSomething: boolean;
  chooseEverything(isWanted: boolean): void;
}

/** The checkbox of all rows. Rows that cannot be selected do not count. */
export function everythingOf<Row>({
  rows,
  rowKey,
  selection,
}: Pick<Picked<Row>, 'rows' | 'rowKey' | 'selection'>): Everything {
  const free = rows.filter((row) => selection?.isSelectable?.(row) ?? true).map(rowKey);
  const chosen = selection?.keys ?? new Set<string>();
  return {
    isSomething: chosen.size > 0,
    isEverything: chosen.size > 0 && free.every((key) => chosen.has(key)),
    chooseEverything: (isWanted: boolean) => selection?.onChange(new Set(isWanted ? free : [])),
  };
}

/** The selection and opening state that both the table and the cards pass to React Aria. */
export function collectionState<Row>({ rows, rowKey, selection, onOpen, rowHref }: Picked<Row>) {
  const free = (row: Row) => selection?.isSelectable?.(row) ?? true;
  const freeKeys = () => new Set(rows.filter(free).map(rowKey));
  const open = (key: Key) => {
    const row = rows.find((candidate) => rowKey(candidate) === key);
    if (row) onOpen?.(row);
  };
  return {
    selectionMode: selection ? ('multiple' as const) : ('none' as const),
    selectedKeys: selection?.keys,
    onSelectionChange: (chosen: Selection) =>
      selection?.onChange(chosen === 'all' ? freeKeys() : new Set([...chosen].map(String))),
    disabledKeys: rows.filter((row) => !free(row)).map(rowKey),
    disabledBehavior: 'selection' as const,
    open: onOpen && !rowHref ? open : undefined,
  };
}
