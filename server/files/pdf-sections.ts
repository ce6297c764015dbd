// Draws the parts of a PDF: headings, facts, paragraphs and tables.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { formatDate, formatMoment } from '../../domain/date-format.ts';
import { formatAmount } from '../../domain/money-format.ts';
import type { Language } from '../../generated/types.ts';
import { minorOf } from '../db/numeric.ts';
import { cellPadding, layOut, type Layout, type Placed } from './column-widths.ts';
import { fonts, colors, innerWidth, lowestLine, renderPdf, printable, type Pdf } from './pdf-page.ts';
import type { Column, Fact, Letterhead, TableFile } from './table-file.ts';

const factLabelShare = 0.32;
const rowsAtOnce = 100;

/** Adds a page when this height does not fit on the current one. */
export function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > lowestLine(pdf)) pdf.addPage();
}

export function drawHeading(pdf: Pdf, text: string): void {
  makeRoom(pdf, 60);
  pdf.font(fonts.bold).fontSize(15).fillColor(colors.text);
  pdf.text(printable(text), pdf.page.margins.left, pdf.y, { width: innerWidth(pdf) }).moveDown(0.6);
}

export function drawParagraph(pdf: Pdf, text: string): void {
  pdf.font(fonts.plain).fontSize(10).fillColor(colors.text);
  pdf.text(printable(text), pdf.page.margins.left, pdf.y, { width: innerWidth(pdf) }).moveDown(0.8);
}

export interface Headline {
  readonly label: string;
  readonly text: string;
  readonly note?: string;
}

export function drawHeadline(pdf: Pdf, { label, text, note = '' }: Headline): void {
  const place = { width: innerWidth(pdf) };
  const { left } = pdf.page.margins;
  pdf.font(fonts.bold).fontSize(10).fillColor(colors.success).text(printable(label), left, pdf.y, place);
  pdf.font(fonts.bold).fontSize(22).fillColor(colors.text).text(printable(text), place);
  pdf.font(fonts.plain).fontSize(10).fillColor(colors.muted).text(printable(note), place).moveDown(1);
}

function drawLine(pdf: Pdf, y: number, left = pdf.page.margins.left): void {
  const { right } = pdf.page.margins;
  pdf.moveTo(left, y).lineTo(pdf.page.width - right, y);
  pdf.lineWidth(0.5).strokeColor(colors.line).stroke();
}

/** Draws the fact from this position to the right margin. */
export function drawFact(pdf: Pdf, [label, value]: Fact, left = pdf.page.margins.left): void {
  const width = innerWidth(pdf) - (left - pdf.page.margins.left);
  const labelWidth = width * factLabelShare;
  const valueWidth = width - labelWidth;
  pdf.font(fonts.bold).fontSize(10);
  makeRoom(pdf, pdf.heightOfString(printable(value), { width: valueWidth }));
  const { y } = pdf;
  pdf
    .font(fonts.plain)
    .fillColor(colors.muted)
    .text(printable(label), left, y, { width: labelWidth - 8 });
  const afterLabel = pdf.y;
  pdf
    .font(fonts.bold)
    .fillColor(colors.text)
    .text(printable(value), left + labelWidth, y, { width: valueWidth });
  const end = Math.max(afterLabel, pdf.y) + 5;
  drawLine(pdf, end, left);
  pdf.y = end + 6;
}

export function drawFacts(pdf: Pdf, facts: readonly Fact[]): void {
  for (const fact of facts) drawFact(pdf, fact);
  pdf.y += 8;
}

export function drawFixed(pdf: Pdf, lines: readonly string[]): void {
  pdf.font(fonts.fixed).fontSize(10).fillColor(colors.text);
  pdf.text(printable(lines.join('\n')), pdf.page.margins.left, pdf.y, { width: innerWidth(pdf), lineGap: 3 });
}

/** Formats a cell for readers, in their language. */
export function formatCell(cell: string, { holds }: Column, language: Language): string {
  if (cell === '' || holds === 'text') return cell;
  if (holds === 'amount') return formatAmount({ minor: minorOf(cell), currency: 'IDR' }, language);
  return holds === 'date' ? formatDate(cell, language) : formatMoment(Date.parse(cell), language);
}

function drawRow(pdf: Pdf, places: readonly Placed[], textOf: (place: Placed) => string): void {
  const cells = places.map((cell) => ({ ...cell, text: printable(textOf(cell)) }));
  const heights = cells.map(({ text, width }) => pdf.heightOfString(text, { width: width - 2 * cellPadding }));
  const height = Math.max(...heights) + 2 * cellPadding;
  makeRoom(pdf, height);
  const { y } = pdf;
  for (const { text, x, width, column } of cells) {
    const align = column.holds === 'amount' ? 'right' : 'left';
    pdf.text(text, x + cellPadding, y + cellPadding, { width: width - 2 * cellPadding, align });
  }
  drawLine(pdf, y + height);
  pdf.y = y + height;
}

function drawTitles(pdf: Pdf, { places, fontSize }: Layout): void {
  makeRoom(pdf, 60);
  pdf.font(fonts.bold).fontSize(fontSize).fillColor(colors.muted);
  drawRow(pdf, places, ({ column }) => column.title);
  pdf.font(fonts.plain).fillColor(colors.text);
}

/** Yields to the event loop between blocks of rows, so that a long table does not block other requests. */
async function drawTable(
  pdf: Pdf,
  columns: readonly Column[],
  rows: TableFile['sections'][number]['rows'],
  language: Language,
) {
  const textOf = (row: readonly string[], column: Column, index: number) =>
    printable(formatCell(row[index] ?? '', column, language));
  const figuresOf = (index: number) => rows.map((row) => textOf(row, columns[index] as Column, index));
  const layout = layOut(pdf, columns, figuresOf);
  drawTitles(pdf, layout);
  const titlesAgain = () => drawTitles(pdf, layout);
  pdf.on('pageAdded', titlesAgain);
  for (const [number, row] of rows.entries()) {
    if (number % rowsAtOnce === rowsAtOnce - 1) await yieldToEventLoop();
    drawRow(pdf, layout.places, ({ index, column }) => formatCell(row[index] ?? '', column, language));
  }
  pdf.off('pageAdded', titlesAgain);
  pdf.y += 16;
}

export async function renderTablePdf(letterhead: Letterhead, { title, columns, sections }: TableFile): Promise<Buffer> {
  return renderPdf(letterhead, title, async (pdf) => {
    drawHeading(pdf, title);
    for (const { heading, facts, rows } of sections) {
      if (heading) drawHeading(pdf, heading);
      drawFacts(pdf, facts);
      await drawTable(pdf, columns, rows, letterhead.language);
    }
  });
}
