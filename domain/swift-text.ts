// The text of a payment message. SWIFT carries fewer characters than a keyboard has, so a text is converted before it
// is sent, and the user sees and accepts the converted text.

const writable = /^[A-Za-z0-9/\-().,' ]*$/;
const words: Readonly<Record<string, string>> = {
  '&': ' and ',
  '+': ' and ',
  '@': '(at)',
  _: '-',
  '|': '/',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
};

export const isSwiftText = (text: string): boolean => writable.test(text);

/** Returns the text as SWIFT carries it. A character that has no counterpart is left out. */
export function swiftText(text: string): string {
  if (isSwiftText(text)) return text;
  return [...text]
    .map((sign) => words[sign] ?? sign)
    .join('')
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9/\-().,' ]/g, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
