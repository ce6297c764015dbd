// A transaction that was opened from a tab of the transaction status leads back to that tab.
import { expect, test } from 'vitest';
import { paths, pathTo } from '../../src/paths.ts';
import { detailIn, statusTabs, tabPath } from '../../src/user/transactions/transaction-tabs.ts';

const books = { refNo: 'CHQ2611270000012', menuAccess: 'CHQ_BOOK' } as const;
const ordered = { ...books, taskId: null, status: 'Successful' } as const;
const waiting = { ...books, taskId: 'ADM2611270000012', status: 'Pending Approve' } as const;

const listIn = (href: string) => new URL(href, 'http://portal').searchParams.get('list') ?? undefined;

test.each(statusTabs)('a transaction of the tab $id leads back to it', ({ id, path }) => {
  expect(tabPath(listIn(detailIn(id, ordered)))).toBe(path);
  expect(tabPath(listIn(detailIn(id, waiting)))).toBe(path);
});

test('the change of a pick-up leads back to the transaction, which leads back to its tab', () => {
  expect(listIn(paths.editPickup(books.refNo, 'successful'))).toBe('successful');
});

test('an address without a tab leads to every transaction', () => {
  expect(tabPath(listIn(paths.transaction(books.refNo, books.menuAccess)))).toBe(pathTo('/transaction-status/all'));
});
