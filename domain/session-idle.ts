import type { EpochMilliseconds } from './jakarta-time.ts';

export interface IdlePolicy {
  readonly idleSeconds: number;
  readonly warningSeconds: number;
}

export type IdleState =
  | { readonly kind: 'active' }
  | { readonly kind: 'warned'; readonly endsAt: EpochMilliseconds }
  | { readonly kind: 'over' };

/** The state of a session that was last used at the given moment. */
export function idleState(lastUsed: EpochMilliseconds, now: EpochMilliseconds, policy: IdlePolicy): IdleState {
  const endsAt = lastUsed + policy.idleSeconds * 1000;
  if (now > endsAt) return { kind: 'over' };
  return endsAt - now <= policy.warningSeconds * 1000 ? { kind: 'warned', endsAt } : { kind: 'active' };
}
