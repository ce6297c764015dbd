// A file of rows, whatever it is written as: facts above, columns below, in one section or several.
import type { Language } from '../../generated/types.ts';

export type Fact = readonly [label: string, value: string];

export interface Column {
  readonly title: string;
  /** Amounts, days and moments are written as people read them on paper, and as programs read them elsewhere. */
  readonly holds: 'text' | 'amount' | 'date' | 'moment';
  /** The share of the page's width; a column without one is left out on paper. */
  readonly width?: number;
}

export interface Section {
  readonly heading?: string;
  readonly facts: readonly Fact[];
  /** Cells as programs read them: "-1250.00", "2026-11-23", RFC 3339. */
  readonly rows: readonly (readonly string[])[];
}

export interface TableFile {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly sections: readonly Section[];
}

/** Whose paper it is. */
export interface Letterhead {
  readonly bankName: string;
  readonly companyName: string;
  readonly madeAt: Date;
  readonly language: Language;
}
