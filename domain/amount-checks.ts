import type { ErrorCode } from '../generated/error-codes.ts';
import { checkEnterpriseLimits, type EnterpriseLimit } from './enterprise-limits.ts';
import { exceeds, leftToSend, remainingOf, type DailyLimits, type LimitUse } from './limit-use.ts';
import { isAbove } from './money.ts';
import type { Money } from './money.ts';
import { failure, flatMap, success } from './result.ts';
import type { Result } from './result.ts';

/** null: no such limit is set. */
export type TransactionLimits = {
  readonly bankTransactionLimit: { readonly minLimit: Money | null; readonly maxLimit: Money | null };
  /** The limits for one business day; the others are for one transaction. */
  readonly daily: DailyLimits;
  readonly roleLimit: Money | null;
  readonly debitLimit: Money | null;
  /** The limits that the company sets for the account; null or missing if it sets none. */
  readonly account?: { readonly minimum: Money | null; readonly daily: LimitUse | null };
  /** The limits of the maker's group; missing or empty if it has none. */
  readonly enterprise?: readonly EnterpriseLimit[];
};
export type AmountCheckMode = { readonly skipCorporate?: boolean; readonly skipRole?: boolean };
export type AmountQuestion = {
  readonly amount: Money;
  readonly limits: TransactionLimits;
  readonly mode?: AmountCheckMode;
};
type Check = (question: AmountQuestion) => Result<Money>;

/** Checked in this order; the first failure is returned. */
const CHECKS: readonly Check[] = [
  ({ amount, limits }) => atLeast(amount, limits.bankTransactionLimit.minLimit, '137'),
  ({ amount, limits }) => atLeast(amount, limits.account?.minimum ?? null, '21'),
  ({ amount, limits }) => atMost(amount, limits.bankTransactionLimit.maxLimit, '138'),
  (question) => withinDay(question, question.limits.daily.service, '139'),
  ({ amount, limits, mode }) => (mode?.skipRole ? success(amount) : atMost(amount, limits.roleLimit, '19')),
  ({ amount, limits }) => atMost(amount, limits.debitLimit, '17'),
  ({ amount, limits }) => checkEnterpriseLimits(amount, limits.enterprise ?? []),
  ({ amount, limits }) => withinAccountDay(amount, limits.account?.daily ?? null),
  (question) => withinDay(question, question.limits.daily.company, '30'),
];

export function checkAmount(question: AmountQuestion): Result<Money> {
  for (const check of CHECKS) {
    const result = check(question);
    if (!result.ok) return result;
  }
  return success(question.amount);
}

function atLeast(amount: Money, minimum: Money | null, code: ErrorCode): Result<Money> {
  if (minimum === null) return success(amount);
  return flatMap(isAbove(minimum, amount), (isBelow) => (isBelow ? failure(code, { minimum }) : success(amount)));
}

function atMost(amount: Money, maximum: Money | null, code: ErrorCode): Result<Money> {
  if (maximum === null) return success(amount);
  return flatMap(isAbove(amount, maximum), (above) => (above ? failure(code, { maximum }) : success(amount)));
}

function withinAccountDay(amount: Money, use: LimitUse | null): Result<Money> {
  return use && exceeds(amount, use) ? failure('20', { remaining: remainingOf(use) }) : success(amount);
}

function withinDay({ amount, limits, mode }: AmountQuestion, use: LimitUse | null, code: ErrorCode): Result<Money> {
  if (mode?.skipCorporate || use === null) return success(amount);
  return flatMap(isAbove(amount, use.limit), () =>
    exceeds(amount, use)
      ? failure(code, { limit: use.limit, remaining: leftToSend(limits.daily) ?? use.limit })
      : success(amount),
  );
}
