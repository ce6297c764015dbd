// What a second look says with its facts is not said by a flag as well.
import { expect, test } from 'vitest';
import { isSaidByLook } from '../../src/user/requests/detail/said-by-look.ts';

test('an approver does not read "first payment" beside a look at the payments of this payee', () => {
  for (const kind of ['other-account', 'payee-renamed', 'unusual-amount'] as const)
    expect(isSaidByLook('first-time-payee', [{ kind }])).toBe(true);
  expect(isSaidByLook('possible-duplicate', [{ kind: 'same-amount' }])).toBe(true);
});

test('a flag that no look is about is still shown', () => {
  expect(isSaidByLook('first-time-payee', [])).toBe(false);
  expect(isSaidByLook('first-time-payee', [{ kind: 'unusual-hours' }])).toBe(false);
  expect(isSaidByLook('name-differs', [{ kind: 'payee-renamed' }])).toBe(false);
});
