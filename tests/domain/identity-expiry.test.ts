import { expect, test } from 'vitest';
import { expiryFault, identityValidity, lastDayOf, type IdentityDocument } from '../../domain/identity-expiry.ts';

const today = '2026-11-23';
const passport = (expiresOn: string | null, number = 'C4417829'): IdentityDocument => ({
  type: 'Passport',
  number,
  expiresOn,
});
const ktp: IdentityDocument = { type: 'KTP', number: '3174052208850003', expiresOn: null };

test.each([
  ['a KTP is valid for life', ktp, null, null],
  ['a passport ends today', passport(today), null, null],
  ['a passport ended yesterday', passport('2026-11-22'), null, 'IDENTITY_EXPIRED'],
  ['a new passport says no day', passport(null), null, '9090'],
  ['a stored passport says no day', passport(null), passport('2026-11-22'), null],
  ['a stored passport that has ended stays', passport('2026-11-22'), passport('2026-11-22'), null],
  ['a stored passport gets an earlier day', passport('2026-11-22'), passport('2031-04-17'), 'IDENTITY_EXPIRED'],
  ['another passport says no day', passport(null, 'X1234567'), passport('2031-04-17'), '9090'],
  ['a passport comes after a KTP', passport(null), ktp, '9090'],
])('what is wrong when %s', (_, wanted, stored, fault) => {
  expect(expiryFault(wanted, stored, today)).toBe(fault);
});

test('a draft that says no day keeps the stored one of the same document only', () => {
  const stored = passport('2031-04-17');
  expect(lastDayOf(passport(null), stored)).toBe('2031-04-17');
  expect(lastDayOf(passport('2036-04-17'), stored)).toBe('2036-04-17');
  expect(lastDayOf(passport(null, 'X1234567'), stored)).toBeNull();
  expect(lastDayOf(ktp, stored)).toBeNull();
});

test('a passport is expiring from the first day of notice, and expired from the day after its last', () => {
  const on = (day: string) => identityValidity(day, { today, noticeDays: 60 });
  expect(on('2026-11-22')).toBe('expired');
  expect([on(today), on('2027-01-22')]).toEqual(['expiring', 'expiring']);
  expect(on('2027-01-23')).toBe('valid');
});
