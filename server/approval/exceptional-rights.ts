import { exceptionalGround } from '../../domain/approval/exceptional.ts';
import { isIdOf } from '../../domain/approval/same-person.ts';
import type { StageKind } from '../../domain/approval/types.ts';
import { generalObstacle } from '../../domain/approval/who-may-act.ts';
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { DecisionKind, DecisionRight, ExceptionalState, WhyNot } from '../../generated/types.ts';
import type { ListedRequest } from './load.ts';
import type { CompanyPerson } from './company-people.ts';
import { whyNotOf } from './why-not.ts';

export const exceptionalKind = (stage: StageKind): DecisionKind =>
  stage === 'release' ? 'exceptional-release' : 'exceptional-approve';

/** Returns null while the normal route can finish in time. */
export function exceptionalStateOf({ row, request, people }: ListedRequest, now: Date): ExceptionalState | null {
  if (row.exceptional) {
    const { digest: _digest, ...state } = row.exceptional;
    return state;
  }
  if (row.stage_kind === null) return null;
  const ground = exceptionalGround(request, people, row.sla_ends_at?.getTime() ?? null, now.getTime());
  if (ground === null) return null;
  const since = ground === 'service-level-elapsed' && row.sla_ends_at ? row.sla_ends_at : row.updated_at;
  return {
    ground,
    since: wireInstant(since.getTime()),
    state: 'open',
    first: null,
    reason: null,
  };
}

function whyNot(loaded: ListedRequest, person: CompanyPerson, state: ExceptionalState | null): WhyNot | null {
  if (state?.first && isIdOf(person, state.first.userId)) return 'already-acted';
  const stage = loaded.row.stage_kind;
  const obstacle = stage && generalObstacle(loaded.request, person, stage);
  if (obstacle) return whyNotOf([obstacle]);
  return state === null ? 'not-exceptional-yet' : null;
}

export function exceptionalRights(
  loaded: ListedRequest,
  person: CompanyPerson,
  state: ExceptionalState | null,
): DecisionRight[] {
  const stage = loaded.row.stage_kind;
  if (stage === null || !person.exceptionalFor.includes(stage)) return [];
  const decision = state?.state === 'awaiting-second-person' ? 'confirm-exceptional' : exceptionalKind(stage);
  const reason = whyNot(loaded, person, state);
  return [{ decision, allowed: reason === null, whyNot: reason, needsSignature: true }];
}
