// The lists of administration tasks, by their names in the address, and the addresses of their tasks, which lead back.
import type { AdminTaskListItem, AdminTaskStatus, AdminTaskTab, ActedTaskItem } from '../../../generated/types.ts';
import { paths, pathTo } from '../../paths.ts';

export const toDoLists = ['to-approve', 'to-repair', 'action-history'] as const;
export type ToDoList = (typeof toDoLists)[number];

export const toDoPath = (list: ToDoList) => pathTo('/admin/to-do', { list });

export const statusTabs: readonly AdminTaskTab[] = ['all', 'to-repair', 'pending', 'successful', 'unsuccessful'];

export const statusPath = (tab: AdminTaskTab) => paths.taskStatus(tab);

type Opened = Pick<AdminTaskListItem, 'taskId' | 'recordKind' | 'status'>;

/** These tasks have a page of their own, with the hierarchy chart before and after. */
const isGrouping = ({ recordKind }: Opened) => recordKind === 'account-group' || recordKind === 'account-hierarchy';

export const toDoDetail = (list: 'to-approve' | 'to-repair', task: Opened) =>
  isGrouping(task)
    ? pathTo('/admin/to-do/account-grouping/detail', { taskId: task.taskId, list })
    : pathTo('/admin/to-do/{pageMode}/detail', { taskId: task.taskId }, { pageMode: list });

/** The tab "unsuccessful" is no status of a task; the address of a detail names the status instead. */
const unsuccessful: Partial<Record<AdminTaskStatus, string>> = {
  Cancelled: 'cancelled',
  Rejected: 'rejected',
  Failed: 'failed',
};
const statusIn = (tab: AdminTaskTab, { status }: Opened) =>
  tab === 'unsuccessful' ? (unsuccessful[status] ?? 'all') : tab;

export const statusDetail = (tab: AdminTaskTab, task: Opened) =>
  isGrouping(task)
    ? pathTo('/admin/task-status/account-grouping/detail', { taskId: task.taskId, list: tab })
    : pathTo('/admin/task-status/{status}/detail', { taskId: task.taskId }, { status: statusIn(tab, task) });

/** Returns the tab from which a task was opened, by the status in the address of its detail. */
export const tabOfStatus = (status: string | null | undefined): AdminTaskTab =>
  Object.values(unsuccessful).some((one) => one === status)
    ? 'unsuccessful'
    : (statusTabs.find((tab) => tab === status) ?? 'all');

/** Returns the list of a task to decide on or to repair, by its name in an address. */
export const waitingListOf = (list: string | null | undefined): 'to-approve' | 'to-repair' =>
  list === 'to-repair' ? 'to-repair' : 'to-approve';

export const actedPath = ({ idProcessStep }: Pick<ActedTaskItem, 'idProcessStep'>) =>
  pathTo('/admin/to-do/{pageMode}/detail', { idProcessStep }, { pageMode: 'action-history' });

/** Returns the lists for the roles: makers have none to approve, and approvers none to repair. */
export function listsOf(roles: readonly string[]): readonly ToDoList[] {
  const isBoth = roles.includes('SYSADMIN');
  return toDoLists.filter((list) => {
    if (list === 'to-approve') return isBoth || roles.includes('SYSADMIN_AP');
    return list === 'action-history' || isBoth || roles.includes('SYSADMIN_MK');
  });
}
