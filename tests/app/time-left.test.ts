// The time left of a request: under a header only the time, elsewhere with the words that say what it is.
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TimeLeftCell } from '../../src/components/queue/time-left-cell.tsx';
import { addTexts, i18n } from '../../src/components/text/texts.ts';

beforeAll(async () => {
  await i18n.changeLanguage('en');
  addTexts('en', 'requests', JSON.parse(readFileSync('locales/en/requests.json', 'utf8')));
  vi.useFakeTimers({ now: new Date('2026-11-23T14:00:00+07:00'), toFake: ['Date'] });
});
afterAll(() => void vi.useRealTimers());

const since = '2026-11-23T08:00:00+07:00';
const textOf = (dueAt: string, hasHeader: boolean) =>
  renderToStaticMarkup(createElement(TimeLeftCell, { since, dueAt, hasHeader }))
    .replaceAll(/<[^>]+class="sr-only"[^>]*>[^<]*<\/[^>]+>/g, '')
    .replaceAll(/<[^>]+>/g, '');

test('a row without a header says in one piece how much time is left or how late it is', () => {
  expect(textOf('2026-11-23T23:30:00+07:00', false)).toBe('9 h 30 min left');
  expect(textOf('2026-11-23T15:05:00+07:00', false)).toBe('1 h 5 min left');
  expect(textOf('2026-11-23T10:32:00+07:00', false)).toBe('3 h 28 min late');
});

test('a column, whose header says that it is left, shows only the time', () => {
  expect(textOf('2026-11-23T23:30:00+07:00', true)).toBe('9 h 30 min');
  expect(textOf('2026-11-23T10:32:00+07:00', true)).toBe('3 h 28 min late');
});
