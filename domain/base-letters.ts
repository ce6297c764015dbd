// Letters with accents and their base letters, for texts that carry only unaccented ones.

/** Letters that Unicode does not take apart, and the signs that a keyboard or a word processor writes in their place. */
const withoutParts: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
};

const baseOf = (sign: string): string =>
  withoutParts[sign] ?? (/[\p{L}\p{Nd}]/u.test(sign) ? sign.normalize('NFKD').replaceAll(/\p{M}/gu, '') : sign);

/** Replaces accented letters by their base letters, and wide letters and digits by narrow ones. Others stay. */
export const baseLetters = (text: string): string => [...text.normalize('NFC')].map(baseOf).join('');
