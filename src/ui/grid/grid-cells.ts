// The common styles of header and body cells. In a long table each row lays out its own cells.
import type { CSSProperties } from 'react';
import { classes } from '../classes.ts';
import type { Column } from '../table-types.ts';

export const CHECKBOX_WIDTH = 44;
export const ACTIONS_WIDTH = 52;
/** The width of a column that takes a share of the room. */
export const LEAST_WIDTH = 75;
/** The basis from which a share grows. It is more than the padding, and small enough that cells never shrink. */
const SHARE_WIDTH = 30;

const HEAD =
  'focus-ring h-9 border-b border-line p-0 text-left text-xs font-semibold text-ink-soft outline-offset-[-2px]';
const BODY = 'focus-ring align-middle outline-offset-[-2px]';

export const headClass = (isLong: boolean) => classes(HEAD, isLong && 'flex min-w-0 items-center');

/** For a long table. With CSS grid, each row would leave more garbage to collect during a scroll. */
export function placeOf(width: Column<unknown>['width'] = '1fr'): CSSProperties {
  if (typeof width === 'number') return { flex: `0 0 ${width}px` };
  const share = Number.parseFloat(width);
  return { flex: `${share} 1 ${share * SHARE_WIDTH}px`, minWidth: LEAST_WIDTH };
}

interface CellLook {
  readonly isLong: boolean;
  readonly align?: 'start' | 'end' | undefined;
  readonly isTight?: boolean;
}

/** In a short table the cells draw the line under a row, in a long table the row does. */
export const cellClass = ({ isLong, align, isTight }: CellLook) =>
  classes(
    BODY,
    isTight ? 'py-1 pr-0 pl-3' : 'px-3 py-2',
    isLong ? 'min-w-0 wrap-anywhere' : 'border-b border-line',
    align === 'end' && 'text-right',
  );

export function isRowHeader<Row>(columns: readonly Column<Row>[], column: Column<Row>, index: number): boolean {
  return column.isRowHeader ?? (index === 0 && !columns.some((other) => other.isRowHeader));
}
