import { sql } from 'kysely';
import type { Handlers } from '../../generated/handlers.ts';
import type {
  ActedTaskItem,
  AdminDecisionKind,
  AdminTaskHistory,
  AdminTaskSort,
  FieldChange,
  MapRowPart,
} from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { instant } from '../instant.ts';
import { countRows, readPage, type PageOrder } from '../lists/page.ts';
import { withCodeNames } from '../reference/code-names.ts';
import { stepId } from '../approval/numbers.ts';
import { loadViewer } from './viewer.ts';
import { loadTask } from './decide.ts';
import { filteredTasks, taskOrder } from './filter.ts';
import { loadRevision } from './revisions.ts';
import { taskItem } from './list-item.ts';
import type { TaskViewer } from './rules.ts';
import { stepOnWire } from './steps.ts';
import { identityOf, revisionsOf, stepsOf, tasksOf, type TaskRevisionRow } from './store.ts';

type Histories = Handlers<Context>;

interface Value {
  readonly text: string | null;
  readonly value: MapRowPart | null;
}

interface Wanted {
  readonly alias: string | undefined;
  readonly present: Value;
  readonly wanted: Value;
}

const wantedIn = ({ changes }: TaskRevisionRow): ReadonlyMap<string, Wanted> =>
  new Map(
    changes.map(({ field, before, after, values, alias }) => [
      field,
      {
        alias,
        present: { text: before, value: values?.before ?? null },
        wanted: { text: after, value: values?.after ?? null },
      },
    ]),
  );

function changeOf(field: string, before: Value, after: Value): FieldChange {
  const texts = { field, before: before.text, after: after.text };
  if (!before.value && !after.value) return texts;
  return { ...texts, values: { before: before.value, after: after.value } };
}

const withAlias = (change: FieldChange, { alias }: Partial<Wanted> = {}): FieldChange =>
  alias ? { ...change, alias } : change;

/** A field that one of the revisions leaves as it is has its present value there. */
function fieldSince(field: string, earlier: Wanted | undefined, later: Wanted | undefined): FieldChange[] {
  const [was, is] = [earlier?.wanted ?? later?.present, later?.wanted ?? earlier?.present];
  if (!was || !is || JSON.stringify(was) === JSON.stringify(is)) return [];
  return [withAlias(changeOf(field, was, is), later ?? earlier)];
}

/** Compares what two revisions want, not the values of the record. */
function changesSince(before: TaskRevisionRow | undefined, revision: TaskRevisionRow): FieldChange[] {
  if (!before) return [];
  const [earlier, later] = [wantedIn(before), wantedIn(revision)];
  return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((field) =>
    fieldSince(field, earlier.get(field), later.get(field)),
  );
}

export const getAdminTaskHistory: Histories['getAdminTaskHistory'] = async ({ body }, context) => {
  const { db } = context;
  const task = await loadTask(context, { taskId: body.taskId });
  const { revision: last } = await loadRevision(db, task, body.revision);
  const steps = await stepsOf(db, identityOf(task));
  const revisions = (await revisionsOf(db, identityOf(task))).filter((one) => one.revision <= last);
  const history: AdminTaskHistory['revisions'] = [];
  for (const [index, revision] of revisions.entries())
    history.push({
      revision: revision.revision,
      makers: revision.makers,
      madeAt: instant(revision.made_at),
      changes: await withCodeNames(context, changesSince(revisions[index - 1], revision)),
      steps: steps.filter((step) => step.revision === revision.revision).map(stepOnWire),
    });
  const { task_id: taskId, ref_no: refNo, revision, status } = task;
  return { taskId, refNo, revision, status, revisions: history.toReversed() };
};

function ownDecisions({ db, who }: Context) {
  return tasksOf(db, who.companyId)
    .innerJoin('admin_task_steps as s', (join) =>
      join.onRef('s.company_id', '=', 't.company_id').onRef('s.task_id', '=', 't.task_id'),
    )
    .innerJoin('admin_task_revisions as v', (join) =>
      join
        .onRef('v.company_id', '=', 't.company_id')
        .onRef('v.task_id', '=', 't.task_id')
        .onRef('v.revision', '=', 's.revision'),
    )
    .select(['v.record_name as decided_name', 'v.record_count as decided_count'])
    .select(['s.step_no', 's.decision', 's.acted_at', 's.reason as decision_reason', 's.revision as decided_revision'])
    .where('s.actor_id', '=', who.userId)
    .where('s.decision', 'is not', null);
}

const newestFirst: PageOrder = { by: sql`s.acted_at`, key: sql`s.step_no`, direction: 'desc', name: 'actedAt' };

const orderOf = (viewer: TaskViewer, sort: AdminTaskSort | undefined): PageOrder =>
  sort ? { ...taskOrder(viewer, sort), key: sql`s.step_no` } : newestFirst;

export const listAdminActionHistory: Histories['listAdminActionHistory'] = async ({ body }, context) => {
  const { db, who, now } = context;
  const viewer = await loadViewer({ db, who, now });
  const query = ownDecisions(context).where(filteredTasks(viewer, now, body.filter));
  const { rows, page } = await readPage(query, orderOf(viewer, body.sort), body.page, await countRows(query));
  const items = rows.map((row): ActedTaskItem => ({
    idProcessStep: stepId(row.acted_at, row.step_no),
    decision: row.decision as AdminDecisionKind,
    decidedAt: instant(row.acted_at),
    reason: row.decision_reason,
    decidedRevision: row.decided_revision,
    task: { ...taskItem(row, viewer, now), recordName: row.decided_name, recordCount: row.decided_count },
  }));
  return { items, page };
};
