import { LongGrid } from './grid/long-grid.tsx';
import { ShortGrid } from './grid/short-grid.tsx';
import { TableCards } from './table-cards.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { collectionState } from './table-state.ts';
import { ROWS_DRAWN_AT_ONCE } from './table-types.ts';
import type { DataTableProps } from './table-types.ts';
import { useListKeys } from './use-list-keys.ts';
import { useNarrow } from './use-narrow.ts';

/** Shows the rows as a table where there is room, otherwise as cards, from the same column definitions. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows, columns, isLoading = false, selection, isMain = false } = props;
  const { open, disabledKeys } = collectionState(props);
  const toggle = (key: string) => {
    if (!disabledKeys.includes(key)) selection?.onChange(toggled(selection.keys, key));
  };
  const { box, onKeyDownCapture } = useListKeys({ isMain, toggle: selection && toggle, open });
  const areCards = useNarrow(
    box,
    columns.map(({ id }) => id),
  );
  const Grid = rows.length > ROWS_DRAWN_AT_ONCE ? LongGrid : ShortGrid;
  const Rows = areCards ? TableCards : Grid;
  return (
    <div ref={box} onKeyDownCapture={onKeyDownCapture} aria-busy={isLoading} className="min-w-0">
      {isLoading && rows.length === 0 ? <TableSkeleton {...props} areCards={areCards} /> : <Rows<Row> {...props} />}
    </div>
  );
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
