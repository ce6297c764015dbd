import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSwiftName, isSwiftText, leftOutSigns, swiftName, swiftText } from '../../domain/swift-text.ts';

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

test('any text becomes one that SWIFT carries, and such a text stays as it is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const sent = swiftText(text);
      expect(isSwiftText(sent)).toBe(true);
      expect(swiftText(sent)).toBe(sent);
      const name = swiftName(text);
      expect([isSwiftName(name), swiftName(name)]).toEqual([true, name]);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['Müller & Söhne KG', 'Muller and Sohne KG'],
  ['Straße 7_b', 'Strasse 7-b'],
  ['O’Neill–Smith', "O'Neill-Smith"],
  ['sales@acme', 'sales(at)acme'],
  ['東京商事', ''],
])('%s is written as %s', (typed, sent) => {
  expect(swiftText(typed)).toBe(sent);
});

test('SWIFT carries : ? and +, which a name writes in its own way', () => {
  expect(swiftText('Invoice 2026/114 – Ersatzteile: 50 %?')).toBe('Invoice 2026/114 - Ersatzteile: 50 ?');
  expect(swiftName('A_B@C|D + E: F?')).toBe('A-B(at)C/D and E- F');
});

test('the signs that are left out are named, each once', () => {
  expect(leftOutSigns('50 % von 株 %', swiftText)).toEqual(['%', '株']);
  expect(leftOutSigns('Müller: GmbH?', swiftName)).toEqual(['?']);
});
