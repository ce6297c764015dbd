// The lists of the administrators' to-do, by their names in the address.
import type { AdminTaskListItem, ActedTaskItem } from '../../../generated/types.ts';
import { pathTo } from '../../paths.ts';

export const toDoLists = ['to-approve', 'to-repair', 'action-history'] as const;
export type ToDoList = (typeof toDoLists)[number];

export const toDoPath = (list: ToDoList) => pathTo('/admin/to-do', { list });

type Opened = Pick<AdminTaskListItem, 'taskId' | 'recordKind'>;

/** These tasks have a page of their own, with the hierarchy chart before and after. */
const isGrouping = ({ recordKind }: Opened) => recordKind === 'account-group' || recordKind === 'account-hierarchy';

export const toDoDetail = (list: 'to-approve' | 'to-repair', task: Opened) =>
  isGrouping(task)
    ? pathTo('/admin/to-do/account-grouping/detail', { taskId: task.taskId })
    : pathTo('/admin/to-do/{pageMode}/detail', { taskId: task.taskId }, { pageMode: list });

export const statusDetail = (status: string, task: Opened) =>
  isGrouping(task)
    ? pathTo('/admin/task-status/account-grouping/detail', { taskId: task.taskId })
    : pathTo('/admin/task-status/{status}/detail', { taskId: task.taskId }, { status });

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
