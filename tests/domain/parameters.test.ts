import { expect, test } from 'vitest';
import { money } from '../../domain/money.ts';
import { shownParameters, wireValues, type Parameters } from '../../domain/parameters.ts';

const parameters: Parameters = {
  actor: 'Budi Santoso',
  time: { at: Date.parse('2026-11-23T02:15:30Z') },
  remaining: money(7_500_000_050n, 'IDR'),
  date: { date: '2026-11-24' },
  cutOff: { time: '14:00' },
  attempts: '3',
  service: { words: { EN: 'Overbooking', ID: 'Pemindahbukuan' } },
};

test('a program reads amounts, days and times from a failure without parsing its text', () => {
  expect(wireValues(parameters, 'ID')).toEqual({
    actor: 'Budi Santoso',
    time: '2026-11-23T09:15:30+07:00',
    remaining: { value: '75000000.50', currency: 'IDR' },
    date: '2026-11-24',
    cutOff: '14:00',
    attempts: 3,
    service: 'Pemindahbukuan',
  });
});

test('a status has its name in the language of the reader, and stays as on the wire for programs', () => {
  const status: Parameters = { status: 'Pending Approve' };
  expect(shownParameters(status, 'EN')).toEqual(status);
  expect(shownParameters(status, 'ID')).toEqual({ status: 'Menunggu persetujuan' });
  expect(wireValues(status, 'ID')).toEqual(status);
});
