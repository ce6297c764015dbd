import { memo } from 'react';
import { CheckMark } from '../check-mark.tsx';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import { everythingOf } from '../table-state.ts';
import type { Column, DataTableProps, Sort } from '../table-types.ts';
import { ACTIONS_WIDTH, CHECKBOX_WIDTH, headClass, placeOf } from './grid-cells.ts';

const TEXT = 'flex h-full w-full items-center gap-1 px-3 whitespace-nowrap';
const SORT_ICONS: Readonly<Record<string, IconName>> = { ascending: 'arrow-up', descending: 'arrow-down' };

interface GridHeadProps<Row> {
  readonly table: DataTableProps<Row>;
  readonly isLong: boolean;
}

function PlainHead<Row>({ table, isLong }: GridHeadProps<Row>) {
  const { columns, selection, rowActions, rowActionsLabel } = table;
  const wide = (width: number) => (isLong ? placeOf(width) : { width });
  return (
    <thead role="rowgroup" className={classes('sticky top-0 z-10 bg-surface', isLong && 'block')}>
      <tr role="row" aria-rowindex={1} className={isLong ? 'flex' : undefined}>
        {selection && (
          <th role="columnheader" className={headClass(isLong)} style={wide(CHECKBOX_WIDTH)}>
            <EverythingBox table={table} label={selection.allLabel} />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} table={table} isLong={isLong} />
        ))}
        {rowActions && (
          <th role="columnheader" className={headClass(isLong)} style={wide(ACTIONS_WIDTH)}>
            <span className="sr-only">{rowActionsLabel}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** Renders again with the table, but not during a scroll. */
export const GridHead = memo(PlainHead) as typeof PlainHead;

interface EverythingBoxProps<Row> {
  readonly table: DataTableProps<Row>;
  readonly label: string;
}

function EverythingBox<Row>({ table, label }: EverythingBoxProps<Row>) {
  const { isEverything, isSomething, chooseEverything } = everythingOf(table);
  const isMixed = isSomething && !isEverything;
  return (
    <label className="group ml-3 flex size-6 items-center justify-center">
      <input
        type="checkbox"
        tabIndex={-1}
        className="peer sr-only"
        aria-label={label}
        checked={isEverything}
        aria-checked={isMixed ? 'mixed' : isEverything}
        onChange={({ target }) => chooseEverything(target.checked)}
      />
      <CheckMark isSelected={isEverything} isIndeterminate={isMixed} />
    </label>
  );
}

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly table: Pick<DataTableProps<Row>, 'sort' | 'onSort'>;
  readonly isLong: boolean;
}

function HeadCell<Row>({ column, table, isLong }: HeadCellProps<Row>) {
  const { id, header, align, width, isSortable } = column;
  const direction = table.sort?.column === id ? table.sort.direction : undefined;
  const turn = () => table.onSort?.({ column: id, direction: direction === 'ascending' ? 'descending' : 'ascending' });
  const text = classes(TEXT, align === 'end' && 'justify-end');
  return (
    <th
      role="columnheader"
      tabIndex={-1}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      className={headClass(isLong)}
      style={isLong ? placeOf(width) : { width: typeof width === 'number' ? width : undefined }}
    >
      {isSortable ? (
        <button
          type="button"
          tabIndex={-1}
          className={`focus-ring cursor-pointer font-semibold outline-offset-[-2px] hover:text-ink ${text}`}
          onClick={turn}
        >
          {header}
          <SortMark direction={direction} />
        </button>
      ) : (
        <span className={text}>{header}</span>
      )}
    </th>
  );
}

function SortMark({ direction = '' }: { readonly direction: Sort['direction'] | '' | undefined }) {
  const name = SORT_ICONS[direction] ?? 'chevrons-up-down';
  return <Icon name={name} size={14} className={direction ? 'text-accent' : 'opacity-60'} />;
}
