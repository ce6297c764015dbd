import type { ActingUser, AdminTaskFlag, AdminTaskListItem, OngoingTask } from '../../generated/types.ts';
import { instant } from '../instant.ts';
import { displayedStatus, rightsOn, type TaskViewer } from './rules.ts';
import type { TaskRow } from './store.ts';

function flagsOf({ blocked_makers: blocked, revision, status, due_at: dueAt }: TaskRow, now: Date): AdminTaskFlag[] {
  const raised: Readonly<Partial<Record<AdminTaskFlag, boolean>>> = {
    'maker-blocked': blocked.length > 0 && status !== 'Successful',
    repaired: revision > 1,
    failed: status === 'Failed',
    overdue: dueAt !== null && dueAt < now,
  };
  return (Object.keys(raised) as AdminTaskFlag[]).filter((flag) => raised[flag]);
}

const makerOf = ({ submitted_by: userId, submitted_by_name: name }: TaskRow): ActingUser => ({ userId, name });

/** The task as the record that it changes shows it. */
export const ongoingTask = (task: TaskRow, viewer: TaskViewer): OngoingTask => ({
  taskId: task.task_id,
  refNo: task.ref_no,
  action: task.action,
  status: displayedStatus(viewer, task),
  submittedBy: makerOf(task),
  submittedAt: instant(task.submitted_at),
});

export const taskItem = (task: TaskRow, viewer: TaskViewer, now: Date): AdminTaskListItem => ({
  taskId: task.task_id,
  refNo: task.ref_no,
  revision: task.revision,
  recordKind: task.record_kind,
  action: task.action,
  recordId: task.record_id,
  recordName: task.record_name,
  recordCount: task.record_count,
  status: displayedStatus(viewer, task),
  submittedBy: makerOf(task),
  submittedAt: instant(task.submitted_at),
  lastActedBy: task.last_acted_by,
  lastActedAt: task.last_acted_at && instant(task.last_acted_at),
  dueAt: task.due_at && instant(task.due_at),
  reasonMessage: task.reason,
  failureCode: task.failure?.code ?? null,
  flags: flagsOf(task, now),
  rights: rightsOn(viewer, task),
});
