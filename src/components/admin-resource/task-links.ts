// Where a task of administration is shown, and where it is repaired.
import type { AdminTaskListItem } from '../../../generated/types.ts';
import type { ScreenPath } from '../../../generated/screens.ts';
import { pathTo } from '../../paths.ts';

/** Any administrator may open it, whatever has become of it. */
export const taskPath = (taskId: string) => pathTo('/admin/task-status/{status}/detail', { taskId }, { status: 'all' });

const forms: Partial<Record<AdminTaskListItem['recordKind'], ScreenPath>> = {
  'user-group': '/admin/company-administration/user-group/edit',
  'account-limit': '/admin/company-administration/account-level-transaction-limit/edit',
};
const details: Partial<Record<AdminTaskListItem['recordKind'], ScreenPath>> = {
  'user-group': '/admin/company-administration/user-group/detail',
};

/** What was filled in is repaired in its form; what was asked for in a dialog is asked for again there. */
export function repairPath(task: AdminTaskListItem): string | undefined {
  const { recordKind, action, taskId, recordId, revision } = task;
  const isTyped = action === 'create' || action === 'edit';
  const form = forms[recordKind];
  const detail = details[recordKind];
  if (isTyped) return form && pathTo(form, { taskId });
  if (!detail || !recordId) return undefined;
  return pathTo(detail, { id: recordId, action, taskId, taskRevision: String(revision) });
}
