// Which amount an institution takes for a top-up, and when stamp duty is due.
import { isAbove, type Money } from './money.ts';
import { failure, flatMap, success, type Result } from './result.ts';

export type TopUpRule =
  | { readonly kind: 'exact'; readonly amount: Money }
  | { readonly kind: 'range'; readonly minimum: Money; readonly maximum: Money };

export type Denomination = { readonly price: Money; readonly isAvailable: boolean };

export type TopUpOffer = {
  /** False where the institution sells only its denominations. */
  readonly isFree: boolean;
  readonly minimum: Money;
  readonly maximum: Money;
};

/** Returns the price of the denomination, or the range of the institution while none is chosen. */
export function topUpRule({ minimum, maximum }: TopUpOffer, chosen: Denomination | null): TopUpRule {
  return chosen ? { kind: 'exact', amount: chosen.price } : { kind: 'range', minimum, maximum };
}

/** Fails if the institution does not sell what was chosen: no such denomination now, or none of those that it has. */
export function checkDenomination(
  { isFree }: TopUpOffer,
  asked: string | undefined,
  found: Denomination | null,
): Result<Denomination | null> {
  if (asked === undefined) return isFree ? success(null) : failure('9090');
  return found?.isAvailable ? success(found) : failure('HOST_TOPUP_47');
}

export function checkTopUpAmount(amount: Money, rule: TopUpRule): Result<Money> {
  if (rule.kind === 'exact')
    return amount.minor === rule.amount.minor ? success(amount) : failure('190', { amount: rule.amount });
  const { minimum, maximum } = rule;
  return flatMap(isAbove(minimum, amount), (isLess) =>
    flatMap(isAbove(amount, maximum), (isMore) =>
      isLess || isMore ? failure('58', { minimum, maximum }) : success(amount),
    ),
  );
}

/** Every number of a top-up is that of a mobile phone, except meters and players. */
export const isMobileNumberType = (numberType: string): boolean =>
  numberType !== 'pln-prepaid' && numberType !== 'game';

/** Returns whether the receipt needs stamp duty, which is due above the threshold. */
export const isStampDutyDue = (amount: Money, threshold: Money | null): boolean =>
  threshold !== null && amount.currency === threshold.currency && amount.minor > threshold.minor;
