import type { ReactNode } from 'react';
import type { ReportProgress } from '../../../generated/types.ts';
import type { Pages } from '../../api/pages.ts';
import type { CsvCell } from '../../lib/csv.ts';
import type { IconName } from '../../ui/icons/icon.tsx';
import type { DataTableProps, Column } from '../../ui/table-types.ts';
import type { WireAmount } from '../text/use-format.ts';

/** One column of the export file. */
export interface ListFact<Row> {
  readonly title: string;
  readonly text?: ((row: Row) => CsvCell) | undefined;
  readonly amount?: ((row: Row) => WireAmount | null | undefined) | undefined;
}

export interface ListColumn<Row> extends Omit<Column<Row>, 'isSortable'> {
  /** The text of the cell in the export file. A cell with several values lists each in `facts`. */
  readonly text?: ((row: Row) => CsvCell) | undefined;
  /** The amount of the cell. The export file has a separate column for its currency. */
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
  /** The default is 30. */
  readonly maximum?: number;
  readonly actions: (rows: readonly Row[], clear: () => void) => ReactNode;
}

/** The part of ListQuery that the shell reads and changes. */
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
  /** The key of the list: it names its saved views and columns. */
  readonly id: string;
  /** What the rows are, for screen readers. */
  readonly name: string;
  readonly pages: ListPages<Row>;
  readonly query: ListControl;
  readonly columns: readonly ListColumn<Row>[];
  /** Shown if there is no data at all. If the filter finds nothing, the list shows another text. */
  readonly empty: EmptyList;
  readonly filters?: ReactNode;
  readonly selection?: ListSelection<Row>;
  /** Shown beside the tools of the list. */
  readonly actions?: ReactNode;
  /** False if the data must not be exported. */
  readonly isExportable?: boolean;
  /** Requests the file from the bank, for a list that is too long to read in the browser. */
  readonly report?: () => Promise<ReportProgress>;
}
