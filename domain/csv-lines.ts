// Splits a csv (RFC 4180) into the cells of its records. A quoted cell may go over several lines.
const byteOrderMark = '\uFEFF';

export type CsvSeparator = ';' | ',';

export interface CsvLine {
  /** That the record begins in, from 1. */
  readonly line: number;
  /** Null when a quote is not closed. */
  readonly cells: readonly string[] | null;
}

const lineEnd = /\r\n|\n|\r/g;
const linesIn = (text: string): number => text.split(lineEnd).length;

/** The separator is the one that the first record uses outside quotes. */
function separatorOf(text: string): CsvSeparator {
  const [first = ''] = text
    .replaceAll(/"[^"]*"/g, '')
    .trimStart()
    .split(lineEnd, 1);
  return first.includes(';') ? ';' : ',';
}

const cellOf = {
  ';': /[^\S\r\n]*(?:"([^"]*(?:""[^"]*)*)"[^\S\r\n]*|([^";\r\n]*))(;|\r\n|\n|\r|$)/y,
  ',': /[^\S\r\n]*(?:"([^"]*(?:""[^"]*)*)"[^\S\r\n]*|([^",\r\n]*))(,|\r\n|\n|\r|$)/y,
} satisfies Record<CsvSeparator, RegExp>;

interface Found {
  readonly cells: readonly string[] | null;
  readonly end: number;
}

function recordAt(text: string, start: number, separator: CsvSeparator): Found {
  const cells: string[] = [];
  const pattern = cellOf[separator];
  pattern.lastIndex = start;
  for (;;) {
    const found = pattern.exec(text);
    if (!found) return { cells: null, end: endOfLine(text, start) };
    const [, quoted, plain, end] = found;
    cells.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
    if (end !== separator) return { cells, end: pattern.lastIndex };
  }
}

/** A quote that is not closed spoils its own line only. */
function endOfLine(text: string, start: number): number {
  lineEnd.lastIndex = start;
  return lineEnd.test(text) ? lineEnd.lastIndex : text.length;
}

/** Empty lines are left out; they keep their number. */
export function csvLines(text: string): CsvLine[] {
  const whole = text.replace(byteOrderMark, '');
  const separator = separatorOf(whole);
  const records: CsvLine[] = [];
  for (let [start, line] = [0, 1]; start < whole.length;) {
    const { cells, end } = recordAt(whole, start, separator);
    const content = whole.slice(start, end);
    if (content.trim()) records.push({ line, cells });
    line += linesIn(content) - 1;
    start = end;
  }
  return records;
}
