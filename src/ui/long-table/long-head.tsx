import { CheckMark } from '../check-mark.tsx';
import { classes } from '../classes.ts';
import { AT_THE_EDGE, HEAD, HeaderText } from '../table-cells.tsx';
import type { Column, DataTableProps, Sort } from '../table-types.ts';

const CELL = classes(HEAD, 'flex min-w-0 items-center');

interface LongHeadProps<Row> {
  readonly table: DataTableProps<Row>;
  readonly tracks: string;
  readonly minWidth: number;
  readonly isEverything: boolean;
  readonly isSomething: boolean;
  readonly onEverything: (isWanted: boolean) => void;
}

export function LongHead<Row>(props: LongHeadProps<Row>) {
  const { table, tracks, minWidth, isEverything, isSomething, onEverything } = props;
  const { columns, sort, onSort, selection, rowActions, rowActionsLabel } = table;
  return (
    <div role="rowgroup" className="sticky top-0 z-10 bg-surface" style={{ minWidth }}>
      <div role="row" aria-rowindex={1} className="grid" style={{ gridTemplateColumns: tracks }}>
        {selection && (
          <div role="columnheader" className={classes(CELL, 'pr-0')}>
            <label className="group grid size-6 place-items-center">
              <input
                type="checkbox"
                className="peer sr-only"
                aria-label={selection.allLabel}
                checked={isEverything}
                aria-checked={isSomething && !isEverything ? 'mixed' : isEverything}
                onChange={({ target }) => onEverything(target.checked)}
              />
              <CheckMark isSelected={isEverything} isIndeterminate={isSomething && !isEverything} />
            </label>
          </div>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
        {rowActions && (
          <div role="columnheader" className={classes(CELL, AT_THE_EDGE)}>
            <span className="sr-only">{rowActionsLabel}</span>
          </div>
        )}
      </div>
    </div>
  );
}

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly sort: Sort | undefined;
  readonly onSort: ((sort: Sort) => void) | undefined;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { id, align, isSortable } = column;
  const direction = sort?.column === id ? sort.direction : undefined;
  const text = <HeaderText column={column} direction={direction} />;
  const turn = () => onSort?.({ column: id, direction: direction === 'ascending' ? 'descending' : 'ascending' });
  return (
    <div
      role="columnheader"
      tabIndex={-1}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      className={classes(CELL, align === 'end' && 'justify-end')}
    >
      {isSortable ? (
        <button
          type="button"
          className="focus-ring h-full cursor-pointer rounded-sm font-semibold hover:text-ink"
          onClick={turn}
        >
          {text}
        </button>
      ) : (
        text
      )}
    </div>
  );
}
