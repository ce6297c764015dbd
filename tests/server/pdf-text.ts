// Reads the text of a PDF that the bank made, line by line.
import { inflateSync } from 'node:zlib';

const shownText = /\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/g;
const stream = /stream\r?\n([\s\S]*?)\r?\nendstream/g;

const lettersOf = (array: string) =>
  [...array.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join('');

function inflated(bytes: string): string {
  try {
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

export function textOfPdf(file: Uint8Array): string[] {
  const source = Buffer.from(file).toString('latin1');
  const pages = [...source.matchAll(stream)].map(([, bytes = '']) => inflated(bytes));
  return pages.flatMap((page) => [...page.matchAll(shownText)].map(([, array = '']) => lettersOf(array)));
}
