// Shows a task on account groups with the charts before and after it.
import { moveAll, placeGroup, type Hierarchy } from '../../domain/account-hierarchy.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { AccountGroupDraft, AdminTaskContent, HierarchyChart } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { itemAt, loadRevision } from '../tasks/revisions.ts';
import { ongoing } from '../tasks/rules.ts';
import { findTask, identityOf, stepsOf, type TaskRow } from '../tasks/store.ts';
import { loadViewer } from '../tasks/viewer.ts';
import { accountGroups } from './account-group.ts';
import { chartOf, hierarchyOfChart } from './chart-view.ts';
import { findChartAt, findVersions, loadChart } from './chart-versions.ts';
import { hierarchyChart } from './chart.ts';
import { hierarchyFacts, type HierarchyFacts, type PlacedGroup } from './group-store.ts';

const kinds = [...accountGroups.taskKinds, ...hierarchyChart.taskKinds];
const newId = 'new';

interface Wanted {
  readonly change: AdminTaskContent;
  readonly groupId: string | null;
}

function filled(chart: Hierarchy<PlacedGroup>, id: string, accountIds: readonly string[]): Hierarchy<PlacedGroup> {
  const left = [...chart.accounts].map(([accountId, groupId]) => [accountId, groupId === id ? null : groupId] as const);
  return { ...chart, accounts: new Map([...left, ...accountIds.map((accountId) => [accountId, id] as const)]) };
}

/** The group as the task wants it; a new one is put behind its neighbours. */
function withGroup(chart: Hierarchy<PlacedGroup>, id: string, draft: AccountGroupDraft): Hierarchy<PlacedGroup> {
  const named = { id, name: draft.groupName, parentId: null };
  const isNew = !chart.groups.some((group) => group.id === id);
  const groups = isNew
    ? [...chart.groups, named]
    : chart.groups.map((group) => (group.id === id ? { ...group, name: draft.groupName } : group));
  const isMoved = isNew || chart.groups.find((group) => group.id === id)?.parentId !== draft.parentId;
  const placed = isMoved
    ? placeGroup(groups, { groupId: id, toParentId: draft.parentId, position: groups.length })
    : undefined;
  return filled({ ...chart, groups: placed?.ok ? placed.value : groups }, id, draft.accountIds);
}

const withoutGroup = (chart: Hierarchy<PlacedGroup>, id: string): Hierarchy<PlacedGroup> =>
  filled({ ...chart, groups: chart.groups.filter((group) => group.id !== id) }, id, []);

function wantedFrom(before: HierarchyChart, { change, groupId }: Wanted, facts: HierarchyFacts): HierarchyChart {
  const grouped = hierarchyOfChart(before);
  const known = new Map(facts.accounts.map(({ id }) => [id, grouped.accounts.get(id) ?? null] as const));
  const chart = { ...grouped, accounts: known };
  const shown = (after: Hierarchy<PlacedGroup>) => chartOf(after, facts, before.revision);
  if (change.kind === 'account-hierarchy') {
    const moved = moveAll(chart, change.moves);
    return moved.ok ? shown(moved.value) : before;
  }
  if (change.kind !== 'account-group') throw new Refusal('193');
  if (change.after) return shown(withGroup(chart, groupId ?? newId, change.after));
  return groupId === null ? before : shown(withoutGroup(chart, groupId));
}

/**
 * An open task is compared with the chart in force, a finished one with the chart of its own time. What an earlier
 * revision wanted was never carried out.
 */
async function chartsOf({ db, who }: Context, task: TaskRow, change: AdminTaskContent, isLatest: boolean) {
  const { companyId } = who;
  const versions = await findVersions(db, companyId, task.ref_no);
  if (versions && isLatest) return versions;
  const at = ongoing.includes(task.status) ? null : task.last_acted_at;
  const before = versions?.before ?? (at && (await findChartAt(db, companyId, at))) ?? (await loadChart(db, companyId));
  const wanted = { change, groupId: task.record_id };
  return { before, after: wantedFrom(before, wanted, await hierarchyFacts(db, companyId)) };
}

export const getAccountGroupingTask: Handlers<Context>['getAccountGroupingTask'] = async ({ body }, context) => {
  const { db, who, now } = context;
  const task = await findTask(db, { companyId: who.companyId, taskId: body.taskId });
  const kind = kinds.find(({ recordKind, action }) => recordKind === task?.record_kind && action === task.action);
  if (!task || !kind) throw new Refusal('193');
  const revision = await loadRevision(db, task, body.revision);
  const change = kind.contentOf(revision.payload);
  const { before, after } = await chartsOf(context, task, change, revision.revision === task.revision);
  const steps = await stepsOf(db, identityOf(task));
  return {
    task: itemAt(task, revision, steps, await loadViewer(context), now),
    before,
    after,
    moves: change.kind === 'account-hierarchy' ? change.moves : [],
    changes: revision.changes,
    workflowMaps: [],
  };
};
