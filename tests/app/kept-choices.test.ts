// What an administrator chose and did not submit is offered again, as far as it fits what is in force by then.
import { expect, test } from 'vitest';
import type { AccountVisibilityDetail } from '../../generated/types.ts';
import { fitOf } from '../../src/admin/account-groups/chart/kept-moves.ts';
import { keptOf, splitKept } from '../../src/admin/account-groups/visibility/kept-rules.ts';
import { fileOf, keptOf as keptFileOf } from '../../src/admin/users/kept-file.ts';

const person = (userId: string): AccountVisibilityDetail['people'][number] => ({
  userId,
  name: userId,
  roles: ['MK'],
  subUserGroup: { id: 'sg-1', name: 'Keuangan' },
  sees: true,
  inquiry: true,
  transaction: true,
});

const detailOf = (id: string, revision: number, ...userIds: string[]): AccountVisibilityDetail => ({
  account: {
    account: { id, number: '1370010246801', alias: 'Payroll', currency: 'IDR' },
    accountType: 'CA',
    isClosed: false,
    accountGroup: null,
  },
  rule: { kind: 'everyone' },
  people: userIds.map(person),
  revision,
  stamp: {
    createdBy: { userId: 'BANK@BANK', name: 'Bank' },
    createdAt: '2026-11-23T10:00:00+07:00',
    changedBy: null,
    changedAt: null,
    approvedBy: null,
  },
  ongoingTask: null,
  actions: [],
});

const chosen = { kind: 'chosen-users' as const, userIds: ['SITI'] };

test('a kept rule is taken over while its account has no newer rule and reaches the chosen users', () => {
  const before = { a: detailOf('a', 1, 'SITI', 'PUTU'), b: detailOf('b', 1, 'SITI'), c: detailOf('c', 1, 'SITI') };
  const kept = keptOf({ a: chosen, b: chosen, c: chosen }, before);
  expect(splitKept(kept, before)).toEqual({ fitting: { a: chosen, b: chosen, c: chosen }, outdated: [] });
  const now = { ...before, b: detailOf('b', 2, 'SITI'), c: detailOf('c', 1, 'PUTU') };
  const { fitting, outdated } = splitKept(kept, now);
  expect(fitting).toEqual({ a: chosen });
  expect(outdated.map(({ account }) => account.account.id)).toEqual(['b', 'c']);
});

test('kept moves are offered with a warning on another chart, and not at all where they cannot be made', () => {
  const groups = ['top', 'branch'].map((id) => ({ id, name: id, parentId: id === 'top' ? null : 'top' }));
  const chart = { groups, accounts: new Map([['acc-1', null]]) };
  const moves = [{ kind: 'account' as const, accountId: 'acc-1', toGroupId: 'branch' }];
  expect(fitOf({ moves, revision: 3 }, { revision: 3, chart })).toBe('same');
  expect(fitOf({ moves, revision: 3 }, { revision: 4, chart })).toBe('changed');
  const withoutBranch = { ...chart, groups: groups.slice(0, 1) };
  expect(fitOf({ moves, revision: 3 }, { revision: 4, chart: withoutBranch })).toBe('lost');
});

test('a kept csv has the bytes of the file, in whatever encoding it was written', async () => {
  const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, 0x41, 0xe9, 0x0d, 0x0a]);
  const kept = await keptFileOf(new File([bytes], 'pengguna.csv', { type: 'text/csv' }));
  const file = fileOf(JSON.parse(JSON.stringify(kept)) as typeof kept);
  expect(file.name).toBe('pengguna.csv');
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
});
