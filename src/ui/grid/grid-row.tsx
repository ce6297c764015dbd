import { memo, useId } from 'react';
import { CheckMark } from '../check-mark.tsx';
import { classes } from '../classes.ts';
import { RowActions } from '../row-actions.tsx';
import { isBlank } from '../table-types.ts';
import type { Column, DataTableProps, TableSelection } from '../table-types.ts';
import { ACTIONS_WIDTH, cellClass, CHECKBOX_WIDTH, isRowHeader, placeOf } from './grid-cells.ts';
import { rowNumber } from './row-numbers.ts';

const ROW = 'focus-ring outline-offset-[-2px] hover:bg-sunken data-selected:bg-accent-soft';
/** Sets all inherited styles itself, which halves the time to style a row. */
const LONG_ROW = 'absolute inset-x-0 flex items-center border-b border-line bg-surface align-middle contain-layout';

interface GridRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly table: DataTableProps<Row>;
  readonly isSelected: boolean;
  /** True for the row that is the tab stop. */
  readonly isCurrent: boolean;
  /** Set for a positioned row of a long table. */
  readonly height?: number | undefined;
}

function PlainRow<Row>({ row, index, table, isSelected, isCurrent, height }: GridRowProps<Row>) {
  const { columns, rowKey, rowHref, onOpen, selection, rowActions, rowActionsLabel = '' } = table;
  const key = rowKey(row);
  const nameId = useId();
  const isLong = height !== undefined;
  const place = (width: Column<Row>['width']) => (isLong ? placeOf(width) : undefined);
  return (
    <tr
      role="row"
      aria-rowindex={rowNumber(index)}
      aria-selected={selection && isSelected}
      data-key={key}
      data-href={rowHref?.(row)}
      data-selected={isSelected || undefined}
      tabIndex={isCurrent ? 0 : -1}
      className={classes(ROW, isLong ? LONG_ROW : 'transition-colors', (onOpen ?? rowHref) && 'cursor-pointer')}
      style={isLong ? { top: index * height, minHeight: height } : undefined}
    >
      {selection && (
        <td role="gridcell" className={cellClass({ isLong, isTight: true })} style={place(CHECKBOX_WIDTH)}>
          <RowBox row={row} selection={selection} isSelected={isSelected} nameId={nameId} />
        </td>
      )}
      {columns.map((column, at) => {
        const names = isRowHeader(columns, column, at);
        const content = column.cell(row);
        return (
          <td
            key={column.id}
            id={names ? nameId : undefined}
            role={names ? 'rowheader' : 'gridcell'}
            className={cellClass({ isLong, align: column.align })}
            style={place(column.width)}
          >
            {isBlank(content) ? '–' : content}
          </td>
        );
      })}
      {rowActions && (
        <td role="gridcell" className={cellClass({ isLong, isTight: true })} style={place(ACTIONS_WIDTH)}>
          <RowActions of={key} label={rowActionsLabel} actions={rowActions(row)} />
        </td>
      )}
    </tr>
  );
}

interface RowBoxProps<Row> {
  readonly row: Row;
  readonly selection: TableSelection<Row>;
  readonly isSelected: boolean;
  readonly nameId: string;
}

/** The checkbox has no handler: the click handler of the table selects the row. */
function RowBox<Row>({ row, selection, isSelected, nameId }: RowBoxProps<Row>) {
  const id = `${nameId}-box`;
  return (
    <label className="group flex size-6 items-center justify-center">
      <input
        id={id}
        type="checkbox"
        tabIndex={-1}
        readOnly
        checked={isSelected}
        disabled={!(selection.isSelectable?.(row) ?? true)}
        aria-label={selection.rowLabel}
        aria-labelledby={`${id} ${nameId}`}
        className="peer sr-only"
      />
      <CheckMark isSelected={isSelected} />
    </label>
  );
}

export const GridRow = memo(PlainRow) as typeof PlainRow;
