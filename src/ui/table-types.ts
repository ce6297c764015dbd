import type { ReactNode } from 'react';
import type { MenuAction } from './menu.tsx';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /**
   * Nothing where there is nothing to say: the table shows a dash, and a card goes without. The same parts are shown for
   * one row after the other, so one that remembers something has a `key` of its row.
   */
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  /** Pixels, or a share of the room that is left. */
  readonly width?: number | `${number}fr`;
  readonly isSortable?: boolean;
  /** Names the row to screen readers; the first column unless another says so. */
  readonly isRowHeader?: boolean;
  /**
   * Where it goes on the card that stands for the row on a phone; a labelled line unless it says otherwise. A wide title
   * has the line to itself, and the aside comes below it.
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
  /** Of the box of a row, before the name of the row; of the box of all rows. */
  readonly rowLabel: string;
  readonly allLabel: string;
}

export interface DataTableProps<Row> {
  /** Names the table to screen readers. */
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
  /** A press or Enter on the row; `rowHref` is the same for a row that is a link. */
  readonly onOpen?: (row: Row) => void;
  readonly rowHref?: (row: Row) => string;
  readonly rowActions?: (row: Row) => readonly MenuAction[];
  readonly rowActionsLabel?: string;
  /** What the headers do, where the rows are cards and have none. */
  readonly cardsHead?: ReactNode;
  /** Its j and k work from anywhere on the page. */
  readonly isMain?: boolean;
  /** The most room it takes before its rows scroll under the header. */
  readonly maxHeight?: string;
}

export const columnPlace = <Row>(column: Column<Row>, index: number) =>
  column.onPhone ?? (index === 0 ? 'title' : 'line');

export const isBlank = (content: ReactNode) => content === null || content === undefined || content === '';

export const ROWS_DRAWN_AT_ONCE = 100;
/** At twice the size a screen is low: what scrolls within it is never taller than the room under the bar above. */
export const MOST_ROOM = 'max(min(22rem, calc(100dvh - 6rem)), calc(100dvh - 16rem))';
