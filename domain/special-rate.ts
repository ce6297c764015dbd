import type { CalendarDate } from './calendar-date.ts';
import type { EpochMilliseconds } from './jakarta-time.ts';
import { jakartaMoment } from './jakarta-time.ts';
import { isAbove, money, type CurrencyCode, type Money } from './money.ts';
import { failure, flatMap, success, type Result } from './result.ts';

export type Deal = {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly amount: Money;
  /** What finished payments and payments in progress have used of the deal. */
  readonly used: Money;
  readonly valueDate: CalendarDate;
  readonly validUntil: EpochMilliseconds;
};
export type DealUse = {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  /** null while no amount is known. */
  readonly amount: Money | null;
  readonly now: EpochMilliseconds;
};

type Filled = Pick<Deal, 'amount' | 'used'>;

export const remainingOfDeal = ({ amount, used }: Filled): Money => {
  const left = amount.minor - used.minor;
  return money(left < 0n ? 0n : left, amount.currency);
};

/** Fails if the deal has less than this amount left. */
export function checkRestOfDeal<Rest extends Filled>(deal: Rest, amount: Money): Result<Rest> {
  const remaining = remainingOfDeal(deal);
  if (remaining.minor === 0n) return failure('1');
  return flatMap(isAbove(amount, remaining), (above) => (above ? failure('10', { remaining }) : success(deal)));
}

/** Checks that the deal can be used for this exchange today; returns the first failure. */
export function checkDeal(deal: Deal, { from, to, amount, now }: DealUse): Result<Deal> {
  if (deal.from === to && deal.to === from) return failure('11');
  if (deal.from !== from) return failure('5', { currency: deal.from });
  if (deal.to !== to) return failure('5', { currency: deal.to });
  if (deal.validUntil <= now) return failure('9', { date: { date: jakartaMoment(deal.validUntil).date } });
  if (deal.valueDate !== jakartaMoment(now).date) return failure('14b', { date: { date: deal.valueDate } });
  return amount === null ? success(deal) : checkRestOfDeal(deal, amount);
}
