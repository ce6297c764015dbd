// The stored record of a decision: the matrix version and row, who else could decide, and what was signed.
import { routeState } from '../../domain/approval/route-state.ts';
import type { Action } from '../../domain/approval/types.ts';
import { whoMayActNow } from '../../domain/approval/who-may-act.ts';
import type { ActingUser, AuditDecision, DecisionKind } from '../../generated/types.ts';
import type { Actor } from './actor.ts';
import type { LoadedRequest } from './load.ts';
import { actingUser } from './people.ts';
import type { NewDecision } from './apply-decision-store.ts';
import { insertDecision } from './store.ts';

export interface RecordedDecision {
  readonly kind: DecisionKind;
  readonly countsAs?: Action;
  readonly reason?: string | undefined;
  readonly signatureDigest?: string | undefined;
  readonly confirmedBy?: string;
  /** The person who decided, if it is not the caller. */
  readonly actor?: ActingUser;
}

function findEligible({ request, people }: LoadedRequest): ActingUser[] {
  const ids = new Set(whoMayActNow(request, people).map(({ personId }) => personId));
  return people.filter(({ personId }) => ids.has(personId)).map(actingUser);
}

const found = new WeakMap<LoadedRequest, readonly ActingUser[]>();

/** Found once for each loaded request, because the decision and its audit event both name them. */
export function eligibleNow(loaded: LoadedRequest): readonly ActingUser[] {
  const eligible = found.get(loaded) ?? findEligible(loaded);
  found.set(loaded, eligible);
  return eligible;
}

function stageOf({ request }: LoadedRequest): number {
  const state = routeState(request);
  return state.kind === 'in-progress' ? state.stage : request.route.stages.length;
}

/** Needs the request as it was before the decision, to find its stage and the eligible people. */
export function decisionRow(
  { who, now }: Actor,
  before: LoadedRequest,
  { kind, countsAs, reason, signatureDigest, confirmedBy, actor }: RecordedDecision,
): NewDecision {
  const { row, request, people } = before;
  const { userId, name } = actor ?? who;
  return {
    company_id: row.company_id,
    task_id: row.task_id,
    kind,
    counts_as: countsAs ?? null,
    revision: row.revision,
    stage: stageOf(before),
    actor_id: userId,
    actor_name: name,
    group_ids: [...(people.find(({ personId }) => personId === userId)?.groupIds ?? [])],
    decided_at: now,
    reason: reason ?? null,
    signature_digest: signatureDigest ?? null,
    confirmed_by: confirmedBy ?? null,
    eligible: JSON.stringify(eligibleNow(before)),
    matrix_version: request.route.matrixVersion,
    matched_row: row.matched_row && JSON.stringify(row.matched_row),
  };
}

/** Stores a decision whose step is already in the history. */
export async function recordDecision(
  actor: Actor,
  before: LoadedRequest,
  stepNo: number,
  decision: RecordedDecision,
): Promise<void> {
  await insertDecision(actor.db, { ...decisionRow(actor, before, decision), step_no: stepNo });
}

export const auditedDecision = (before: LoadedRequest, signatureDigest: string | undefined): AuditDecision => ({
  revision: before.row.revision,
  matrixVersion: before.request.route.matrixVersion,
  matchedRow: before.row.matched_row,
  eligible: eligibleNow(before).slice(0, 50),
  signatureDigest: signatureDigest ?? null,
});
