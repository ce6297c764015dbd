// An amount that the bank sends as a text does not part from its currency at the end of a line.
import { expect, test } from 'vitest';
import { unbrokenAmount } from '../../src/lib/money-text.ts';

const texts: readonly (readonly [sent: string, shown: string])[] = [
  ['IDR 5,000,000,000.00', 'IDR\u00A05,000,000,000.00'],
  ['Rp 5.000.000.000,00', 'Rp\u00A05.000.000.000,00'],
  ['-Rp 1.500,00', '-Rp\u00A01.500,00'],
  ['IDR -1,500.00', 'IDR\u00A0-1,500.00'],
  ['28 Nov 2026', '28 Nov 2026'],
  ['BI-FAST', 'BI-FAST'],
  ['PT 77 Jaya', 'PT 77 Jaya'],
];

test.each(texts)('%s is shown as %s', (sent, shown) => {
  expect(unbrokenAmount(sent)).toBe(shown);
});
