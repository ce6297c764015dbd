// The maker takes back a request before the first decision. It then waits for repair, as if it was sent back.
import { routeState } from '../../domain/approval/route-state.ts';
import type { ApprovalRequest } from '../../domain/approval/types.ts';
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { receiptOf } from './decisions.ts';
import { loadByReference, personIn, type LoadedRequest } from '../approval/load.ts';
import { applyDecision } from '../approval/apply-decision.ts';
import { checkMay } from '../approval/permissions.ts';
import { recordDecisionsOn } from '../approval/record-store.ts';

/** A file may have decisions on its records before it has one itself. */
async function checkUndecidedRecords({ db }: Context, { row }: LoadedRequest): Promise<void> {
  const [decided] = await recordDecisionsOn(db, row);
  if (decided) throw new Refusal('STATUS_NOT_ALLOWED', { status: row.status });
}

function sentBack({ who, now }: Context, { request, row }: LoadedRequest): ApprovalRequest {
  const state = routeState(request);
  const own = {
    personId: who.userId,
    actorName: who.name,
    revision: row.revision,
    stage: state.kind === 'in-progress' ? state.stage : 0,
    action: 'send-for-repair',
    groupIds: [],
    at: now.getTime(),
  } as const;
  return { ...request, decisions: [...request.decisions, own] };
}

function changeBy({ who, now }: Context, { row }: LoadedRequest, reason: string | undefined) {
  const actor = { userId: who.userId, name: who.name };
  const returned = {
    actor,
    at: wireInstant(now.getTime()),
    stage: row.stage_kind ?? 'approve',
    ...(reason && { reason }),
  };
  return { reason: reason ?? null, returned: JSON.stringify(returned) };
}

export const recallRequest: Handlers<Context>['recallRequest'] = async ({ body }, context) => {
  const before = await loadByReference(context.db, context.who, body, { lock: true });
  if (before.row.revision !== body.revision) throw new Refusal('ERR_REQ_3');
  checkMay({ row: before.row, person: personIn(before, context.who.userId) }, 'recall');
  await checkUndecidedRecords(context, before);
  const { reason } = body;
  const kept = { kind: 'recall', countsAs: 'send-for-repair', reason } as const;
  const { ref_no: subject, payee_name: name } = before.row;
  const audited = { type: 'request-recalled', subject, name, ...(reason && { reason }) } as const;
  const moved = await applyDecision(context, before, sentBack(context, before), {
    action: 'recall',
    reason,
    change: changeBy(context, before, reason),
    taken: { decision: kept, audited },
  });
  return receiptOf(moved, context.now);
};
