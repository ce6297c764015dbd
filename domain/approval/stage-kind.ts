import { failure } from '../result.ts';
import type { Failure } from '../result.ts';
import { alreadyDecided } from './conflicts.ts';
import { decisionsOf, routeState } from './route-state.ts';
import type { ApprovalRequest, StageKind } from './types.ts';

/**
 * Fails if the request is at another kind of stage than the one the person decides on: it has passed or is not reached.
 */
export function stageKindFault(request: ApprovalRequest, wanted: StageKind): Failure | null {
  const state = routeState(request);
  if (state.kind !== 'in-progress' || state.stageKind === wanted) return null;
  const passed = request.route.stages.flatMap(({ kind }, index) =>
    kind === wanted && index < state.stage ? decisionsOf(request, index) : [],
  );
  const latest = passed.at(-1);
  return latest ? alreadyDecided(request.route, latest) : failure('APPROVAL_NOT_YOUR_TURN');
}
