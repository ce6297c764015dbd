// One revision of a task: the latest, or an earlier one as its maker submitted it.
import type { Database } from '../db/database.ts';
import { Refusal } from '../refusal.ts';
import { taskItem } from './list-item.ts';
import type { TaskViewer } from './rules.ts';
import { identityOf, revisionsOf, type TaskRevisionRow, type TaskRow, type TaskStepRow } from './store.ts';

/** Throws 193 if the task has no such revision. */
export async function loadRevision(db: Database, task: TaskRow, wanted = task.revision): Promise<TaskRevisionRow> {
  const revision = (await revisionsOf(db, identityOf(task))).find((one) => one.revision === wanted);
  if (!revision) throw new Refusal('193');
  return revision;
}

/** Returns the list item of one revision. An earlier revision has its own name and last status, and no rights. */
export function itemAt(
  task: TaskRow,
  { revision, record_name: recordName, record_count: recordCount }: TaskRevisionRow,
  steps: readonly TaskStepRow[],
  viewer: TaskViewer,
  now: Date,
) {
  const item = taskItem(task, viewer, now);
  if (revision === task.revision) return item;
  const last = steps.findLast((step) => step.revision === revision);
  return {
    ...item,
    revision,
    recordName,
    recordCount,
    status: last?.status ?? item.status,
    reasonMessage: last?.reason ?? null,
    dueAt: null,
    failureCode: null,
    flags: [],
    rights: [],
  };
}
