import type { ErrorCode } from '../generated/error-codes.ts';
import { isAbove, money, subtract } from './money.ts';
import type { Money } from './money.ts';
import { failure, flatMap, success } from './result.ts';
import type { Result } from './result.ts';

/** null: no such limit is set. */
export type TransactionLimits = {
  readonly bankTransactionLimit: { readonly minLimit: Money | null; readonly maxLimit: Money | null };
  readonly corporateLimit: Money | null;
  readonly roleLimit: Money | null;
  readonly debitLimit: Money | null;
};
export type AmountCheckMode = { readonly skipCorporate?: boolean; readonly skipRole?: boolean };
export type AmountQuestion = {
  readonly amount: Money;
  readonly limits: TransactionLimits;
  /** What the company has sent today; its limit is a daily one, the others are for one transaction. */
  readonly corporateUsedToday: Money;
  readonly mode?: AmountCheckMode;
};
type Check = (question: AmountQuestion) => Result<Money>;

/** In this order; the first failure is the answer. */
const CHECKS: readonly Check[] = [
  ({ amount, limits }) => atLeast(amount, limits.bankTransactionLimit.minLimit),
  ({ amount, limits }) => atMost(amount, limits.bankTransactionLimit.maxLimit, '138'),
  (question) => (question.mode?.skipCorporate ? success(question.amount) : withinCorporate(question)),
  ({ amount, limits, mode }) => (mode?.skipRole ? success(amount) : atMost(amount, limits.roleLimit, '19')),
  ({ amount, limits }) => atMost(amount, limits.debitLimit, '17'),
];

export function checkAmount(question: AmountQuestion): Result<Money> {
  for (const check of CHECKS) {
    const result = check(question);
    if (!result.ok) return result;
  }
  return success(question.amount);
}

function atLeast(amount: Money, minimum: Money | null): Result<Money> {
  if (minimum === null) return success(amount);
  return flatMap(isAbove(minimum, amount), (isBelow) => (isBelow ? failure('137', { minimum }) : success(amount)));
}

function atMost(amount: Money, maximum: Money | null, code: ErrorCode): Result<Money> {
  if (maximum === null) return success(amount);
  return flatMap(isAbove(amount, maximum), (above) => (above ? failure(code, { maximum }) : success(amount)));
}

function withinCorporate({ amount, limits, corporateUsedToday }: AmountQuestion): Result<Money> {
  if (limits.corporateLimit === null) return success(amount);
  return flatMap(subtract(limits.corporateLimit, corporateUsedToday), (left) => {
    const remaining = money(left.minor < 0n ? 0n : left.minor, left.currency);
    return flatMap(isAbove(amount, remaining), (above) => (above ? failure('139', { remaining }) : success(amount)));
  });
}
