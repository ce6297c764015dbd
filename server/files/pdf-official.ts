// Draws an official receipt in a PDF: its number and QR code at the top, then its sections.
import { darkRuns, qrModules } from '../../domain/qr-code/qr-code.ts';
import { drawFact, drawFacts, drawHeading, drawParagraph, makeRoom } from './pdf-sections.ts';
import type { Pdf } from './pdf-page.ts';
import type { Fact } from './table-file.ts';

export interface OfficialReceipt {
  readonly title: string;
  readonly subtitle: string;
  /** The text of the QR code. */
  readonly code: string;
  /** Printed beside the QR code. */
  readonly numbers: readonly Fact[];
  readonly sections: readonly { readonly heading: string; readonly facts: readonly Fact[] }[];
}

const moduleSize = 3;
const space = 24;

/** Returns the width and height of the code. */
function drawCode(pdf: Pdf, text: string, left: number, top: number): number {
  const modules = qrModules(text);
  for (const { row, column, length } of darkRuns(modules))
    pdf.rect(left + column * moduleSize, top + row * moduleSize, length * moduleSize, moduleSize);
  pdf.fill('#000000');
  return modules.length * moduleSize;
}

function drawNumbers(pdf: Pdf, { code, numbers }: OfficialReceipt): void {
  makeRoom(pdf, 180);
  const { left } = pdf.page.margins;
  const top = pdf.y;
  const size = drawCode(pdf, code, left, top);
  for (const number of numbers) drawFact(pdf, number, left + size + space);
  pdf.y = Math.max(pdf.y, top + size + space);
}

export function drawOfficial(pdf: Pdf, receipt: OfficialReceipt): void {
  const { title, subtitle, sections } = receipt;
  drawHeading(pdf, title);
  drawParagraph(pdf, subtitle);
  drawNumbers(pdf, receipt);
  for (const { heading, facts } of sections) {
    drawHeading(pdf, heading);
    drawFacts(pdf, facts);
  }
}
