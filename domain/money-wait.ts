// What a user should know about a payment that waits for money, in the order in which it is shown.
import type { Money, WaitsForMoney } from '../generated/types.ts';

export type MoneyFact =
  | { readonly kind: 'missing'; readonly amount: Money }
  | { readonly kind: 'enough' }
  /** Until when, or until when it could be executed; or when the bank tries it again. */
  | { readonly kind: 'until' | 'over' | 'rateOver' | 'again'; readonly at: string };

function lackOf({ missing }: WaitsForMoney): MoneyFact[] {
  if (missing === null) return [];
  return [Number(missing.value) > 0 ? { kind: 'missing', amount: missing } : { kind: 'enough' }];
}

function endOf({ until, hasSpecialRate = false, nextAttemptAt }: WaitsForMoney, now: number): MoneyFact[] {
  if (until === null) return [];
  if (Date.parse(until) > now) return [{ kind: 'until', at: until }];
  // No user has to choose another day for what the bank tries again by itself.
  if (nextAttemptAt !== undefined) return [];
  return [{ kind: hasSpecialRate ? 'rateOver' : 'over', at: until }];
}

export function moneyFacts(waits: WaitsForMoney, now: number): MoneyFact[] {
  const { nextAttemptAt } = waits;
  const again: MoneyFact[] = nextAttemptAt === undefined ? [] : [{ kind: 'again', at: nextAttemptAt }];
  return [...lackOf(waits), ...endOf(waits, now), ...again];
}
