import type { Handlers } from '../../generated/handlers.ts';
import type { HierarchyChartDetail } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { differences } from '../resources/differences.ts';
import { obstacles, surroundingsOf } from '../resources/obstacles.ts';
import { asNote } from '../tasks/kind.ts';
import { findTask, type TaskRow } from '../tasks/store.ts';
import { chartAfter, hierarchyChart, type ChartDraft } from './chart.ts';
import { chartId } from './group-rules.ts';
import { hierarchyFacts } from './group-store.ts';

const mostNotes = 100;
const { definition } = hierarchyChart;

async function loadRow({ db, who }: Context) {
  const [row] = await definition.find(db, who.companyId, [chartId], false);
  if (!row) throw new Refusal('193');
  return row;
}

function draftOf(task: TaskRow | undefined): ChartDraft {
  const content = task?.record_kind === 'account-hierarchy' ? (task.payload as StoredMoves) : undefined;
  const draft = content?.records[0]?.draft;
  if (!draft) throw new Refusal('193');
  return draft;
}

interface StoredMoves {
  readonly records: readonly { readonly draft: ChartDraft | null }[];
}

/** The chart as a task wants it, on top of the chart in force. */
async function chartOfTask(context: Context, taskId: string, now: HierarchyChartDetail): Promise<HierarchyChartDetail> {
  const { db, who } = context;
  const task = await findTask(db, { companyId: who.companyId, taskId });
  const draft = draftOf(task);
  const facts = await hierarchyFacts(db, who.companyId);
  const chart = chartAfter(await loadRow(context), facts, draft);
  return { ...now, chart, isRepair: true, reasonMessage: task?.reason ?? null };
}

const getHierarchyChart: Handlers<Context>['getHierarchyChart'] = async ({ body }, context) => {
  const inForce = await hierarchyChart.detail(context, chartId);
  return body.taskId === undefined ? inForce : chartOfTask(context, body.taskId, inForce);
};

const previewHierarchyChart: Handlers<Context>['previewHierarchyChart'] = async ({ body }, context) => {
  const { revision, moves } = body;
  const row = await loadRow(context);
  if (row.revision !== revision) throw new Refusal('ERR_REQ_3');
  const subject = { row, draft: { moves } };
  const surroundings = await surroundingsOf(definition, context, [subject]);
  const question = { action: 'edit', subject } as const;
  const blockers = definition.rules({ ...question, facts: surroundings.facts });
  const waiting = obstacles(definition, question, surroundings).filter(
    ({ code }) => code === 'CA-10' || code === 'CA-1',
  );
  const first = blockers.length > 0 ? blockers : waiting;
  return {
    chart: chartAfter(row, surroundings.facts, { moves }),
    changes: differences(definition, { ...question, facts: surroundings.facts }),
    blockers: first.slice(0, mostNotes).map((blocker) => asNote(blocker, context.language)),
    notices: [],
    workflowMaps: [],
  };
};

export const chartHandlers = {
  getHierarchyChart,
  previewHierarchyChart,
  editHierarchyChart: ({ body }, context) =>
    hierarchyChart.edit(
      context,
      { id: chartId, revision: body.revision, ...(body.repair && { repair: body.repair }) },
      {
        moves: body.moves,
      },
    ),
} satisfies Partial<Handlers<Context>>;
