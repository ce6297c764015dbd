// A time of day is written as in the portal: 14:30 WIB in English, pukul 14.30 WIB in an Indonesian sentence.
import { expect, test } from 'vitest';
import { formatTime } from '../../domain/date-format.ts';
import { deadlineWords } from '../../server/accounts/deadline-words.ts';
import { allTextsOf } from '../app/locale-texts.ts';

test('a cut-off of the day says its time', () => {
  expect(deadlineWords.EN.cutOff('LLG', formatTime('12:00', 'EN'))).toBe('LLG closes at 12:00 WIB');
  expect(deadlineWords.ID.cutOff('LLG', formatTime('12:00', 'ID'))).toBe('LLG ditutup pukul 12.00 WIB');
});

test('no Indonesian text writes a time with a colon', () => {
  expect(allTextsOf('id').filter(([, text]) => /\b\d{1,2}:\d{2}\b/.test(text))).toEqual([]);
});
