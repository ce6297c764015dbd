// One decision on many requests: each has its own savepoint and its own result.
import { displayedStatus } from '../../domain/transaction-status.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { DecidedStatus, DecideMany, DecisionResult, DecisionTarget } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { lockDeals } from '../ledger/deals.ts';
import { Refusal } from '../refusal.ts';
import { doOrUndo } from '../savepoint.ts';
import { checkSignature } from '../people/signatures.ts';
import { checkBatchLimit, refusedResult, unknownStatus } from '../approval/batch-limit.ts';
import { takeDecision, type DecisionOrder, type Sign } from '../approval/decide.ts';
import { isVisibleTo, loadCompany } from '../approval/load.ts';
import { aboutRequests } from '../approval/signable.ts';
import { findByReference, holdRequests, type RequestRow } from '../approval/store.ts';

/** Checks the one signature over all requests before the first decision is written. */
async function signAll(context: Context, order: DecideMany, held: readonly RequestRow[]): Promise<Sign> {
  if (order.decision !== 'approve' && order.decision !== 'release') return () => Promise.resolve(undefined);
  const digest = await checkSignature(context, order.signature, aboutRequests(context, order.decision, held));
  return () => Promise.resolve(digest);
}

function orderFor(many: DecideMany, named: DecisionTarget): DecisionOrder {
  return {
    named,
    revision: named.revision,
    decision: many.decision,
    ...('reason' in many && { reason: many.reason }),
    ...('confirmed' in many && { confirmed: many.confirmed }),
  };
}

/** Locks the requests and returns only those that the caller may see; hidden ones are treated as missing. */
async function holdVisible({ db, who }: Context, taskIds: readonly string[]): Promise<RequestRow[]> {
  const held = await holdRequests(db, who.companyId, taskIds);
  const { people } = await loadCompany(db, who);
  return held.filter((row) => isVisibleTo({ row, people }, who.userId));
}

async function statusNow({ db, who }: Context, refNo: string): Promise<DecidedStatus> {
  const row = await findByReference(db, who.companyId, refNo);
  const { people } = await loadCompany(db, who);
  return row && isVisibleTo({ row, people }, who.userId) ? displayedStatus(row.status) : unknownStatus;
}

async function decideOne(context: Context, order: DecisionOrder, target: DecisionTarget, sign: Sign) {
  const done = await doOrUndo(context.db, () => takeDecision(context, order, sign));
  if (done instanceof Refusal) return refusedResult(context, target, done, await statusNow(context, target.refNo));
  const { row } = done;
  return { refNo: row.ref_no, revision: row.revision, accepted: true, status: displayedStatus(row.status), code: null };
}

export const decideOnMany: Handlers<Context>['decideOnMany'] = async ({ body }, context) => {
  await checkBatchLimit(context, body.items);
  const taskIds = body.items.map(({ taskId }) => taskId);
  const held = await holdVisible(context, taskIds);
  if (body.decision === 'reject') await lockDeals(context.db, context.who.companyId, { taskIds });
  const sign = await signAll(context, body, held);
  const results: DecisionResult[] = [];
  for (const target of body.items) results.push(await decideOne(context, orderFor(body, target), target, sign));
  const accepted = results.filter((result) => result.accepted).length;
  return { accepted, refused: results.length - accepted, results };
};
