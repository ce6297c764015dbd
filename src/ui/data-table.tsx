import { TableCards } from './table-cards.tsx';
import { TableGrid } from './table-grid.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { collectionState } from './table-state.ts';
import type { DataTableProps } from './table-types.ts';
import { useListKeys } from './use-list-keys.ts';
import { useNarrow } from './use-narrow.ts';

/** Rows and columns where they have room, cards where they have not, from the same columns. */
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
  const Rows = areCards ? TableCards : TableGrid;
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
