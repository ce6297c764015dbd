import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSwiftText, swiftText } from '../../domain/swift-text.ts';

const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

test('any text becomes one that SWIFT carries, and such a text stays as it is', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const sent = swiftText(text);
      expect(isSwiftText(sent)).toBe(true);
      expect(swiftText(sent)).toBe(sent);
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
