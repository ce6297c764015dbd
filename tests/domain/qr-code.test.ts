import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestText } from '../../domain/qr-code/codewords.ts';
import { multiply, powerOfTwo } from '../../domain/qr-code/galois.ts';
import { darkRuns, qrModules } from '../../domain/qr-code/qr-code.ts';
import { codewordsOf, versionFor } from '../../domain/qr-code/codewords.ts';
import { modulesOf, textOfQr } from '../qr-reader.ts';

const ascii = fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)) });

test('every text of up to 180 ASCII characters is read back from its code', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: longestText }), ascii, (length, text) => {
      const written = text.padEnd(length, '#').slice(0, longestText);
      expect(textOfQr(qrModules(written))).toBe(written);
    }),
    { numRuns: 40 },
  );
});

test.each([1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 122, 123, 152, 153, 180])(
  'a text of %s characters is read back, at the edge of a version',
  (length) => {
    const text = 'BPN|0123456789ABCDEF'.repeat(9).slice(0, length);
    expect(textOfQr(qrModules(text))).toBe(text);
  },
);

test.each([10, 80, 170])('each block of a text of %s characters is a word of its Reed-Solomon code', (length) => {
  const text = 'x'.repeat(length);
  const version = versionFor(text);
  const { blocks, dataBytes, correctionBytes } = version;
  const words = codewordsOf(text, version);
  const short = Math.floor(dataBytes / blocks);
  const data = Array.from({ length: short }, (_, place) => words[place * blocks] ?? 0);
  const correction = Array.from({ length: correctionBytes }, (_, place) => words[dataBytes + place * blocks] ?? 0);
  const block = [...data, ...correction];
  for (let exponent = 0; exponent < correctionBytes; exponent += 1) {
    const at = powerOfTwo(exponent);
    expect(block.reduce((sum, byte) => multiply(sum, at) ^ byte, 0)).toBe(0);
  }
});

test('the runs that are drawn are the dark modules', () => {
  const modules = qrModules('126112300458217');
  const drawn = darkRuns(modules).map(({ row, column, length }) => ({ x: column, y: row, width: length }));
  expect(modulesOf(drawn, 1)).toEqual(modules);
});

test.each(['Ä', '\n', 'x'.repeat(181)])('a text that does not fit is refused', (text) => {
  expect(() => qrModules(text)).toThrow(RangeError);
});
