// Reads the text and the QR code of a PDF that the bank made.
import { inflateSync } from 'node:zlib';
import { modulesOf, textOfQr } from '../qr-reader.ts';

const shownText = /\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/g;
// The bytes before the line break may end with a carriage return of their own.
const stream = /stream\r?\n([\s\S]*?)\nendstream/g;

const lettersOf = (array: string) =>
  [...array.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join('');

function inflated(bytes: string): string {
  try {
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

function pagesOf(file: Uint8Array): string[] {
  const source = Buffer.from(file).toString('latin1');
  return [...source.matchAll(stream)].map(([, bytes = '']) => inflated(bytes));
}

export function textOfPdf(file: Uint8Array): string[] {
  return pagesOf(file).flatMap((page) => [...page.matchAll(shownText)].map(([, array = '']) => lettersOf(array)));
}

/** Counts the page objects. */
export const countPages = (file: Uint8Array): number =>
  [
    ...Buffer.from(file)
      .toString('latin1')
      .matchAll(/\/Type \/Page\b/g),
  ].length;

const rectangle = /([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g;

/** Reads the QR code that consists of the rectangles of the PDF. */
export function qrOfPdf(file: Uint8Array): string {
  const drawn = pagesOf(file).flatMap((page) => [...page.matchAll(rectangle)].map((one) => one.slice(1).map(Number)));
  const [first] = drawn;
  const module = first?.[3] ?? 1;
  return textOfQr(
    modulesOf(
      drawn.map(([x = 0, y = 0, width = 0]) => ({ x, y, width })),
      module,
    ),
  );
}
