import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { textParts } from '../../domain/text-parts.ts';

test('a short list stays one text, and a long one is divided behind a comma', () => {
  expect(textParts('Budi, Rina', 20)).toEqual(['Budi, Rina']);
  expect(textParts('Budi, Rina, Dewi, Agus', 12)).toEqual(['Budi, Rina,', 'Dewi, Agus']);
  expect(textParts('', 5)).toEqual(['']);
});

test('nothing of a list is lost, and no part is too long', () => {
  const names = fc.array(fc.stringMatching(/^[a-z]{1,30}$/), { maxLength: 60 });
  fc.assert(
    fc.property(names, fc.integer({ min: 40, max: 200 }), (texts, longest) => {
      const parts = textParts(texts.join(', '), longest);
      expect(parts.every((part) => part.length <= longest)).toBe(true);
      expect(
        parts
          .join(' ')
          .split(', ')
          .filter((text) => text !== ''),
      ).toEqual(texts);
    }),
  );
});
