import { memo, useId } from 'react';
import { CheckMark } from '../check-mark.tsx';
import { classes } from '../classes.ts';
import { RowActions } from '../row-actions.tsx';
import { AT_THE_EDGE, isRowHeader } from '../table-cells.tsx';
import type { DataTableProps } from '../table-types.ts';
import { rowNumber } from './use-grid-keys.ts';

const ROW =
  'group/row focus-ring absolute inset-x-0 grid outline-offset-[-2px] contain-layout hover:bg-sunken data-selected:bg-accent-soft';
const CELL = 'focus-ring flex min-w-0 items-center border-b border-line px-3 py-2 wrap-anywhere outline-offset-[-2px]';
const EDGE = `${AT_THE_EDGE} group-hover/row:bg-sunken group-data-selected/row:bg-accent-soft`;

interface LongRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly height: number;
  readonly tracks: string;
  readonly table: DataTableProps<Row>;
  readonly isSelected: boolean;
  /** Where the Tab key comes to. */
  readonly isCurrent: boolean;
}

function PlainRow<Row>({ row, index, height, tracks, table, isSelected, isCurrent }: LongRowProps<Row>) {
  const { columns, rowKey, rowHref, onOpen, selection, rowActions, rowActionsLabel = '' } = table;
  const [nameId, boxId] = [useId(), useId()];
  return (
    <div
      role="row"
      aria-rowindex={rowNumber(index)}
      aria-selected={selection && isSelected}
      data-key={rowKey(row)}
      data-href={rowHref?.(row)}
      data-selected={isSelected || undefined}
      tabIndex={isCurrent ? 0 : -1}
      className={classes(ROW, (onOpen ?? rowHref) && 'cursor-pointer')}
      style={{ top: index * height, minHeight: height, gridTemplateColumns: tracks }}
    >
      {selection && (
        <div role="gridcell" tabIndex={-1} className={classes(CELL, 'py-1 pr-0')}>
          <label className="group grid size-6 place-items-center">
            <input
              id={boxId}
              type="checkbox"
              tabIndex={-1}
              readOnly
              checked={isSelected}
              disabled={!(selection.isSelectable?.(row) ?? true)}
              aria-label={selection.rowLabel}
              aria-labelledby={`${boxId} ${nameId}`}
              className="peer sr-only"
            />
            <CheckMark isSelected={isSelected} />
          </label>
        </div>
      )}
      {columns.map((column, at) => (
        <div
          key={column.id}
          id={isRowHeader(columns, column, at) ? nameId : undefined}
          role={isRowHeader(columns, column, at) ? 'rowheader' : 'gridcell'}
          tabIndex={-1}
          className={classes(CELL, column.align === 'end' && 'justify-end text-right')}
        >
          {column.cell(row)}
        </div>
      ))}
      {rowActions && (
        <div role="gridcell" tabIndex={-1} className={classes(CELL, 'py-1 pr-0', EDGE)}>
          <RowActions label={rowActionsLabel} actions={rowActions(row)} />
        </div>
      )}
    </div>
  );
}

export const LongRow = memo(PlainRow) as typeof PlainRow;
