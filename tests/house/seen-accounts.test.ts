import { expect, test } from 'vitest';
import { listFiles, read } from './files.ts';

/** These give access or show it to administrators; all other code asks what a user sees. */
const mayRead = [
  'server/account-groups/',
  'server/people/grant-access.ts',
  'server/users/accounts-of-user.ts',
  'server/sandbox/',
  'server/db/',
];
const reading = /(?:From|Join|Table|Into)\('account_access|(?:from|join) account_access/;

test('accounts are read through seen_accounts, so that a rule of visibility holds everywhere', () => {
  const wrong = listFiles('server/*.ts')
    .filter((file) => !mayRead.some((allowed) => file.startsWith(allowed)))
    .filter((file) => reading.test(read(file)));
  expect(wrong).toEqual([]);
});
