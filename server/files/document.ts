// A printed document of one page or two: words, facts, and lines that keep their places.
import { drawFacts, drawFixed, drawHeading, drawHeadline, drawParagraph, type Headline } from './printed.ts';
import { onPaper } from './paper.ts';
import type { Fact, Letterhead } from './sheet.ts';

export interface Document {
  readonly title: string;
  /** What it is about, large, with a line above and a line below it. */
  readonly headline?: Headline;
  readonly paragraphs?: readonly string[];
  readonly facts: readonly Fact[];
  readonly fixedLines?: readonly string[];
}

export async function printDocument(letterhead: Letterhead, document: Document): Promise<Buffer> {
  const { title, headline, paragraphs = [], facts, fixedLines = [] } = document;
  return onPaper(letterhead, title, (paper) => {
    drawHeading(paper, title);
    for (const paragraph of paragraphs) drawParagraph(paper, paragraph);
    if (headline) drawHeadline(paper, headline);
    drawFacts(paper, facts);
    drawFixed(paper, fixedLines);
  });
}
