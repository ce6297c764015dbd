import { TableCards } from './table-cards.tsx';
import { TableGrid } from './table-grid.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { collectionState } from './table-state.ts';
import type { DataTableProps } from './table-types.ts';
import { useListKeys } from './use-list-keys.ts';
import { usePhone } from './use-media.ts';

/** Rows and columns on a desk, cards on a phone, from the same columns. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows, isLoading = false, selection, isMain = false } = props;
  const isPhone = usePhone();
  const { open, disabledKeys } = collectionState(props);
  const toggle = (key: string) => {
    if (!disabledKeys.includes(key)) selection?.onChange(toggled(selection.keys, key));
  };
  const { box, onKeyDownCapture } = useListKeys({ isMain, toggle: selection && toggle, open });
  const Rows = isPhone ? TableCards : TableGrid;
  return (
    <div ref={box} onKeyDownCapture={onKeyDownCapture} aria-busy={isLoading} className="min-w-0">
      {isLoading && rows.length === 0 ? <TableSkeleton {...props} isPhone={isPhone} /> : <Rows<Row> {...props} />}
    </div>
  );
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
