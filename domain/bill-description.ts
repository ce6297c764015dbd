// What billers call their bills. They say it in Indonesian.
import type { Language } from './language.ts';
import { wordIn, type WordPairs } from './word-pairs.ts';

const names: WordPairs = [
  ['Tagihan', 'Bill'],
  ['Rekening listrik', 'Electricity bill'],
  ['Tagihan telepon', 'Telephone bill'],
  ['Tagihan internet', 'Internet bill'],
  ['Iuran', 'Contribution'],
  ['Premi', 'Premium'],
  ['Setoran dana', 'Deposit of funds'],
  ['Angsuran kendaraan', 'Vehicle instalment'],
];
const months: WordPairs = [
  ['Januari', 'January'],
  ['Februari', 'February'],
  ['Maret', 'March'],
  ['April', 'April'],
  ['Mei', 'May'],
  ['Juni', 'June'],
  ['Juli', 'July'],
  ['Agustus', 'August'],
  ['September', 'September'],
  ['Oktober', 'October'],
  ['November', 'November'],
  ['Desember', 'December'],
];
const ofMonth = new RegExp(String.raw`^(.+?)(?: (${months.flat().join('|')}) (\d{4}))?$`);

/** A description that is not known stays in the biller's own words. */
export function billDescription(description: string, language: Language): string {
  const [, what = '', month = '', year = ''] = ofMonth.exec(description) ?? [];
  const name = wordIn(names, what, language);
  if (name === undefined) return description;
  return [name, wordIn(months, month, language), year].filter(Boolean).join(' ');
}
