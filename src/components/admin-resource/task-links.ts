// The addresses at which a task of administration is shown and repaired.
import type { AdminTaskListItem } from '../../../generated/types.ts';
import type { ScreenPath } from '../../../generated/screens.ts';
import { pathTo } from '../../paths.ts';

/** Returns the address of a task that every administrator may open in any status. */
export const taskPath = (taskId: string) => pathTo('/admin/task-status/{status}/detail', { taskId }, { status: 'all' });

// Placeholders: the page reads the real type from the record or the task and corrects the address.
const placeholderParameters = { requestType: 'financial-request', accountType: 'casa' };

const forms: Partial<Record<AdminTaskListItem['recordKind'], ScreenPath>> = {
  'user-group': '/admin/company-administration/user-group/edit',
  'enterprise-limit': '/admin/company-administration/enterprise-transaction-limit/edit',
  'daily-limit': '/admin/company-administration/daily-limit/edit',
  delegation: '/admin/company-administration/delegation-of-authority/edit',
  'sub-user-group': '/admin/company-administration/sub-user-group/edit',
  'user-profile': '/admin/company-administration/user-profile/edit',
  'account-group': '/admin/company-administration/account-grouping/edit',
  'account-hierarchy': '/admin/company-administration/account-grouping/chart/edit',
  'account-visibility': '/admin/company-administration/account-visibility/edit',
  'company-setup': '/admin/services/company-setup/edit',
  'account-name': '/admin/company-administration/rename-account-name/edit/{accountType}',
  'account-limit': '/admin/company-administration/account-level-transaction-limit/edit',
  'approval-workflow': '/admin/company-administration/approval-workflow/edit/{requestType}',
  'workflow-map': '/admin/company-administration/workflow-map/edit',
  favorite: '/admin/services/favorites/edit',
};
const details: Partial<Record<AdminTaskListItem['recordKind'], ScreenPath>> = {
  'user-group': '/admin/company-administration/user-group/detail',
  'approval-workflow': '/admin/company-administration/approval-workflow/{requestType}/detail',
  'workflow-map': '/admin/company-administration/workflow-map/detail',
  'enterprise-limit': '/admin/company-administration/enterprise-transaction-limit/detail',
  'sub-user-group': '/admin/company-administration/sub-user-group/detail',
  'user-profile': '/admin/company-administration/user-profile/detail',
  'account-group': '/admin/company-administration/account-grouping/detail',
  favorite: '/admin/services/favorites/view',
};

/** The ID of a service level is the type of request that it is for. */
const serviceLevelPath = (recordId: string | null, taskId: string) =>
  pathTo(
    '/admin/company-administration/service-level-agreement/edit/{requestType}',
    { taskId },
    { requestType: recordId === 'service-request' ? 'service' : 'financial' },
  );

/** Returns the form that repairs a create or edit, or the page whose dialog repairs any other action. */
export function repairPath(task: AdminTaskListItem): string | undefined {
  const { recordKind, action, taskId, recordId, revision } = task;
  const usesForm = action === 'create' || action === 'edit';
  const form = forms[recordKind];
  const detail = details[recordKind];
  if (recordKind === 'service-level') return serviceLevelPath(recordId, taskId);
  if (usesForm) return form && pathTo(form, { taskId }, placeholderParameters);
  if (!detail || !recordId) return undefined;
  return pathTo(detail, { id: recordId, action, taskId, taskRevision: String(revision) }, placeholderParameters);
}
