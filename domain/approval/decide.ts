import type { EpochMilliseconds } from '../jakarta-time.ts';
import { failure, success } from '../result.ts';
import type { Result } from '../result.ts';
import { routeState } from './route-state.ts';
import type { ApprovalRequest, Decision, Person } from './types.ts';
import { isSelfApproval, obstacles } from './who-may-act.ts';

export type DecisionAttempt = {
  readonly person: Person;
  readonly actorName: string;
  readonly revision: number;
  readonly action: 'pass' | 'reject' | 'send-for-repair';
  readonly reason: string;
  readonly at: EpochMilliseconds;
};
export type Decided = {
  readonly request: ApprovalRequest;
  readonly decision: Decision;
  readonly selfApproval: boolean;
};

/** Adds the decision to the request, or returns the first obstacle. */
export function decide(request: ApprovalRequest, attempt: DecisionAttempt): Result<Decided> {
  const [obstacle] = obstacles(request, attempt.person, attempt.revision);
  if (obstacle) return obstacle.because;
  if (attempt.action === 'send-for-repair' && attempt.reason.trim() === '') return failure('APPROVAL_REASON_REQUIRED');
  const state = routeState(request);
  const stage = state.kind === 'in-progress' ? state.stage : request.route.stages.length;
  const decision = decisionFrom(attempt, stage);
  return success({
    request: { ...request, decisions: [...request.decisions, decision] },
    decision,
    selfApproval: isSelfApproval(request, attempt.person),
  });
}

function decisionFrom({ person, actorName, revision, action, at }: DecisionAttempt, stage: number): Decision {
  return { personId: person.personId, actorName, revision, stage, action, groupIds: person.groupIds, at };
}
