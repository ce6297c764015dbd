// The parts of which printed documents consist: headings, facts, paragraphs and tables.
import { setImmediate as breathe } from 'node:timers/promises';
import { formatDate, formatMoment } from '../../domain/date-format.ts';
import { formatAmount } from '../../domain/money-format.ts';
import type { Language } from '../../generated/types.ts';
import { minorOf } from '../db/numeric.ts';
import { cellPadding, layOut, type Layout, type Placed } from './column-widths.ts';
import { fonts, ink, innerWidth, lowestLine, onPaper, printable, type Paper } from './paper.ts';
import type { Column, Fact, Letterhead, Sheet } from './sheet.ts';

const factLabelShare = 0.32;
const rowsAtOnce = 100;

/** Goes on the next page where this one has no room left. */
function makeRoom(paper: Paper, height: number): void {
  if (paper.y + height > lowestLine(paper)) paper.addPage();
}

export function drawHeading(paper: Paper, text: string): void {
  makeRoom(paper, 60);
  paper.font(fonts.bold).fontSize(15).fillColor(ink.text);
  paper.text(printable(text), paper.page.margins.left, paper.y, { width: innerWidth(paper) }).moveDown(0.6);
}

export function drawParagraph(paper: Paper, text: string): void {
  paper.font(fonts.plain).fontSize(10).fillColor(ink.text);
  paper.text(printable(text), paper.page.margins.left, paper.y, { width: innerWidth(paper) }).moveDown(0.8);
}

export interface Headline {
  readonly label: string;
  readonly text: string;
  readonly note?: string;
}

export function drawHeadline(paper: Paper, { label, text, note = '' }: Headline): void {
  const place = { width: innerWidth(paper) };
  const { left } = paper.page.margins;
  paper.font(fonts.bold).fontSize(10).fillColor(ink.done).text(printable(label), left, paper.y, place);
  paper.font(fonts.bold).fontSize(22).fillColor(ink.text).text(printable(text), place);
  paper.font(fonts.plain).fontSize(10).fillColor(ink.quiet).text(printable(note), place).moveDown(1);
}

function drawLine(paper: Paper, y: number): void {
  const { left, right } = paper.page.margins;
  paper.moveTo(left, y).lineTo(paper.page.width - right, y);
  paper.lineWidth(0.5).strokeColor(ink.line).stroke();
}

function drawFact(paper: Paper, [label, value]: Fact): void {
  const { left } = paper.page.margins;
  const labelWidth = innerWidth(paper) * factLabelShare;
  const valueWidth = innerWidth(paper) - labelWidth;
  paper.font(fonts.bold).fontSize(10);
  makeRoom(paper, paper.heightOfString(printable(value), { width: valueWidth }));
  const { y } = paper;
  paper
    .font(fonts.plain)
    .fillColor(ink.quiet)
    .text(printable(label), left, y, { width: labelWidth - 8 });
  const afterLabel = paper.y;
  paper
    .font(fonts.bold)
    .fillColor(ink.text)
    .text(printable(value), left + labelWidth, y, { width: valueWidth });
  const end = Math.max(afterLabel, paper.y) + 5;
  drawLine(paper, end);
  paper.y = end + 6;
}

export function drawFacts(paper: Paper, facts: readonly Fact[]): void {
  for (const fact of facts) drawFact(paper, fact);
  paper.y += 8;
}

export function drawFixed(paper: Paper, lines: readonly string[]): void {
  paper.font(fonts.fixed).fontSize(10).fillColor(ink.text);
  paper.text(printable(lines.join('\n')), paper.page.margins.left, paper.y, { width: innerWidth(paper), lineGap: 3 });
}

/** As people read it. */
export function shownCell(cell: string, { holds }: Column, language: Language): string {
  if (cell === '' || holds === 'text') return cell;
  if (holds === 'amount') return formatAmount({ minor: minorOf(cell), currency: 'IDR' }, language);
  return holds === 'date' ? formatDate(cell, language) : formatMoment(Date.parse(cell), language);
}

function drawRow(paper: Paper, places: readonly Placed[], textOf: (place: Placed) => string): void {
  const cells = places.map((cell) => ({ ...cell, text: printable(textOf(cell)) }));
  const heights = cells.map(({ text, width }) => paper.heightOfString(text, { width: width - 2 * cellPadding }));
  const height = Math.max(...heights) + 2 * cellPadding;
  makeRoom(paper, height);
  const { y } = paper;
  for (const { text, x, width, column } of cells) {
    const align = column.holds === 'amount' ? 'right' : 'left';
    paper.text(text, x + cellPadding, y + cellPadding, { width: width - 2 * cellPadding, align });
  }
  drawLine(paper, y + height);
  paper.y = y + height;
}

function drawTitles(paper: Paper, { places, fontSize }: Layout): void {
  makeRoom(paper, 60);
  paper.font(fonts.bold).fontSize(fontSize).fillColor(ink.quiet);
  drawRow(paper, places, ({ column }) => column.title);
  paper.font(fonts.plain).fillColor(ink.text);
}

/** A long table lets others of this process work in between. */
async function drawTable(
  paper: Paper,
  columns: readonly Column[],
  rows: Sheet['sections'][number]['rows'],
  language: Language,
) {
  const textOf = (row: readonly string[], column: Column, index: number) =>
    printable(shownCell(row[index] ?? '', column, language));
  const figuresOf = (index: number) => rows.map((row) => textOf(row, columns[index] as Column, index));
  const layout = layOut(paper, columns, figuresOf);
  drawTitles(paper, layout);
  const titlesAgain = () => drawTitles(paper, layout);
  paper.on('pageAdded', titlesAgain);
  for (const [number, row] of rows.entries()) {
    if (number % rowsAtOnce === rowsAtOnce - 1) await breathe();
    drawRow(paper, layout.places, ({ index, column }) => shownCell(row[index] ?? '', column, language));
  }
  paper.off('pageAdded', titlesAgain);
  paper.y += 16;
}

export async function printSheet(letterhead: Letterhead, { title, columns, sections }: Sheet): Promise<Buffer> {
  return onPaper(letterhead, title, async (paper) => {
    drawHeading(paper, title);
    for (const { heading, facts, rows } of sections) {
      if (heading) drawHeading(paper, heading);
      drawFacts(paper, facts);
      await drawTable(paper, columns, rows, letterhead.language);
    }
  });
}
