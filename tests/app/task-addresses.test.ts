// Addresses of tasks: from a list and back to it, and the list of those that the dashboard counts.
import { expect, test } from 'vitest';
import { taskFlags } from '../../src/admin/tasks/task-filters.tsx';
import { statusDetail, statusTabs, tabOfStatus, toDoDetail, waitingListOf } from '../../src/admin/tasks/task-lists.ts';
import { paths } from '../../src/paths.ts';

const group = { taskId: 'ADM2611270000012', recordKind: 'user-group', status: 'Rejected' } as const;
const chart = { ...group, recordKind: 'account-hierarchy' } as const;

const addressOf = (href: string) => new URL(href, 'http://portal');
const statusIn = (href: string) => addressOf(href).pathname.split('/').at(-2);

test.each(statusTabs)('a task of the tab %s leads back to it', (tab) => {
  expect(tabOfStatus(statusIn(statusDetail(tab, group)))).toBe(tab);
  expect(tabOfStatus(addressOf(statusDetail(tab, chart)).searchParams.get('list'))).toBe(tab);
});

test.each(['Rejected', 'Cancelled', 'Failed'] as const)('a task that is %s has its status in its address', (status) => {
  expect(statusIn(statusDetail('unsuccessful', { ...group, status }))).toBe(status.toLowerCase());
});

test.each(['to-approve', 'to-repair'] as const)('a task of account groups leads back to the list %s', (list) => {
  expect(waitingListOf(addressOf(toDoDetail(list, chart)).searchParams.get('list'))).toBe(list);
});

test('an address without a list leads to every task', () => {
  expect(tabOfStatus(null)).toBe('all');
});

test('the tile of the tasks past their service level leads to these alone', () => {
  const { pathname, searchParams } = addressOf(paths.overdueTasks);
  expect(pathname).toBe('/admin/task-status/pending');
  expect(taskFlags).toContain(searchParams.get('flag'));
});
