// Splits a csv into the cells of its lines.
const byteOrderMark = '\uFEFF';

export type CsvSeparator = ';' | ',';

export interface CsvLine {
  /** From 1. */
  readonly line: number;
  /** Null when a quote is not closed. */
  readonly cells: readonly string[] | null;
}

/** The separator is the one that the first line uses outside quotes. */
const separatorOf = (first: string): CsvSeparator => (first.replaceAll(/"[^"]*"/g, '').includes(';') ? ';' : ',');

const cellOf = {
  ';': /\s*(?:"((?:[^"]|"")*)"\s*|([^";]*))(;|$)/y,
  ',': /\s*(?:"((?:[^"]|"")*)"\s*|([^",]*))(,|$)/y,
} satisfies Record<CsvSeparator, RegExp>;

function cellsOf(text: string, separator: CsvSeparator): string[] | null {
  const cells: string[] = [];
  const pattern = cellOf[separator];
  pattern.lastIndex = 0;
  for (;;) {
    const found = pattern.exec(text);
    if (!found) return null;
    const [, quoted, plain, end] = found;
    cells.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
    if (!end) return cells;
  }
}

/** Empty lines are left out; they keep their number. */
export function csvLines(text: string): CsvLine[] {
  const lines = text.replace(byteOrderMark, '').split(/\r\n|\n|\r/);
  const filled = lines.map((content, index) => ({ line: index + 1, content })).filter(({ content }) => content.trim());
  const separator = separatorOf(filled[0]?.content ?? '');
  return filled.map(({ line, content }) => ({ line, cells: cellsOf(content, separator) }));
}
