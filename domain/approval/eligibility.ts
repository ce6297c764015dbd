import type { ErrorCode } from '../../generated/error-codes.ts';
import { failure, success } from '../result.ts';
import type { Result } from '../result.ts';
import { canFill, type Signatory } from './matching.ts';
import { decisionsOf, passes, routeState } from './route-state.ts';
import type { ApprovalRequest, Person, StageKind } from './types.ts';
import { mayAct, whoMayActNow } from './who-may-act.ts';

export const nobodyCodes: Readonly<Record<StageKind, ErrorCode>> = { verify: '87', approve: '85', release: '86' };

/** Like checkStageCanFinish(), but stops as soon as enough people are found, because lists call it for every row. */
export function canStageFinish(request: ApprovalRequest, people: readonly Person[]): boolean {
  const state = routeState(request);
  if (state.kind !== 'in-progress') return true;
  const stage = request.route.stages[state.stage];
  return stage !== undefined && canFill(stage, signatoriesOf(request, state.stage, people));
}

function* signatoriesOf(request: ApprovalRequest, stage: number, people: readonly Person[]): Generator<Signatory> {
  yield* passes(decisionsOf(request, stage));
  for (const person of people) if (mayAct(request, person)) yield person;
}

/** Checks that enough people may still act to finish the current stage. Fails if there are too few. */
export function checkStageCanFinish(request: ApprovalRequest, people: readonly Person[]): Result<readonly Person[]> {
  const state = routeState(request);
  if (state.kind !== 'in-progress') return success([]);
  const eligible = whoMayActNow(request, people);
  const stage = request.route.stages[state.stage];
  const signatories = [...passes(decisionsOf(request, state.stage)), ...eligible];
  return stage && canFill(stage, signatories) ? success(eligible) : failure(nobodyCodes[state.stageKind]);
}
