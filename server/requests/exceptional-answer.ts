// The second exceptional person confirms, which passes the stage, or declines, which returns to the normal route.
import { decideExceptionally, type ExceptionalAttempt } from '../../domain/approval/exceptional.ts';
import { isIdOf } from '../../domain/approval/same-person.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { ExceptionalReceipt } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import type { ExceptionalRecord } from '../db/request-tables.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { checkSignature } from '../people/signatures.ts';
import { announceChange } from '../approval/announce.ts';
import { checkConfirmed } from '../approval/decide.ts';
import { auditedDecision, recordDecision } from '../approval/decision-record.ts';
import { loadOpen, receiptOf, signedAs, wireState } from './exceptional-common.ts';
import { notifyOfExceptional } from '../news/exceptional-news.ts';
import { exceptionalKind } from '../approval/exceptional-rights.ts';
import { checkPunctual } from '../approval/late.ts';
import { personIn, type LoadedRequest } from '../approval/load.ts';
import { applyDecision } from '../approval/apply-decision.ts';
import { aboutRequests } from '../approval/signable.ts';
import { recheckLimits } from '../approval/recheck-limits.ts';
import { addStep } from '../approval/steps.ts';
import { identityOf, updateRequest } from '../approval/store.ts';

function attempt(context: Context, before: LoadedRequest, record: ExceptionalRecord): ExceptionalAttempt {
  const actor = personIn(before, record.first?.userId ?? '');
  return {
    actor,
    actorName: actor.name,
    confirmer: personIn(before, context.who.userId),
    revision: before.row.revision,
    reason: record.reason ?? '',
    slaEndsAt: before.row.sla_ends_at?.getTime() ?? null,
    now: context.now.getTime(),
  };
}

function awaited({ row }: LoadedRequest): ExceptionalRecord {
  if (row.exceptional?.state !== 'awaiting-second-person') throw new Refusal('EXCEPTIONAL_ROUTE_OPEN');
  return row.exceptional;
}

type Answer = Parameters<Handlers<Context>['confirmExceptionalDecision']>[0]['body'];
type Confirmation = Extract<Answer, { answer: 'confirm' }>;
type Refused = Extract<Answer, { answer: 'decline' }>;

async function confirm(context: Context, body: Confirmation): Promise<ExceptionalReceipt> {
  const { before, stage } = await loadOpen(context, body);
  const record = awaited(before);
  const decided = decideExceptionally(before.request, before.people, attempt(context, before, record));
  if (!decided.ok) throw refusalOf(decided);
  await recheckLimits(context, before.row, stage);
  await checkPunctual(context, before.row, stage);
  checkConfirmed(before, body.confirmed);
  const signed = aboutRequests(context, signedAs(stage), [before.row]);
  const signatureDigest = await checkSignature(context, body.signature, signed);
  const confirmed: ExceptionalRecord = { ...record, state: 'confirmed' };
  const moved = await applyDecision(context, before, decided.value.request, { action: 'confirm-exceptional' });
  await recordDecision(context, before, moved.stepNo, {
    kind: exceptionalKind(stage),
    countsAs: 'exceptional-pass',
    reason: record.reason ?? undefined,
    signatureDigest: record.digest ?? undefined,
    confirmedBy: context.who.userId,
    ...(record.first && { actor: record.first }),
  });
  await recordDecision(context, before, moved.stepNo, { kind: 'confirm-exceptional', signatureDigest });
  await appendAudit(context, {
    type: 'exceptional-confirmed',
    subject: body.refNo,
    name: before.row.payee_name,
    decision: auditedDecision(before, signatureDigest),
  });
  const notified = await notifyOfExceptional(context, moved, { step: 'confirmed', record });
  return receiptOf(moved.row, wireState(confirmed), notified);
}

/** Deletes the first person's exceptional decision; the request waits for its normal route again. */
async function decline(context: Context, body: Refused): Promise<ExceptionalReceipt> {
  const { before } = await loadOpen(context, body);
  const record = awaited(before);
  const person = personIn(before, context.who.userId);
  if (record.first && isIdOf(person, record.first.userId)) throw new Refusal('EXCEPTIONAL_SECOND_PERSON');
  if (!before.row.stage_kind || !person.exceptionalFor.includes(before.row.stage_kind)) throw new Refusal('403');
  const row = await updateRequest(context.db, identityOf(before.row), { exceptional: null, updated_at: context.now });
  const { reason } = body;
  const stepNo = await addStep(context, row, { action: 'decline-exceptional', status: row.status, reason });
  await recordDecision(context, before, stepNo, { kind: 'decline-exceptional', reason });
  await appendAudit(context, {
    type: 'exceptional-declined',
    subject: row.ref_no,
    name: row.payee_name,
    reason,
    decision: auditedDecision(before, undefined),
  });
  await announceChange(context, row, before, row.waiting_groups);
  const notified = await notifyOfExceptional(context, { ...before, row }, { step: 'declined', record });
  return receiptOf(row, wireState({ ...record, state: 'declined' }), notified);
}

export const confirmExceptionalDecision: Handlers<Context>['confirmExceptionalDecision'] = ({ body }, context) =>
  body.answer === 'confirm' ? confirm(context, body) : decline(context, body);
