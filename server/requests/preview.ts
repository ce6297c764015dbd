// What the confirmation page shows before the decision: the same checks, without writing anything.
import type { Handlers } from '../../generated/handlers.ts';
import type { DecisionPreview, DecisionTarget, Money, PlannedItem } from '../../generated/types.ts';
import { currencySums } from '../../domain/currency-sums.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { commonItem } from './list-item.ts';
import { checkBatchLimit } from '../approval/batch-limit.ts';
import { actionOf, checkDecision, judge, type DecisionOrder, type OrdinaryDecision } from '../approval/decide.ts';
import { exceptionalStateOf } from '../approval/exceptional-rights.ts';
import { flagsOf } from '../approval/flags.ts';
import { lateness, noticeOf } from '../approval/late.ts';
import { kindOf } from '../approval/payment-kind.ts';
import { loadRequest, type LoadedRequest } from '../approval/load.ts';
import { needsSignature } from '../approval/rights.ts';
import { startOf } from '../approval/schedule.ts';
import { seriesTerms } from '../approval/series-terms.ts';
import { statusOfRoute } from '../approval/status-of-route.ts';

const nothing: Money = { value: '0.00', currency: 'IDR' };

/** Uses a placeholder reason and confirms every note, because the person enters these only after the preview. */
const orderFor = (decision: OrdinaryDecision, target: DecisionTarget, { row }: LoadedRequest): DecisionOrder => ({
  named: target,
  revision: target.revision,
  decision,
  reason: 'preview',
  confirmed: ['maker-blocked', ...row.notes.map(({ flag }) => flag)],
});

async function refusalIn(context: Context, loaded: LoadedRequest, order: DecisionOrder): Promise<Refusal | null> {
  try {
    await checkDecision(context, loaded, order);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

async function statusAfter(context: Context, loaded: LoadedRequest, order: DecisionOrder, refused: boolean) {
  if (refused) return loaded.row.status;
  const waits = (await startOf(context, loaded.row)) > context.now;
  return statusOfRoute(judge(context, loaded, order), waits).status;
}

/** What only some requests have. */
function ownTerms(context: Context, { row }: LoadedRequest): Pick<PlannedItem, 'series' | 'conversion' | 'books'> {
  const series = seriesTerms(context, row);
  const books = kindOf(context, row).books?.(row.content);
  return { ...(series && { series }), ...(row.conversion && { conversion: row.conversion }), ...(books && { books }) };
}

async function planned(context: Context, decision: OrdinaryDecision, target: DecisionTarget): Promise<PlannedItem> {
  const loaded = await loadRequest(context.db, context.who, target, { lock: false });
  const { row } = loaded;
  const order = orderFor(decision, target, loaded);
  const refusal = await refusalIn(context, loaded, order);
  // A rejected or returned request needs no new day.
  const late = actionOf(decision) === 'pass' && row.stage_kind && (await lateness(context, row, row.stage_kind));
  const { createdBy: _by, transactionDate: _date, status: _status, ...item } = commonItem(row);
  return {
    ...item,
    ...ownTerms(context, loaded),
    totalFee: row.fees?.totalFee ?? nothing,
    ready: refusal === null,
    code: refusal?.code ?? null,
    ...(refusal && { parameters: refusal.mentioned(context.language).parameters ?? {} }),
    statusAfter: await statusAfter(context, loaded, order, refusal !== null),
    flags: flagsOf(context, loaded, exceptionalStateOf(loaded, context.now)),
    late: late ? noticeOf(row, late, context.now, context.language) : null,
  };
}

export const previewDecision: Handlers<Context>['previewDecision'] = async ({ body }, context) => {
  const { decision } = body;
  await checkBatchLimit(context, body.items);
  const items: PlannedItem[] = [];
  for (const target of body.items) items.push(await planned(context, decision, target));
  const ready = items.filter((item) => item.ready);
  const preview: DecisionPreview = {
    decision,
    needsSignature: needsSignature(decision),
    reasonRequired: decision === 'send-to-repair',
    ready: ready.length,
    items,
    sums: currencySums(ready.flatMap(({ amount }) => amount ?? [])),
    fees: currencySums(ready.map(({ totalFee }) => totalFee)),
  };
  return preview;
};
