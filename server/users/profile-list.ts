import type { Handlers } from '../../generated/handlers.ts';
import type {
  ErrorCode,
  OngoingTask,
  RecordAction,
  RecordReference,
  UserProfileSummary,
} from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { instant } from '../instant.ts';
import { countRows, readPage } from '../lists/page.ts';
import { readNumber } from '../parameters.ts';
import { loadViewer } from '../tasks/viewer.ts';
import { displayedStatus, makes, type TaskViewer } from '../tasks/rules.ts';
import { ongoingTasksOf, type TaskRow } from '../tasks/store.ts';
import { filteredProfiles, profileOrder } from './profile-filter.ts';
import { profilesOf, shownStatus, type ProfileRow } from './profile-store.ts';

const referenceTo = (id: string | null, name: string | null): RecordReference | null =>
  id === null || name === null ? null : { id, name };

const ongoingTask = (task: TaskRow, viewer: TaskViewer): OngoingTask => ({
  taskId: task.task_id,
  refNo: task.ref_no,
  action: task.action,
  status: displayedStatus(viewer, task),
  submittedBy: { userId: task.submitted_by, name: task.submitted_by_name },
  submittedAt: instant(task.submitted_at),
});

function whyNotUnlock({ token_status: status }: ProfileRow, task: TaskRow | undefined): ErrorCode | null {
  if (task) return 'CA-10';
  return status === 'Locked' ? null : 'STATUS_NOT_ALLOWED';
}

/** A user who may only approve gets no actions. */
function actionsOn(row: ProfileRow, task: TaskRow | undefined, viewer: TaskViewer): RecordAction[] {
  if (!makes(viewer) || row.token_status === null) return [];
  const code = whyNotUnlock(row, task);
  return [{ action: 'unlock-token', allowed: code === null, code }];
}

function summaryOf(row: ProfileRow, task: TaskRow | undefined, viewer: TaskViewer): UserProfileSummary {
  return {
    userId: row.user_id,
    name: row.name,
    roles: row.roles as UserProfileSummary['roles'],
    userGroup: referenceTo(row.group_id, row.group_name),
    subUserGroup: referenceTo(row.sub_group_id, row.sub_group_name),
    status: shownStatus[row.status],
    isLocked: row.is_locked,
    tokenType: row.token_type,
    lastLoginAt: row.last_login_at && instant(row.last_login_at),
    revision: row.revision,
    changedAt: instant(row.changed_at),
    ongoingTask: task ? ongoingTask(task, viewer) : null,
    actions: actionsOn(row, task, viewer),
  };
}

export const listUserProfiles: Handlers<Context>['listUserProfiles'] = async ({ body }, { db, who }) => {
  const { filter, sort, page: wanted } = body;
  const viewer = await loadViewer(db, who);
  const mostFailures = await readNumber(db, 'MAX_FAILED_LOGINS');
  const query = profilesOf(db, who.companyId, mostFailures).where(filteredProfiles(filter, mostFailures));
  const { rows, page } = await readPage(query, profileOrder(sort), wanted, await countRows(query));
  const userIds = rows.map(({ user_id: userId }) => userId);
  const tasks = await ongoingTasksOf(db, who.companyId, 'user-profile', userIds);
  const taskOf = (userId: string) => tasks.find(({ record_id: recordId }) => recordId === userId);
  return { items: rows.map((row) => summaryOf(row, taskOf(row.user_id), viewer)), page };
};
