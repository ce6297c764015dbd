// What the cells of the header and of the rows have in common. In a long table each row lays out its own cells.
import { classes } from '../classes.ts';
import type { Column } from '../table-types.ts';

export const CHECKBOX_WIDTH = 44;
export const ACTIONS_WIDTH = 52;

const HEAD =
  'focus-ring h-9 border-b border-line p-0 text-left text-xs font-semibold text-ink-soft outline-offset-[-2px]';
const BODY = 'focus-ring border-b border-line align-middle outline-offset-[-2px]';
const FLEXIBLE = 'flex min-w-0 items-center';
/** What can be done with a row stays in sight when its columns are wider than the screen. */
const AT_THE_EDGE = 'sticky right-0 bg-surface';
const EDGE_OF_ROW = `${AT_THE_EDGE} group-hover/row:bg-sunken group-data-selected/row:bg-accent-soft`;
const ROOM = 'px-3 py-2';
const TIGHT_ROOM = 'py-1 pr-0 pl-3';

interface CellLook {
  readonly isLong: boolean;
  readonly align?: 'start' | 'end' | undefined;
  readonly isTight?: boolean;
  readonly isAtEdge?: boolean;
}

export const headClass = ({ isLong, isAtEdge }: CellLook) => classes(HEAD, isLong && FLEXIBLE, isAtEdge && AT_THE_EDGE);

export const cellClass = ({ isLong, align, isTight, isAtEdge }: CellLook) =>
  classes(
    BODY,
    isTight ? TIGHT_ROOM : ROOM,
    isLong && `${FLEXIBLE} wrap-anywhere`,
    align === 'end' && 'justify-end text-right',
    isAtEdge && EDGE_OF_ROW,
  );

export function isRowHeader<Row>(columns: readonly Column<Row>[], column: Column<Row>, index: number): boolean {
  return column.isRowHeader ?? (index === 0 && !columns.some((other) => other.isRowHeader));
}
