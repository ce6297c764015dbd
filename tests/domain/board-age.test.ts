import { expect, test } from 'vitest';
import { isOldBoard } from '../../domain/board-age.ts';

const at = (text: string) => Date.parse(text);

test('a rate of an earlier day in Jakarta is old, and one of today is not', () => {
  expect(isOldBoard(at('2026-11-27T08:00:00+07:00'), '2026-11-30')).toBe(true);
  expect(isOldBoard(at('2026-11-29T23:59:00+07:00'), '2026-11-30')).toBe(true);
  expect(isOldBoard(at('2026-11-29T18:00:00Z'), '2026-11-30')).toBe(false);
  expect(isOldBoard(at('2026-11-30T08:00:00+07:00'), '2026-11-30')).toBe(false);
});
