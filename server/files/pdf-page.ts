// The pages of a PDF: the bank's name and the title at the top, the company and the page number at the bottom.
import { formatMoment } from '../../domain/date-format.ts';
import type { Letterhead } from './table-file.ts';

export type Pdf = PDFKit.PDFDocument;

/** The digits of the standard fonts have one width, so that columns of amounts line up. */
export const fonts = { plain: 'Helvetica', bold: 'Helvetica-Bold', fixed: 'Courier' } as const;
export const colors = {
  text: '#1f2933',
  muted: '#5f6c7b',
  line: '#d5dbe1',
  brand: '#0a6870',
  success: '#125b36',
} as const;

const margins = { top: 96, bottom: 64, left: 48, right: 48 };
/** Between two texts on one line. */
const gap = 12;
const words = {
  EN: { page: 'Page', of: 'of', madeAt: 'Created on' },
  ID: { page: 'Halaman', of: 'dari', madeAt: 'Dibuat pada' },
} as const;

/** Replaces characters that the standard fonts lack with a question mark. */
export const printable = (text: string) => text.replaceAll(/[^\n\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€]/gu, '?');

export const innerWidth = (pdf: Pdf) => pdf.page.width - margins.left - margins.right;
export const lowestLine = (pdf: Pdf) => pdf.page.height - margins.bottom;

/** Two texts beside each other, each on one line of its half of the page. */
function halves(pdf: Pdf, height: number) {
  const width = (innerWidth(pdf) - gap) / 2;
  return { right: margins.left + width + gap, place: { width, height, ellipsis: true } };
}

function drawHead(pdf: Pdf, { bankName }: Letterhead, title: string): void {
  const { right, place } = halves(pdf, 12);
  pdf.font(fonts.bold).fontSize(13).fillColor(colors.brand);
  pdf.text(printable(bankName), margins.left, 40, { ...place, height: 16 });
  pdf.font(fonts.plain).fontSize(10).fillColor(colors.muted);
  pdf.text(printable(title), right, 42, { ...place, align: 'right' });
  const end = pdf.page.width - margins.right;
  pdf.moveTo(margins.left, 64).lineTo(end, 64).lineWidth(1).strokeColor(colors.brand).stroke();
}

/** The page number takes what it needs; where a company's name is too long for the rest, it is cut, never the time. */
function drawFoot(pdf: Pdf, letterhead: Letterhead, page: string): void {
  const { companyName, madeAt, language } = letterhead;
  // PDFKit would begin a new page for text below the bottom margin.
  pdf.page.margins.bottom = 0;
  const y = pdf.page.height - 40;
  const made = `${words[language].madeAt} ${formatMoment(madeAt.getTime(), language)}`;
  pdf.font(fonts.plain).fontSize(8).fillColor(colors.muted);
  const pageWidth = pdf.widthOfString(page) + 1;
  const place = { height: 10, ellipsis: true };
  const width = innerWidth(pdf) - pageWidth - gap;
  pdf.text(printable(`${made}  •  ${companyName}`), margins.left, y, { ...place, width });
  pdf.text(page, pdf.page.width - margins.right - pageWidth, y, { ...place, width: pageWidth, align: 'right' });
}

function numberPages(pdf: Pdf, letterhead: Letterhead, title: string): void {
  const { page, of } = words[letterhead.language];
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    drawHead(pdf, letterhead, title);
    drawFoot(pdf, letterhead, `${page} ${index + 1} ${of} ${count}`);
  }
}

/** Returns a PDF with the content that draw() draws, on as many pages as needed. */
export async function renderPdf(
  letterhead: Letterhead,
  title: string,
  draw: (pdf: Pdf) => void | Promise<void>,
): Promise<Buffer> {
  const info = { Title: printable(title), Author: printable(letterhead.bankName), CreationDate: letterhead.madeAt };
  const lang = letterhead.language === 'ID' ? 'id-ID' : 'en-US';
  // Imported on demand, because PDFKit is large.
  const { default: PdfKit } = await import('pdfkit');
  const pdf = new PdfKit({ size: 'A4', margins, bufferPages: true, info, lang });
  const finished = Array.fromAsync(pdf as AsyncIterable<Uint8Array>);
  pdf.fillColor(colors.text);
  await draw(pdf);
  numberPages(pdf, letterhead, title);
  pdf.end();
  return Buffer.concat(await finished);
}
