import type { ReactNode } from 'react';
import type { ReportProgress } from '../../../generated/types.ts';
import type { Pages } from '../../api/pages.ts';
import type { CsvCell } from '../../lib/csv.ts';
import type { IconName } from '../../ui/icons/icon.tsx';
import type { DataTableProps, Column } from '../../ui/table-types.ts';
import type { WireAmount } from '../text/use-format.ts';

/** One column of a file. */
export interface ListFact<Row> {
  readonly title: string;
  readonly text?: ((row: Row) => CsvCell) | undefined;
  readonly amount?: ((row: Row) => WireAmount | null | undefined) | undefined;
}

export interface ListColumn<Row> extends Omit<Column<Row>, 'isSortable'> {
  /** The one fact of the cell, for a file. A cell that shows several names each in `facts`. */
  readonly text?: ((row: Row) => CsvCell) | undefined;
  /** The amount of the cell; a file has its currency in a column of its own. */
  readonly amount?: ((row: Row) => WireAmount | null | undefined) | undefined;
  readonly facts?: readonly ListFact<Row>[];
  readonly isHiddenAtFirst?: boolean;
}

export interface EmptyList {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
}

export interface ListSelection<Row> {
  readonly amountOf?: (row: Row) => WireAmount | null;
  readonly isSelectable?: (row: Row) => boolean;
  /** 30 unless said otherwise. */
  readonly maximum?: number;
  readonly actions: (rows: readonly Row[], clear: () => void) => ReactNode;
}

/** The part of ListQuery that the shell itself reads and changes. */
export interface ListControl {
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc' } | undefined;
  readonly sortFields: readonly string[];
  readonly size: number;
  readonly filterCount: number;
  readonly address: string;
  set(change: object): void;
  clearFilters(): void;
  goTo(address: string): void;
}

type ListPages<Row> = Omit<Pages<unknown>, 'items' | 'data' | 'readAll'> & {
  readonly items: readonly Row[];
  readAll(onRead: (count: number) => void): Promise<readonly Row[]>;
};
type FromTable<Row> = Pick<DataTableProps<Row>, 'rowKey' | 'rowHref' | 'onOpen' | 'rowActions' | 'maxHeight'>;

export interface ListScreenProps<Row> extends FromTable<Row> {
  /** One word for the list: its file, its saved views and its columns are known by it. */
  readonly id: string;
  /** What the rows are, to screen readers. */
  readonly name: string;
  readonly pages: ListPages<Row>;
  readonly query: ListControl;
  readonly columns: readonly ListColumn<Row>[];
  /** Shown while nothing at all is there; a list that is merely filtered empty says so itself. */
  readonly empty: EmptyList;
  readonly filters?: ReactNode;
  readonly selection?: ListSelection<Row>;
  /** Beside the tools of the list. */
  readonly actions?: ReactNode;
  /** False where what is shown must not leave the screen. */
  readonly isExportable?: boolean;
  /** Has the bank make the file of a list that is too long for a browser to read. */
  readonly report?: () => Promise<ReportProgress>;
}
