// A printed document of one page or two: words, facts, and lines that keep their places.
import { drawFacts, drawFixed, drawHeading, drawHeadline, drawParagraph, type Headline } from './pdf-sections.ts';
import { renderPdf } from './pdf-page.ts';
import type { Fact, Letterhead } from './table-file.ts';

export interface PdfDocument {
  readonly title: string;
  /** What it is about, large, with a line above and a line below it. */
  readonly headline?: Headline;
  readonly paragraphs?: readonly string[];
  readonly facts: readonly Fact[];
  readonly fixedLines?: readonly string[];
}

export async function renderDocumentPdf(letterhead: Letterhead, document: PdfDocument): Promise<Buffer> {
  const { title, headline, paragraphs = [], facts, fixedLines = [] } = document;
  return renderPdf(letterhead, title, (pdf) => {
    drawHeading(pdf, title);
    for (const paragraph of paragraphs) drawParagraph(pdf, paragraph);
    if (headline) drawHeadline(pdf, headline);
    drawFacts(pdf, facts);
    drawFixed(pdf, fixedLines);
  });
}
