// Which row of a map an invented request would match, for rows in force or not saved yet.
import { matchMatrix } from '../../domain/approval/matrix.ts';
import { byPrecedence } from '../../domain/approval/precedence.ts';
import { planRoute } from '../../domain/approval/plan.ts';
import type { Matrix, MatrixRow } from '../../domain/approval/types.ts';
import { toWire } from '../../domain/money.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { MapPreview, MapPreviewRequest, WorkflowMapRowDraft } from '../../generated/types.ts';
import { loadMatrixOf } from '../approval/matrix.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { contextOfRows, type RowContext } from './row-context.ts';
import { findMaps } from './map-store.ts';
import { mention, numberedRows } from './overlaps.ts';
import { routeOfSample, sampleOf, type Sample } from './samples.ts';
import { draftOf } from './workflow-rules.ts';
import { engineWorkflow, findWorkflows } from './workflow-store.ts';

/** The rows of a draft with the workflows to which they lead. */
async function withWorkflows({ db, who }: Context, rows: readonly WorkflowMapRowDraft[], about: RowContext) {
  const ids = rows.flatMap(({ outcome }) => (outcome.kind === 'blocked' ? [] : outcome.approvalWorkflowId));
  const found = await findWorkflows(db, who.companyId, [...new Set(ids)], false);
  const workflows = new Map(found.map((row) => [row.id, engineWorkflow(draftOf(row))]));
  return numberedRows(rows, about).map((row, index): MatrixRow => {
    const outcome = rows[index]?.outcome;
    if (!outcome || outcome.kind === 'blocked') return row;
    const workflow = workflows.get(outcome.approvalWorkflowId);
    if (!workflow) throw new Refusal('193');
    return { ...row, workflow };
  });
}

/** The stored rows of a map in the order in which its page shows them. */
async function storedRows(context: Context, id: string): Promise<MatrixRow[]> {
  const [map] = await findMaps(context.db, context.who.companyId, [id], false);
  if (!map) throw new Refusal('193');
  const about = await contextOfRows(context, map.rows);
  const order = numberedRows(map.rows, about).toSorted(byPrecedence);
  const sorted = order.flatMap(({ id: place }) => map.rows.slice(Number(place), Number(place) + 1));
  return withWorkflows(context, sorted, about);
}

async function matrixOf(context: Context, { sample, id, approvalList }: MapPreviewRequest): Promise<Matrix> {
  if (approvalList) {
    const about = await contextOfRows(context, approvalList);
    return { version: 1, rows: await withWorkflows(context, approvalList, about) };
  }
  if (id !== undefined) return { version: 1, rows: await storedRows(context, id) };
  const matrix = await loadMatrixOf(context.db, context.who.companyId, sample.makerId);
  if (matrix.missing) throw new Refusal(matrix.missing);
  const rows = matrix.rows.toSorted(byPrecedence);
  return { ...matrix, rows: rows.map((row, index) => ({ ...row, id: String(index).padStart(3, '0') })) };
}

/** The rows that would match if the amount were another. */
function nearest({ rows }: Matrix, { question }: Sample) {
  const free = rows.map((row) => ({ ...row, minimum: null, maximum: null }));
  const answer = matchMatrix(free, question);
  return answer.kind === 'matched' ? [answer.row, ...answer.alsoMatched].slice(0, 20).map(mention) : [];
}

export const previewWorkflowMap: Handlers<Context>['previewWorkflowMap'] = async (
  { body },
  context,
): Promise<MapPreview> => {
  const sample = await sampleOf(context, body.sample);
  const matrix = await matrixOf(context, body);
  const plan = planRoute(matrix, sample.question);
  if (plan.kind === 'no-matching-row')
    return { kind: 'no-matching-row', code: plan.because.code, nearest: nearest(matrix, sample) };
  const row = mention(plan.row);
  if (plan.kind === 'blocked') return { kind: 'blocked', row, code: plan.because.code };
  const answer = matchMatrix(matrix.rows, sample.question);
  return {
    kind: 'matched',
    row,
    considered: toWire(plan.considered),
    alsoMatched: answer.kind === 'matched' ? answer.alsoMatched.slice(0, 199).map(mention) : [],
    route: routeOfSample(sample, plan.route, plan.row),
  };
};
