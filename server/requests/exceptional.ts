// When the normal route cannot finish, one exceptional person speaks and a second one confirms or declines.
import { decideExceptionally, exceptionalGround, type ExceptionalAttempt } from '../../domain/approval/exceptional.ts';
import { personObstacles } from '../../domain/approval/who-may-act.ts';
import type { StageKind } from '../../domain/approval/types.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { ActingUser, ExceptionalReceipt, ExceptionalState, Reason } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import type { ExceptionalRecord } from '../db/request-tables.ts';
import { Refusal, refusalOf } from '../refusal.ts';
import { checkSignature } from '../session/signatures.ts';
import { announceChange } from './announce.ts';
import { auditedDecision, recordDecision } from './decision-record.ts';
import { exceptionalKind, exceptionalStateOf } from './exceptional-rights.ts';
import { checkOpen } from './finished.ts';
import { checkPunctual } from './late.ts';
import { loadRequest, personIn, type LoadedRequest, type NamedRequest } from './load.ts';
import { moveOn } from './move-on.ts';
import { actingUser } from './people.ts';
import { tellExceptional } from './exceptional-news.ts';
import { addStep } from './steps.ts';
import { identityOf, updateRequest, type RequestRow } from './store.ts';

interface Named extends NamedRequest {
  readonly refNo: string;
  readonly revision: number;
}

const signedAs = (stage: StageKind) => (stage === 'release' ? 'exceptional-release' : 'exceptional-approve');

async function loadOpen(context: Context, named: Named) {
  const before = await loadRequest(context.db, context.who, named, { lock: true });
  checkOpen(before, named.revision);
  const stage = before.row.stage_kind;
  if (stage === null) throw new Refusal('STATUS_NOT_ALLOWED', { status: before.row.status });
  return { before, stage };
}

function receiptOf(row: RequestRow, exceptional: ExceptionalState, notified: ActingUser[]): ExceptionalReceipt {
  return {
    taskId: row.task_id,
    refNo: row.ref_no,
    revision: row.revision,
    status: row.status,
    exceptional,
    notified: notified.slice(0, 100),
  };
}

const wireState = ({ digest: _digest, ...state }: ExceptionalRecord): ExceptionalState => state;

function checkFirst(context: Context, before: LoadedRequest, stage: StageKind): ExceptionalState {
  const person = personIn(before, context.who.userId);
  if (!person.exceptionalFor.includes(stage)) throw new Refusal('403');
  const [obstacle] = personObstacles(before.request, person);
  if (obstacle) throw refusalOf(obstacle.because);
  const ground = exceptionalGround(
    before.request,
    before.people,
    before.row.due_at?.getTime() ?? null,
    context.now.getTime(),
  );
  const state = ground && exceptionalStateOf(before, context.now);
  if (!state) throw new Refusal('EXCEPTIONAL_ROUTE_OPEN');
  if (state.state === 'awaiting-second-person') throw new Refusal('EXCEPTIONAL_SECOND_PERSON');
  return state;
}

async function speakFirst(
  context: Context,
  named: Named & { readonly reason: Reason; readonly signature: Parameters<typeof checkSignature>[1] },
  wanted: readonly StageKind[],
): Promise<ExceptionalReceipt> {
  const { before, stage } = await loadOpen(context, named);
  if (!wanted.includes(stage)) throw new Refusal('APPROVAL_NOT_YOUR_TURN');
  const state = checkFirst(context, before, stage);
  await checkPunctual(context, before.row, stage);
  const items = [{ refNo: named.refNo, revision: named.revision }];
  const digest = await checkSignature(context, named.signature, { action: signedAs(stage), items });
  const first = { userId: context.who.userId, name: context.who.name };
  const record: ExceptionalRecord = {
    ...state,
    state: 'awaiting-second-person',
    first,
    reason: named.reason,
    digest: digest.toString('hex'),
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
  return receiptOf(row, wireState(record), await tellExceptional(context, { ...before, row }));
}

function attempt(context: Context, before: LoadedRequest, record: ExceptionalRecord): ExceptionalAttempt {
  const actor = personIn(before, record.first?.userId ?? '');
  return {
    actor,
    actorName: actor.name,
    confirmer: personIn(before, context.who.userId),
    revision: before.row.revision,
    reason: record.reason ?? '',
    slaEndsAt: before.row.due_at?.getTime() ?? null,
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
  const items = [{ refNo: body.refNo, revision: body.revision }];
  const digest = await checkSignature(context, body.signature, { action: signedAs(stage), items });
  const confirmed: ExceptionalRecord = { ...record, state: 'confirmed' };
  const moved = await moveOn(context, before, decided.value.request, { action: 'confirm-exceptional' });
  await recordDecision(context, before, moved.stepNo, {
    kind: exceptionalKind(stage),
    countsAs: 'exceptional-pass',
    reason: record.reason ?? undefined,
    signatureDigest: record.digest ?? undefined,
    confirmedBy: context.who.userId,
    ...(record.first && { actor: record.first }),
  });
  const signatureDigest = digest.toString('hex');
  await recordDecision(context, before, moved.stepNo, { kind: 'confirm-exceptional', signatureDigest });
  await appendAudit(context, {
    type: 'exceptional-confirmed',
    subject: body.refNo,
    name: before.row.payee_name,
    decision: auditedDecision(before, signatureDigest),
  });
  return receiptOf(moved.row, wireState(confirmed), await tellExceptional(context, moved));
}

/** The request waits for its normal route again; the first person has to begin anew. */
async function decline(context: Context, body: Refused): Promise<ExceptionalReceipt> {
  const { before } = await loadOpen(context, body);
  const record = awaited(before);
  const person = personIn(before, context.who.userId);
  if (record.first?.userId === person.personId) throw new Refusal('EXCEPTIONAL_SECOND_PERSON');
  if (!before.row.stage_kind || !person.exceptionalFor.includes(before.row.stage_kind)) throw new Refusal('403');
  const row = await updateRequest(context.db, identityOf(before.row), { exceptional: null, updated_at: context.now });
  const { reason } = body;
  const stepNo = await addStep(context, row, {
    action: 'confirm-exceptional',
    status: row.status,
    secondary: 'Declined',
    reason,
  });
  await recordDecision(context, before, stepNo, { kind: 'confirm-exceptional', reason });
  await appendAudit(context, { type: 'exceptional-confirmed', subject: row.ref_no, outcome: 'refused', reason });
  await announceChange(context, row, before, row.waiting_groups);
  return receiptOf(row, wireState({ ...record, state: 'declined' }), [actingUser(person)]);
}

type Exceptional = Handlers<Context>;

export const approveExceptionally: Exceptional['approveExceptionally'] = ({ body }, context) =>
  speakFirst(context, body, ['verify', 'approve']);
export const releaseExceptionally: Exceptional['releaseExceptionally'] = ({ body }, context) =>
  speakFirst(context, body, ['release']);
export const confirmExceptionalDecision: Exceptional['confirmExceptionalDecision'] = ({ body }, context) =>
  body.answer === 'confirm' ? confirm(context, body) : decline(context, body);
