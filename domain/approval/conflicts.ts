import type { ErrorCode } from '../../generated/error-codes.ts';
import { failure } from '../result.ts';
import type { Failure } from '../result.ts';
import type { Decision, Route, StageKind } from './types.ts';

const PASS_CODES: Readonly<Record<StageKind, ErrorCode>> = { verify: '80', approve: '78', release: '76' };

/** The failure for a decision that another person took first: who, what and when. */
export function alreadyDecided(route: Route, decision: Decision): Failure {
  return failure(conflictCode(route, decision), { actor: decision.actorName, time: { at: decision.at } });
}

function conflictCode(route: Route, { action, stage }: Decision): ErrorCode {
  if (action === 'reject') return '82';
  if (action === 'send-for-repair') return '81';
  return PASS_CODES[route.stages[stage]?.kind ?? 'approve'];
}
