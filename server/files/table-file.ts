// The content of a table file, in any format: one or more sections, each with facts above and rows below.
import type { Language } from '../../generated/types.ts';

export type Fact = readonly [label: string, value: string];

export interface Column {
  readonly title: string;
  /** A PDF shows amounts, dates and times formatted for readers; the other formats keep the cells as they are. */
  readonly holds: 'text' | 'amount' | 'date' | 'moment';
  /** The share of the page's width; a column without one is left out of the PDF. */
  readonly width?: number;
}

export interface Section {
  readonly heading?: string;
  readonly facts: readonly Fact[];
  /** Unformatted cells: "-1250.00", "2026-11-23", RFC 3339. */
  readonly rows: readonly (readonly string[])[];
}

export interface TableFile {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly sections: readonly Section[];
}

/** What the top and bottom of every page say. */
export interface Letterhead {
  readonly bankName: string;
  readonly companyName: string;
  readonly madeAt: Date;
  readonly language: Language;
}
