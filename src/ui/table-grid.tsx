import { startTransition, useEffect, useState } from 'react';
import { Row as AriaRow, Table, TableBody, TableHeader } from 'react-aria-components';
import { LongTable } from './long-table/long-table.tsx';
import { RowActions } from './row-actions.tsx';
import { SelectionCheckbox } from './selection-checkbox.tsx';
import { ActionsColumn, BodyCell, CheckboxColumn, HeaderCell, isRowHeader, rowClass } from './table-cells.tsx';
import { collectionState } from './table-state.ts';
import { MOST_ROOM, ROWS_DRAWN_AT_ONCE } from './table-types.ts';
import type { DataTableProps } from './table-types.ts';

const ROWS_IN_SIGHT = 12;

export function TableGrid<Row extends object>(props: DataTableProps<Row>) {
  const { rows, maxHeight = MOST_ROOM } = props;
  if (rows.length > ROWS_DRAWN_AT_ONCE) return <LongTable {...props} height={maxHeight} />;
  return (
    <div className="overflow-auto print:max-h-none! print:overflow-visible" style={{ maxHeight }}>
      <GridInSteps {...props} />
    </div>
  );
}

/** What is in sight comes first, so that a screen is there at once; the rest follows. */
function GridInSteps<Row extends object>(props: DataTableProps<Row>) {
  const { rows } = props;
  const [areAllDrawn, drawAll] = useState(rows.length <= ROWS_IN_SIGHT);
  useEffect(() => startTransition(() => drawAll(true)), []);
  return <Grid {...props} rows={areAllDrawn ? rows : rows.slice(0, ROWS_IN_SIGHT)} />;
}

function Grid<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, sort, onSort, selection, rowActions, rowActionsLabel = '', emptyState } = props;
  const { open, ...state } = collectionState(props);
  return (
    <Table
      {...state}
      aria-label={label}
      onRowAction={open}
      sortDescriptor={sort}
      onSortChange={({ column, direction }) => onSort?.({ column: String(column), direction })}
      className="w-full border-separate border-spacing-0 outline-none"
    >
      <TableHeader className="sticky top-0 z-10 bg-surface">
        {selection && <CheckboxColumn />}
        {columns.map((column, index) => (
          <HeaderCell key={column.id} column={column} isRowHeader={isRowHeader(columns, column, index)} />
        ))}
        {rowActions && <ActionsColumn label={rowActionsLabel} />}
      </TableHeader>
      <TableBody items={rows} dependencies={[columns, rowActions, selection]} renderEmptyState={() => emptyState}>
        {(row) => <GridRow id={props.rowKey(row)} row={row} table={props} />}
      </TableBody>
    </Table>
  );
}

interface GridRowProps<Row> {
  /** React Aria reads it from the element. */
  readonly id: string;
  readonly row: Row;
  readonly table: DataTableProps<Row>;
}

function GridRow<Row extends object>({ id, row, table }: GridRowProps<Row>) {
  const { columns, rowHref, onOpen, selection, rowActions, rowActionsLabel = '' } = table;
  return (
    <AriaRow id={id} href={rowHref?.(row)} className={rowClass(Boolean(onOpen ?? rowHref))}>
      {selection && (
        <BodyCell isTight>
          <SelectionCheckbox />
        </BodyCell>
      )}
      {columns.map((column) => (
        <BodyCell key={column.id} align={column.align}>
          {column.cell(row)}
        </BodyCell>
      ))}
      {rowActions && (
        <BodyCell isTight isAtEdge>
          <RowActions label={rowActionsLabel} actions={rowActions(row)} />
        </BodyCell>
      )}
    </AriaRow>
  );
}
