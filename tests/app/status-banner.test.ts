import { expect, test } from 'vitest';
import { hasExplanation } from '../../src/user/transactions/detail/status-banner.tsx';

const plain = {
  title: 'RELEASED',
  tone: 'info',
  reason: null,
  byUser: null,
  onDate: '2026-11-23T09:00:00+07:00',
} as const;
const waits = { missing: { value: '500.00', currency: 'IDR' }, until: null } as const;

test('a banner takes the place of the badge only if it says more than the status', () => {
  expect(hasExplanation({ banner: plain, waitsForMoney: undefined })).toBe(false);
  expect(hasExplanation({ banner: { ...plain, reason: 'Wrong account' }, waitsForMoney: undefined })).toBe(true);
  expect(hasExplanation({ banner: plain, waitsForMoney: waits })).toBe(true);
});
