// A workflow map as a task wants it.
import type { WorkflowMapDetail } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { instant } from '../instant.ts';
import { Refusal } from '../refusal.ts';
import { tasksOf } from '../tasks/store.ts';
import { shownRows } from './map-detail.ts';
import { groupsFollowing } from './map-rules.ts';
import { loadMaps, mapFacts } from './map-store.ts';
import { stampOf } from './stamp.ts';
import { workflowMaps } from './workflow-map.ts';

async function loadTask({ db, who }: Context, taskId: string) {
  const task = await tasksOf(db, who.companyId).where('t.task_id', '=', taskId).executeTakeFirst();
  const kind = workflowMaps.taskKinds.find(({ action }) => action === task?.action);
  if (task?.record_kind !== 'workflow-map' || !kind) throw new Refusal('193');
  const content = kind.contentOf(task.payload);
  if (content.kind !== 'workflow-map' || !content.after) throw new Refusal('193');
  return { task, after: content.after };
}

export async function mapOfTask(context: Context, taskId: string): Promise<WorkflowMapDetail> {
  const { db, who, now } = context;
  const { task, after } = await loadTask(context, taskId);
  const facts = await mapFacts(db, who.companyId, now);
  const [row] = await loadMaps(db, who.companyId, [task.record_id ?? ''], false);
  const known = new Map(row?.rows.map((one) => [one.id, one.createdAt]));
  const rows = after.approvalList.map((one) => {
    const createdAt = known.get(one.id ?? '');
    return createdAt === undefined ? one : { ...one, createdAt };
  });
  const maker = { userId: task.submitted_by, name: task.submitted_by_name };
  const created = {
    createdBy: maker,
    createdAt: instant(task.submitted_at),
    changedBy: null,
    changedAt: null,
    approvedBy: null,
  };
  return {
    id: row?.id ?? null,
    editId: task.action === 'edit' ? (row?.id ?? null) : null,
    fromEdit: task.action === 'edit',
    isRepair: task.status === 'To Repair',
    reasonMessage: task.reason,
    name: after.name,
    ...shownRows(rows, facts),
    status: row?.status ?? 'Active',
    revision: row?.revision ?? 1,
    version: row?.matrix_version ?? 1,
    userGroups: groupsFollowing(facts, row?.id ?? '').map(({ id, name }) => ({ id, name })),
    stamp: row ? stampOf(row) : created,
    ongoingTask: null,
    actions: [],
  };
}
