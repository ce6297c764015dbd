// A PDF document of one or two pages: paragraphs, facts, and lines in a fixed-width font.
import { drawFacts, drawFixed, drawHeading, drawHeadline, drawParagraph, type Headline } from './pdf-sections.ts';
import { drawOfficial, type OfficialReceipt } from './pdf-official.ts';
import { renderPdf } from './pdf-page.ts';
import type { Fact, Letterhead } from './table-file.ts';

export interface PdfDocument {
  readonly title: string;
  /** The large text, with a small line above and below it. */
  readonly headline?: Headline;
  readonly paragraphs?: readonly string[];
  readonly facts: readonly Fact[];
  /** The receipt of an authority, below the facts of the bank. */
  readonly official?: OfficialReceipt | undefined;
  readonly fixedLines?: readonly string[];
}

export async function renderDocumentPdf(letterhead: Letterhead, document: PdfDocument): Promise<Buffer> {
  const { title, headline, paragraphs = [], facts, official, fixedLines = [] } = document;
  return renderPdf(letterhead, title, (pdf) => {
    if (title !== official?.title) drawHeading(pdf, title);
    for (const paragraph of paragraphs) drawParagraph(pdf, paragraph);
    if (headline) drawHeadline(pdf, headline);
    drawFacts(pdf, facts);
    if (official) drawOfficial(pdf, official);
    drawFixed(pdf, fixedLines);
  });
}
