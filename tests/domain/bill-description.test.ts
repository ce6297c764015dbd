// What a biller calls a bill is read in the language of the reader, as far as its words are known.
import { expect, test } from 'vitest';
import { billDescription } from '../../domain/bill-description.ts';
import { billers } from '../../server/host/sandbox-billers.ts';

const known = [
  ['Rekening listrik Oktober 2026', 'Electricity bill October 2026'],
  ['Iuran Mei 2026', 'Contribution May 2026'],
  ['Setoran dana', 'Deposit of funds'],
  ['Denda keterlambatan Oktober 2026', 'Denda keterlambatan Oktober 2026'],
  ['', ''],
] as const;

test.each(known)('%j is %j in English, and stays as it is in Indonesian', (text, english) => {
  expect(billDescription(text, 'EN')).toBe(english);
  expect(billDescription(text, 'ID')).toBe(text);
});

test.each(known)('%j is read in Indonesian also where it was answered as %j', (text, english) => {
  expect(billDescription(english, 'ID')).toBe(text);
  expect(billDescription(english, 'EN')).toBe(english);
});

test('every description of the demonstration has English words', () => {
  for (const { description } of Object.values(billers))
    expect(billDescription(description, 'EN')).not.toBe(description);
});
