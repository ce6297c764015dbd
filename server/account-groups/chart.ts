// Defines the hierarchy chart as a resource of administration with one record: the chart of the company.
import { accountText } from '../../domain/account-text.ts';
import { levelsOf, moveAll, reordered, type Hierarchy } from '../../domain/account-hierarchy.ts';
import type { ChartMove, HierarchyChart, HierarchyChartDetail } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { defineAdminResource } from '../resources/define.ts';
import type { Question, Related } from '../resources/definition.ts';
import { hinderedBy, type Blocker } from '../tasks/kind.ts';
import { stampOf } from './account-group.ts';
import { applyMoves } from './apply-moves.ts';
import { chartOf, hierarchyOfChart } from './chart-view.ts';
import { chartId } from './group-rules.ts';
import { hierarchyFacts, hierarchyOf, lockChart, type HierarchyFacts, type PlacedGroup } from './group-store.ts';

type ChartRow = Awaited<ReturnType<typeof findChartRow>>[number];

export interface ChartDraft {
  readonly moves: readonly ChartMove[];
}

export interface ChartTypes {
  readonly row: ChartRow;
  readonly draft: ChartDraft;
  readonly facts: HierarchyFacts;
  readonly snapshot: HierarchyChart;
  readonly request: object;
  readonly summary: object;
  readonly detail: HierarchyChartDetail;
}

type ChartQuestion = Question<ChartTypes>;

async function findChartRow(db: Database, companyId: string, ids: readonly string[], lock: boolean) {
  if (!ids.includes(chartId)) return [];
  if (lock) await lockChart(db, companyId);
  const rows = await db
    .selectFrom('companies as c')
    .leftJoin('hierarchy_charts as h', 'h.company_id', 'c.company_id')
    .select(['c.name', 'c.created_at', 'h.revision', 'h.changed_by', 'h.changed_at', 'h.approved_by'])
    .where('c.company_id', '=', companyId)
    .execute();
  return rows.map((row) => ({ ...row, id: chartId, status: 'Active' as const, revision: row.revision ?? 1 }));
}

const movedTo = (facts: HierarchyFacts, { moves }: ChartDraft) => moveAll(hierarchyOf(facts), moves);

/** Accounts that are closed may only leave their groups. */
function closedAccounts({ accounts }: HierarchyFacts, { moves }: ChartDraft): Blocker[] {
  const placed = moves.flatMap((one) => (one.kind === 'account' && one.toGroupId !== null ? [one.accountId] : []));
  const closed = accounts.filter(({ id, isClosed }) => isClosed && placed.includes(id));
  return closed.length > 0 ? [{ code: 'CA-18', about: closed.map(accountText).slice(0, 50) }] : [];
}

function rules({ subject: { draft }, facts }: ChartQuestion): Blocker[] {
  const waiting: Blocker[] = facts.creations.length > 0 ? [hinderedBy(facts.creations)] : [];
  if (!draft) return waiting;
  const moved = movedTo(facts, draft);
  const refused: Blocker[] = moved.ok ? [] : [{ code: moved.code, about: [], parameters: moved.parameters }];
  return [...waiting, ...refused, ...closedAccounts(facts, draft)];
}

const related = ({ facts }: ChartQuestion): Related[] =>
  facts.groups.map(({ id, name }) => ({ recordKind: 'account-group', recordId: id, name }));

/** The parent of each group and the group of each account, so that every move is a difference of its own. */
function wordsOf({ groups, accounts: places }: Hierarchy<PlacedGroup>, { accounts }: HierarchyFacts) {
  const nameOf = (id: string | null) => groups.find((group) => group.id === id)?.name ?? null;
  return Object.fromEntries([
    ...groups.map(({ name, parentId }) => [`under.${name}`, nameOf(parentId)]),
    ...accounts.map(({ id, number }) => [`group.${number}`, nameOf(places.get(id) ?? null)]),
  ]) as Record<string, string | null>;
}

/** The new order under a parent, where groups changed places without going under another one. */
function orderWords(before: readonly PlacedGroup[], after: readonly PlacedGroup[]): Record<string, string> {
  const nameOf = (id: string | null) => after.find((group) => group.id === id)?.name ?? '';
  const named = reordered(before, after).map(({ parentId, groups }) => [
    `order.${nameOf(parentId)}`,
    groups.map(({ name }) => name).join(', '),
  ]);
  return Object.fromEntries(named) as Record<string, string>;
}

function words(draft: ChartDraft, facts: HierarchyFacts) {
  const inForce = hierarchyOf(facts);
  const moved = movedTo(facts, draft);
  const after = moved.ok ? moved.value : inForce;
  return { ...wordsOf(after, facts), ...orderWords(inForce.groups, after.groups) };
}

export const chartAfter = (row: ChartRow, facts: HierarchyFacts, draft: ChartDraft): HierarchyChart => {
  const moved = movedTo(facts, draft);
  return chartOf(moved.ok ? moved.value : hierarchyOf(facts), facts, row.revision);
};

function levelsAfter(before: HierarchyChart, { moves }: ChartDraft): number {
  const groupMoves = moves.filter(({ kind }) => kind === 'group');
  const moved = moveAll(hierarchyOfChart(before), groupMoves);
  return moved.ok ? levelsOf(moved.value.groups) : before.levels;
}

const noMoves: ChartDraft = { moves: [] };

export const hierarchyChart = defineAdminResource<ChartTypes>({
  recordKind: 'account-hierarchy',
  auditKind: 'account',
  actions: { edit: ['Active'] },
  find: findChartRow,
  facts: ({ db, who }) => hierarchyFacts(db, who.companyId),
  rules,
  related,
  draftOf: () => noMoves,
  words,
  accountsIn: ({ accounts }) => accounts,
  snapshot: (row, facts) => chartAfter(row, facts, noMoves),
  content: ([kept]) => {
    const { before = null, draft = null } = kept ?? {};
    const moves = [...(draft?.moves ?? [])];
    const levelsBefore = before?.levels ?? 0;
    return {
      kind: 'account-hierarchy',
      moves,
      levelsBefore,
      levelsAfter: before && draft ? levelsAfter(before, draft) : levelsBefore,
    };
  },
  apply: applyMoves,
  list: () => Promise.resolve({ rows: [], page: { size: 1, nextCursor: null, previousCursor: null, total: 0 } }),
  summary: () => ({}),
  detail: (_, row, facts, { ongoingTask, actions }) =>
    Promise.resolve({
      chart: chartAfter(row, facts, noMoves),
      isRepair: false,
      reasonMessage: null,
      stamp: stampOf({ ...row, created_by: { userId: 'BANK@BANK', name: 'Bank' } }),
      ongoingTask,
      actions,
    }),
});
