import type { ReactNode } from 'react';
import type { MenuAction } from './menu.tsx';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /**
   * Returns nothing if there is no value: the table then shows a dash, and a card omits it. Rows reuse the same
   * elements, so a cell component with state needs a `key` of its row.
   */
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  /** Pixels, or a share of the remaining room. */
  readonly width?: number | `${number}fr`;
  readonly isSortable?: boolean;
  /** Names the row for screen readers; by default the first column. */
  readonly isRowHeader?: boolean;
  /**
   * The place of the cell on the card of a row on a phone; by default a line with its label. A wide title takes the
   * whole line, and the aside comes below it.
   */
  readonly onPhone?: 'title' | 'wide-title' | 'aside' | 'line' | 'hidden';
}

export interface Sort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

export interface TableSelection<Row> {
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
  readonly isSelectable?: (row: Row) => boolean;
  /** The label of a row's checkbox, followed by the name of the row. allLabel names the checkbox of all rows. */
  readonly rowLabel: string;
  readonly allLabel: string;
}

export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly emptyState: ReactNode;
  readonly loadingText: string;
  readonly isLoading?: boolean;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly selection?: TableSelection<Row>;
  /** Called for a press or Enter on the row; use `rowHref` for a row that is a link. */
  readonly onOpen?: (row: Row) => void;
  readonly rowHref?: (row: Row) => string;
  readonly rowActions?: (row: Row) => readonly MenuAction[];
  readonly rowActionsLabel?: string;
  /** Replaces the functions of the headers where rows are shown as cards. */
  readonly cardsHead?: ReactNode;
  /** Its j and k keys work from anywhere on the page. */
  readonly isMain?: boolean;
  /** The maximum height before the rows scroll under the header. */
  readonly maxHeight?: string;
}

export const columnPlace = <Row>(column: Column<Row>, index: number) =>
  column.onPhone ?? (index === 0 ? 'title' : 'line');

export const isBlank = (content: ReactNode) => content === null || content === undefined || content === '';

export const ROWS_DRAWN_AT_ONCE = 100;
/** At 200 % zoom a screen is low: a scrolling area must never be taller than the room below the top bar. */
export const MOST_ROOM = 'max(min(22rem, calc(100dvh - 6rem)), calc(100dvh - 16rem))';
