// One person decides on one revision. The engine checks it while the request's row is locked.
import { decide } from '../../domain/approval/decide.ts';
import { stageKindFault } from '../../domain/approval/stage-kind.ts';
import type { ApprovalRequest, StageKind } from '../../domain/approval/types.ts';
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { AuditEventType, OrdinaryDecisionKind, RequestFlag } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { pipeline } from '../db/pipeline.ts';
import { Refusal, RepeatedRefusal, refusalOf } from '../refusal.ts';
import type { Actor } from './actor.ts';
import { auditedDecision } from './decision-record.ts';
import { checkOpen } from './finished.ts';
import { checkPunctual } from './late.ts';
import { hasBlockedMaker, loadRequest, personIn, type LoadedRequest, type NamedRequest } from './load.ts';
import { applyDecision, type AppliedDecision } from './apply-decision.ts';
import { checkHasRepairer } from './repairable.ts';
import { recheckLimits } from './recheck-limits.ts';

/** The person who decides, with the language for texts such as the name of a holiday. */
export type Deciding = Actor & Pick<Context, 'language'>;

export type OrdinaryDecision = OrdinaryDecisionKind;

export interface DecisionOrder {
  readonly named: NamedRequest;
  readonly revision: number;
  readonly decision: OrdinaryDecision;
  readonly reason?: string | undefined;
  readonly confirmed?: readonly RequestFlag[] | undefined;
}

/** Checks the signature after all other checks have passed. Returns the digest of what was signed. */
export type Sign = (loaded: LoadedRequest, checks: Promise<unknown>) => Promise<string | undefined>;

const unsigned: Sign = () => Promise.resolve(undefined);

const engineActions = { reject: 'reject', 'send-to-repair': 'send-for-repair' } as const;
export const auditTypes: Readonly<Record<OrdinaryDecision, AuditEventType>> = {
  verify: 'request-verified',
  approve: 'request-approved',
  release: 'request-released',
  reject: 'request-rejected',
  'send-to-repair': 'request-sent-to-repair',
};

const stageOf = (decision: OrdinaryDecision): StageKind | null =>
  decision === 'reject' || decision === 'send-to-repair' ? null : decision;
export const actionOf = (decision: OrdinaryDecision): 'pass' | 'reject' | 'send-for-repair' =>
  decision === 'reject' || decision === 'send-to-repair' ? engineActions[decision] : 'pass';

/** Returns the request with the decision, or throws. Writes nothing, so a preview calls it too. */
export function judge(context: Deciding, loaded: LoadedRequest, order: DecisionOrder): ApprovalRequest {
  checkOpen(loaded, order.revision);
  const stage = stageOf(order.decision);
  const misplaced = stage && stageKindFault(loaded.request, stage);
  if (misplaced) throw refusalOf(misplaced);
  const decided = decide(loaded.request, {
    person: personIn(loaded, context.who.userId),
    actorName: context.who.name,
    revision: order.revision,
    action: actionOf(order.decision),
    reason: order.reason ?? '',
    at: context.now.getTime(),
  });
  if (!decided.ok) throw refusalOf(decided);
  if (order.decision === 'send-to-repair') checkHasRepairer(loaded);
  return decided.value.request;
}

/** Throws CA-3 for a blocked maker, or the code of the first note to confirm, if its flag is not confirmed. */
export function checkConfirmed(loaded: LoadedRequest, confirmed: readonly RequestFlag[] = []): void {
  const { row } = loaded;
  if (hasBlockedMaker(loaded) && !confirmed.includes('maker-blocked')) throw new Refusal('CA-3');
  const open = row.notes.find(({ flag, mustConfirm }) => mustConfirm && !confirmed.includes(flag));
  if (open?.code) throw new RepeatedRefusal(open.code, { parameters: open.parameters ?? {}, errors: [] });
}

/** The request with the decision, and the last moment for paying it on its day if that was read. */
interface CheckedDecision {
  readonly request: ApprovalRequest;
  readonly payableUntil?: Date | null;
}

export async function checkDecision(
  context: Deciding,
  loaded: LoadedRequest,
  order: DecisionOrder,
): Promise<CheckedDecision> {
  const request = judge(context, loaded, order);
  const stage = stageOf(order.decision);
  if (!stage) return { request };
  const moment = { ...context, setup: loaded.setup };
  const [, payableUntil] = await pipeline(
    recheckLimits(moment, loaded.row, stage),
    checkPunctual(moment, loaded.row, stage),
  );
  checkConfirmed(loaded, order.confirmed);
  return { request, payableUntil };
}

function changeBy({ who, now }: Deciding, before: LoadedRequest, { decision, reason }: DecisionOrder) {
  const actor = { userId: who.userId, name: who.name };
  if (decision === 'reject') return { reason: reason ?? null, ended_by: JSON.stringify(actor) };
  if (decision !== 'send-to-repair') return {};
  const returned = {
    actor,
    at: wireInstant(now.getTime()),
    stage: before.row.stage_kind ?? 'approve',
    reason: reason ?? '',
  };
  return { reason: reason ?? null, returned: JSON.stringify(returned) };
}

function groupName({ request, row, people, groupNames }: LoadedRequest, userId: string): string {
  const own = people.find(({ personId }) => personId === userId)?.groupIds ?? [];
  const groupId = row.waiting_groups.find((group) => own.includes(group));
  return groupId && request.route.stages.length > 0 ? (groupNames.get(groupId) ?? groupId) : '';
}

async function write(
  context: Deciding,
  before: LoadedRequest,
  { request, ...until }: CheckedDecision,
  order: DecisionOrder,
  signatureDigest: string | undefined,
): Promise<AppliedDecision> {
  const { decision, reason } = order;
  const record = { kind: decision, countsAs: actionOf(decision), reason, signatureDigest };
  const audited = {
    type: auditTypes[decision],
    subject: before.row.ref_no,
    name: before.row.payee_name,
    decision: auditedDecision(before, signatureDigest),
    ...(reason && { reason }),
  };
  return applyDecision(context, before, request, {
    ...until,
    action: decision,
    secondary: groupName(before, context.who.userId),
    reason,
    change: changeBy(context, before, order),
    taken: { decision: record, audited },
  });
}

export async function takeDecision(
  context: Deciding,
  order: DecisionOrder,
  sign: Sign = unsigned,
): Promise<AppliedDecision> {
  const before = await loadRequest(context.db, context.who, order.named, { lock: true });
  const checks = checkDecision(context, before, order);
  const [checked, digest] = await pipeline(checks, sign(before, checks));
  return write(context, before, checked, order, digest);
}
