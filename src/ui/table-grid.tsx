import { startTransition, useEffect, useState } from 'react';
import { Row as AriaRow, Table, TableBody, TableHeader, Virtualizer } from 'react-aria-components';
import { classes } from './classes.ts';
import { EvenRowsLayout } from './even-rows-layout.ts';
import { RowActions } from './row-actions.tsx';
import { SelectionCheckbox } from './selection-checkbox.tsx';
import { ActionsColumn, BodyCell, CheckboxColumn, HeaderCell, rowClass } from './table-cells.tsx';
import { collectionState } from './table-state.ts';
import { MOST_ROOM, ROWS_DRAWN_AT_ONCE } from './table-types.ts';
import type { Column, DataTableProps } from './table-types.ts';

const ROWS_IN_SIGHT = 12;
const LAYOUT = { estimatedRowHeight: 45, headingHeight: 36 };

export function TableGrid<Row extends object>(props: DataTableProps<Row>) {
  const { rows, maxHeight = MOST_ROOM } = props;
  if (rows.length > ROWS_DRAWN_AT_ONCE) {
    return (
      <Virtualizer layout={EvenRowsLayout} layoutOptions={LAYOUT}>
        <Grid {...props} height={maxHeight} />
      </Virtualizer>
    );
  }
  return (
    <div className="overflow-auto" style={{ maxHeight }}>
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

interface GridProps<Row> extends DataTableProps<Row> {
  /** Only the rows within it are drawn. */
  readonly height?: string;
}

function Grid<Row extends object>({ height, ...props }: GridProps<Row>) {
  const { label, columns, rows, sort, onSort, selection, rowActions, rowActionsLabel = '', emptyState } = props;
  const { open, ...state } = collectionState(props);
  const isVirtual = height !== undefined;
  return (
    <Table
      {...state}
      aria-label={label}
      onRowAction={open}
      sortDescriptor={sort}
      onSortChange={({ column, direction }) => onSort?.({ column: String(column), direction })}
      className={classes('w-full outline-none', isVirtual ? 'block overflow-auto' : 'border-separate border-spacing-0')}
      style={{ height }}
    >
      <TableHeader className="sticky top-0 z-10 bg-surface">
        {selection && <CheckboxColumn />}
        {columns.map((column, index) => (
          <HeaderCell key={column.id} column={column} isRowHeader={isRowHeader(columns, column, index)} />
        ))}
        {rowActions && <ActionsColumn label={rowActionsLabel} />}
      </TableHeader>
      <TableBody items={rows} dependencies={[columns, rowActions, selection]} renderEmptyState={() => emptyState}>
        {(row) => <GridRow id={props.rowKey(row)} row={row} table={props} isVirtual={isVirtual} />}
      </TableBody>
    </Table>
  );
}

function isRowHeader<Row>(columns: readonly Column<Row>[], column: Column<Row>, index: number): boolean {
  return column.isRowHeader ?? (index === 0 && !columns.some((other) => other.isRowHeader));
}

interface GridRowProps<Row> {
  /** React Aria reads it from the element. */
  readonly id: string;
  readonly row: Row;
  readonly table: DataTableProps<Row>;
  readonly isVirtual: boolean;
}

function GridRow<Row extends object>({ id, row, table, isVirtual }: GridRowProps<Row>) {
  const { columns, rowHref, onOpen, selection, rowActions, rowActionsLabel = '' } = table;
  return (
    <AriaRow id={id} href={rowHref?.(row)} className={rowClass(Boolean(onOpen ?? rowHref))}>
      {selection && (
        <BodyCell isVirtual={isVirtual} isTight>
          <SelectionCheckbox />
        </BodyCell>
      )}
      {columns.map((column) => (
        <BodyCell key={column.id} align={column.align} isVirtual={isVirtual}>
          {column.cell(row)}
        </BodyCell>
      ))}
      {rowActions && (
        <BodyCell isVirtual={isVirtual} isTight isAtEdge>
          <RowActions label={rowActionsLabel} actions={rowActions(row)} />
        </BodyCell>
      )}
    </AriaRow>
  );
}
