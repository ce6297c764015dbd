// A workflow map as a task wants it.
import type { AdminTaskContent, RecordStamp, WorkflowMapDetail, WorkflowMapDraft } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { instant } from '../instant.ts';
import { Refusal } from '../refusal.ts';
import { tasksOf, type TaskRow } from '../tasks/store.ts';
import { shownRows } from './map-detail.ts';
import { groupsFollowing } from './map-rules.ts';
import { findMaps, mapFacts, type MapRow } from './map-store.ts';
import { stampOf } from './stamp.ts';
import { workflowMaps } from './workflow-map.ts';

type MapContent = Extract<AdminTaskContent, { kind: 'workflow-map' }>;

const isOfMap = (changed: AdminTaskContent): changed is MapContent => changed.kind === 'workflow-map';

function contentOfMap(content: AdminTaskContent): MapContent {
  if (!isOfMap(content)) throw new Error('The task of a workflow map has another content');
  return content;
}

async function loadTask({ db, who }: Context, taskId: string) {
  const task = await tasksOf(db, who.companyId).where('t.task_id', '=', taskId).executeTakeFirst();
  const kind = workflowMaps.taskKinds.find(({ action }) => action === task?.action);
  if (task?.record_kind !== 'workflow-map' || !kind) throw new Refusal('193');
  const { after } = contentOfMap(kind.contentOf(task.payload));
  if (!after) throw new Refusal('193');
  return { task, after };
}

/** What the page shows of the map as it is; a map that a task creates has none of it yet. */
const standing = (row: MapRow | undefined, task: TaskRow) =>
  row
    ? { id: row.id, status: row.status, revision: row.revision, version: row.matrix_version, stamp: stampOf(row) }
    : ({ id: null, status: 'Active', revision: 1, version: 1, stamp: stampOfTask(task) } as const);

const stampOfTask = (task: TaskRow): RecordStamp => ({
  createdBy: { userId: task.submitted_by, name: task.submitted_by_name },
  createdAt: instant(task.submitted_at),
  changedBy: null,
  changedAt: null,
  approvedBy: null,
});

/** The rows that exist keep their times of creation. */
function withAges({ approvalList }: WorkflowMapDraft, row: MapRow | undefined) {
  const known = new Map(row?.rows.map(({ id, createdAt }) => [id, createdAt]));
  return approvalList.map((one) => {
    const createdAt = known.get(one.id ?? '');
    return createdAt === undefined ? one : { ...one, createdAt };
  });
}

export async function mapOfTask(context: Context, taskId: string): Promise<WorkflowMapDetail> {
  const { db, who, now } = context;
  const { task, after } = await loadTask(context, taskId);
  const facts = await mapFacts(db, who.companyId, now);
  const [row] = await findMaps(db, who.companyId, [task.record_id ?? ''], false);
  const fromEdit = task.action === 'edit';
  return {
    ...standing(row, task),
    editId: fromEdit && row ? row.id : null,
    fromEdit,
    isRepair: task.status === 'To Repair',
    reasonMessage: task.reason,
    name: after.name,
    ...shownRows(withAges(after, row), facts),
    userGroups: row ? groupsFollowing(facts, row.id).map(({ id, name }) => ({ id, name })) : [],
    ongoingTask: null,
    actions: [],
  };
}
