import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { GridList, GridListItem, ListLayout, Virtualizer } from 'react-aria-components';
import { Checkbox } from './checkbox.tsx';
import { classes } from './classes.ts';
import { RowActions } from './row-actions.tsx';
import { SelectionCheckbox } from './selection-checkbox.tsx';
import { collectionState, everythingOf } from './table-state.ts';
import { columnPlace, isBlank, MOST_ROOM, ROWS_DRAWN_AT_ONCE } from './table-types.ts';
import type { Column, DataTableProps } from './table-types.ts';

const LAYOUT = { estimatedRowHeight: 140 };

/** On Home and End, the focus moves to the first or last card; the page must not scroll past it. */
function keepFocusInSight(event: KeyboardEvent): void {
  if (event.key === 'Home' || event.key === 'End') event.preventDefault();
}

/** Shows the rows of a table as cards, where there is no room for columns. */
export function TableCards<Row extends object>(props: DataTableProps<Row>) {
  const { rows, maxHeight = MOST_ROOM } = props;
  return (
    <div role="presentation" onKeyDown={keepFocusInSight}>
      {rows.length > 1 && props.cardsHead}
      <AllCards {...props} />
      {rows.length <= ROWS_DRAWN_AT_ONCE ? (
        <Cards {...props} />
      ) : (
        <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
          <Cards {...props} height={maxHeight} />
        </Virtualizer>
      )}
    </div>
  );
}

function AllCards<Row>(props: DataTableProps<Row>) {
  const { isEverything, isSomething, chooseEverything } = everythingOf(props);
  if (!props.selection || props.rows.length < 2) return null;
  return (
    <Checkbox
      isSelected={isEverything}
      isIndeterminate={isSomething && !isEverything}
      onChange={chooseEverything}
      className="border-b border-line px-4 py-2 font-semibold text-ink-soft"
    >
      {props.selection.allLabel}
    </Checkbox>
  );
}

interface CardsProps<Row> extends DataTableProps<Row> {
  /** If set, only the visible cards are drawn. */
  readonly height?: string;
}

function Cards<Row extends object>({ height, ...props }: CardsProps<Row>) {
  const { label, columns, rows, rowKey, rowHref, selection, rowActions, emptyState } = props;
  const { open, ...state } = collectionState(props);
  const listId = useId();
  const titleId = (row: Row) => `${listId} ${rowKey(row)}`.replaceAll(/\s/g, '-');
  return (
    <GridList
      {...state}
      aria-label={label}
      items={rows}
      onAction={open}
      dependencies={[columns, rowActions, selection]}
      renderEmptyState={() => emptyState}
      className={classes('outline-none', height === undefined ? 'flex flex-col' : 'overflow-auto')}
      style={{ height }}
    >
      {(row) => (
        <GridListItem
          id={rowKey(row)}
          textValue={rowKey(row)}
          href={rowHref?.(row)}
          className="focus-ring border-b border-line px-4 py-3 outline-offset-[-2px] data-selected:bg-accent-soft"
          // Otherwise React Aria would label the card with its key.
          render={(item) => <div {...item} aria-label={undefined} aria-labelledby={titleId(row)} />}
        >
          <Card row={row} table={props} titleId={titleId(row)} />
        </GridListItem>
      )}
    </GridList>
  );
}

interface CardProps<Row> {
  readonly row: Row;
  readonly table: DataTableProps<Row>;
  readonly titleId: string;
}

function Card<Row>({ row, table, titleId }: CardProps<Row>) {
  const { columns, selection, rowActions, rowActionsLabel = '' } = table;
  const at = (place: string) => columns.filter((column, index) => columnPlace(column, index) === place);
  const wide = at('wide-title');
  return (
    <div className="flex items-start gap-2">
      {selection && <SelectionCheckbox nameId={titleId} />}
      <div className="@container min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <Cells
            id={titleId}
            columns={[...wide, ...at('title')]}
            row={row}
            className={classes(
              'min-w-0 flex-1 font-semibold wrap-anywhere [&_.text-ink-soft]:font-normal',
              wide.length > 0 ? 'basis-full @lg:basis-52' : 'basis-36',
            )}
          />
          <Cells columns={at('aside')} row={row} className="ml-auto text-right" />
        </div>
        <Lines columns={at('line')} row={row} />
      </div>
      {rowActions && <RowActions of={table.rowKey(row)} label={rowActionsLabel} actions={rowActions(row)} />}
    </div>
  );
}

interface CellsProps<Row> {
  readonly id?: string;
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
  readonly className?: string;
}

function Cells<Row>({ id: ownId, columns, row, className }: CellsProps<Row>) {
  return (
    <div id={ownId} className={className}>
      {columns.map(({ id, cell }) => (
        <div key={id}>{cell(row)}</div>
      ))}
    </div>
  );
}

function Lines<Row>({ columns, row }: CellsProps<Row>) {
  return (
    <dl
      className={classes(
        'mt-1 grid grid-cols-[minmax(0,auto)_minmax(min-content,1fr)] gap-x-3 gap-y-0.5 text-sm @lg:flex @lg:flex-wrap @lg:gap-x-6',
        columns.length === 0 && 'hidden',
      )}
    >
      {columns.map(({ id, header, cell }) => (
        <Line key={id} header={header} content={cell(row)} />
      ))}
    </dl>
  );
}

function Line({ header, content }: { readonly header: string; readonly content: ReactNode }) {
  if (isBlank(content)) return null;
  return (
    <div className="contents @lg:flex @lg:gap-1.5">
      <dt className="text-ink-soft">{header}</dt>
      <dd className="min-w-0 text-right wrap-anywhere @lg:text-left">{content}</dd>
    </div>
  );
}
