import type { EpochMilliseconds } from '../jakarta-time.ts';
import { failure, flatMap, success } from '../result.ts';
import type { Failure, Result } from '../result.ts';
import { canStageFinish } from './eligibility.ts';
import { routeState } from './route-state.ts';
import { isIdOf } from './same-person.ts';
import type { ApprovalRequest, Decision, Person } from './types.ts';
import { finishedObstacle, generalObstacle } from './who-may-act.ts';
import type { InProgress } from './who-may-act.ts';

export type ExceptionalAttempt = {
  readonly actor: Person;
  readonly actorName: string;
  /** The second exceptional person; null while only the first has decided. */
  readonly confirmer: Person | null;
  readonly revision: number;
  readonly reason: string;
  readonly slaEndsAt: EpochMilliseconds | null;
  readonly now: EpochMilliseconds;
};
export type Ground = 'no-eligible-person' | 'service-level-elapsed';
export type ExceptionalDecision = {
  readonly request: ApprovalRequest;
  readonly decision: Decision;
  readonly ground: Ground;
};

/** Returns null while the normal route can still finish in time. */
export function exceptionalGround(
  request: ApprovalRequest,
  people: readonly Person[],
  slaEndsAt: EpochMilliseconds | null,
  now: EpochMilliseconds,
): Ground | null {
  if (!canStageFinish(request, people)) return 'no-eligible-person';
  return slaEndsAt !== null && now > slaEndsAt ? 'service-level-elapsed' : null;
}

/** An exceptional decision, confirmed by a second person, replaces the current stage. */
export function decideExceptionally(
  request: ApprovalRequest,
  people: readonly Person[],
  attempt: ExceptionalAttempt,
): Result<ExceptionalDecision> {
  const state = routeState(request);
  if (attempt.revision !== request.revision) return failure('ERR_REQ_3');
  if (state.kind !== 'in-progress') return finishedObstacle(request).because;
  const ground = exceptionalGround(request, people, attempt.slaEndsAt, attempt.now);
  if (ground === null) return failure('EXCEPTIONAL_ROUTE_OPEN');
  if (attempt.reason.trim() === '') return failure('EXCEPTIONAL_REASON_REQUIRED');
  return flatMap(confirmedBy(request, attempt, state), (confirmer) =>
    success(recorded(request, attempt, confirmer, state, ground)),
  );
}

function confirmedBy(request: ApprovalRequest, attempt: ExceptionalAttempt, state: InProgress): Result<Person> {
  const against = exceptionalFault(request, attempt.actor, state);
  if (against) return against;
  const { confirmer, actor } = attempt;
  if (confirmer === null || isIdOf(actor, confirmer.personId)) return failure('EXCEPTIONAL_SECOND_PERSON');
  return exceptionalFault(request, confirmer, state) ?? success(confirmer);
}

function exceptionalFault(request: ApprovalRequest, person: Person, { stageKind }: InProgress): Failure | null {
  if (!person.exceptionalFor.includes(stageKind)) return failure('403');
  return generalObstacle(request, person, stageKind)?.because ?? null;
}

function recorded(
  request: ApprovalRequest,
  { actor, actorName, now }: ExceptionalAttempt,
  confirmer: Person,
  state: InProgress,
  ground: Ground,
): ExceptionalDecision {
  const decision: Decision = {
    personId: actor.personId,
    actorName,
    revision: request.revision,
    stage: state.stage,
    action: 'exceptional-pass',
    groupIds: actor.groupIds,
    at: now,
    confirmedBy: confirmer.personId,
  };
  return {
    request: { ...request, decisions: [...request.decisions, decision] },
    decision,
    ground,
  };
}
