// Computes the column widths of a PDF table: amounts never wrap, and text columns share the remaining width.
import { fonts, innerWidth, printable, type Pdf } from './pdf-page.ts';
import type { Column } from './table-file.ts';

export const cellPadding = 4;
const tableFontSize = 8;

export interface Placed {
  readonly index: number;
  readonly column: Column;
  readonly x: number;
  readonly width: number;
}

export interface Layout {
  readonly places: readonly Placed[];
  readonly fontSize: number;
}

/** All digits have the same width, so the longest text is the widest. One point is added against rounding. */
const textWidth = (pdf: Pdf, texts: readonly string[]) =>
  Math.ceil(pdf.widthOfString(longestOf(texts).replaceAll('-', '0'))) + 1;

const longestOf = (texts: readonly string[]) =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');

/** The least width at the usual font size: that of the longest amount or of the longest word of the title. */
function leastTextWidth(pdf: Pdf, { title }: Column, figures: readonly string[]): number {
  const words = printable(title).split(' ');
  const titleWidth = Math.max(...words.map((word) => textWidth(pdf.font(fonts.bold), [word])));
  return Math.max(titleWidth, textWidth(pdf.font(fonts.plain), figures));
}

/** Gives every column its least width, then divides the rest by the columns' shares above their least widths. */
function widthsOf(columns: readonly Column[], least: readonly number[], all: number): number[] {
  const shares = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const wanted = columns.map(({ width = 0 }, index) => Math.max(least[index] ?? 0, (all * width) / shares));
  const over = wanted.reduce((sum, width) => sum + width, 0) - all;
  const spare = wanted.map((width, index) => width - (least[index] ?? 0));
  const allSpare = spare.reduce((sum, width) => sum + width, 0);
  return wanted.map((width, index) => width - (allSpare > 0 ? (over * (spare[index] ?? 0)) / allSpare : 0));
}

/** Reduces the font size when the least widths do not fit on the page. */
export function layOut(pdf: Pdf, columns: readonly Column[], figuresOf: (index: number) => string[]): Layout {
  const onPage = columns.map((column, index) => ({ column, index })).filter(({ column }) => column.width !== undefined);
  pdf.fontSize(tableFontSize);
  const texts = onPage.map(({ column, index }) =>
    leastTextWidth(pdf, column, column.holds === 'amount' ? figuresOf(index) : []),
  );
  const all = innerWidth(pdf);
  const forTexts = all - 2 * cellPadding * onPage.length;
  const scale = Math.min(1, forTexts / texts.reduce((sum, width) => sum + width, 0));
  const least = texts.map((width) => width * scale + 2 * cellPadding);
  const widths = widthsOf(
    onPage.map(({ column }) => column),
    least,
    all,
  );
  let x: number = pdf.page.margins.left;
  const places = onPage.map(({ column, index }, place) => {
    const width = widths[place] ?? 0;
    x += width;
    return { index, column, x: x - width, width };
  });
  return { places, fontSize: tableFontSize * scale };
}
