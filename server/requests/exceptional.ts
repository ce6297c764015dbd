// If the normal route cannot finish, a first exceptional person decides; a second one must confirm it.
import { exceptionalGround } from '../../domain/approval/exceptional.ts';
import type { StageKind } from '../../domain/approval/types.ts';
import { generalObstacle } from '../../domain/approval/who-may-act.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { ExceptionalReceipt, ExceptionalState, Reason, RequestFlag, Signature } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import type { ExceptionalRecord } from '../db/request-tables.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { checkSignature } from '../people/signatures.ts';
import { announceChange } from '../approval/announce.ts';
import { checkConfirmed } from '../approval/decide.ts';
import { auditedDecision } from '../approval/decision-record.ts';
import { loadOpen, receiptOf, signedAs, wireState, type NamedRevision } from './exceptional-common.ts';
import { notifyOfExceptional } from '../news/exceptional-news.ts';
import { exceptionalStateOf } from '../approval/exceptional-rights.ts';
import { checkPunctual } from '../approval/late.ts';
import { personIn, type LoadedRequest } from '../approval/load.ts';
import { aboutRequests } from '../approval/signable.ts';
import { recheckLimits } from '../approval/recheck-limits.ts';
import { addStep } from '../approval/steps.ts';
import { identityOf, updateRequest } from '../approval/store.ts';

function checkFirst(context: Context, before: LoadedRequest, stage: StageKind): ExceptionalState {
  const person = personIn(before, context.who.userId);
  if (!person.exceptionalFor.includes(stage)) throw new Refusal('403');
  const obstacle = generalObstacle(before.request, person, stage);
  if (obstacle) throw refusalOf(obstacle.because);
  const ground = exceptionalGround(
    before.request,
    before.people,
    before.row.sla_ends_at?.getTime() ?? null,
    context.now.getTime(),
  );
  const state = ground && exceptionalStateOf(before, context.now);
  if (!state) throw new Refusal('EXCEPTIONAL_ROUTE_OPEN');
  if (state.state === 'awaiting-second-person') throw new Refusal('EXCEPTIONAL_SECOND_PERSON');
  return state;
}

interface FirstWord extends NamedRevision {
  readonly reason: Reason;
  readonly confirmed?: readonly RequestFlag[];
  readonly signature: Signature;
}

async function speakFirst(
  context: Context,
  named: FirstWord,
  wanted: readonly StageKind[],
): Promise<ExceptionalReceipt> {
  const { before, stage } = await loadOpen(context, named);
  if (!wanted.includes(stage)) throw new Refusal('APPROVAL_NOT_YOUR_TURN');
  const state = checkFirst(context, before, stage);
  await recheckLimits(context, before.row, stage);
  await checkPunctual(context, before.row, stage);
  checkConfirmed(before, named.confirmed);
  const signed = aboutRequests(context, signedAs(stage), [before.row]);
  const digest = await checkSignature(context, named.signature, signed);
  const first = { userId: context.who.userId, name: context.who.name };
  const record: ExceptionalRecord = {
    ...state,
    state: 'awaiting-second-person',
    first,
    reason: named.reason,
    digest,
  };
  const change = { exceptional: JSON.stringify(record), updated_at: context.now };
  const row = await updateRequest(context.db, identityOf(before.row), change);
  const action = stage === 'release' ? 'exceptional-release' : 'exceptional-approve';
  await addStep(context, row, { action, status: row.status, reason: named.reason });
  await appendAudit(context, {
    type: stage === 'release' ? 'exceptional-released' : 'exceptional-approved',
    subject: row.ref_no,
    name: row.payee_name,
    reason: named.reason,
    decision: auditedDecision(before, record.digest ?? undefined),
    details: { ground: record.ground },
  });
  await announceChange(context, row, before, row.waiting_groups);
  return receiptOf(
    row,
    wireState(record),
    await notifyOfExceptional(context, { ...before, row }, { step: 'decided', record }),
  );
}

type Exceptional = Handlers<Context>;

export const approveExceptionally: Exceptional['approveExceptionally'] = ({ body }, context) =>
  speakFirst(context, body, ['verify', 'approve']);
export const releaseExceptionally: Exceptional['releaseExceptionally'] = ({ body }, context) =>
  speakFirst(context, body, ['release']);
