// What an approver should look at twice, from the company's payments to the same payee. Each look names its facts.
import type { SecondLookKind } from '../generated/types.ts';
import { jakartaMoment, type EpochMilliseconds, type TimeOfDay } from './jakarta-time.ts';
import { money, type Money } from './money.ts';
import { compareNames } from './payee-name.ts';

const DAY = 86_400_000;
const DAYS_OF_A_REPEAT = 7;
const DAYS_OF_A_YEAR = 365;
/** An amount is unusual above so many times the largest payment: the fewer payments are known, the further above. */
const FACTORS = { one: 5n, two: 3n, more: 2n } as const;
const OFFICE_OPENS: TimeOfDay = '07:00';
const OFFICE_CLOSES: TimeOfDay = '19:00';

export interface ComparedPayment {
  readonly payeeName: string;
  readonly amount: Money;
  readonly at: EpochMilliseconds;
  readonly isPaid: boolean;
  /** Another occurrence of the same series, which has the same amount on purpose. */
  readonly isOfTheSeries: boolean;
}

export interface LookedAt<Other extends ComparedPayment> {
  readonly payeeName: string;
  readonly amount: Money;
  readonly at: EpochMilliseconds;
  readonly isWorkingDay: boolean;
  /** Other payments to this account that did not fail, newest first. */
  readonly toAccount: readonly Other[];
  /** The last paid one to a payee of this name with another account. */
  readonly toNamesake: Other | null;
}

export interface UsualAmounts {
  readonly count: number;
  readonly smallest: Money;
  readonly largest: Money;
}

export interface SecondLook<Other> {
  readonly kind: SecondLookKind;
  readonly earlier?: Other;
  readonly usual?: UsualAmounts;
  readonly madeAt?: EpochMilliseconds;
}

const isSameMoney = (one: Money, other: Money) => one.minor === other.minor && one.currency === other.currency;

function repeated<Other extends ComparedPayment>({ amount, at, toAccount }: LookedAt<Other>): Other | undefined {
  return toAccount.find(
    (other) =>
      !other.isOfTheSeries && isSameMoney(other.amount, amount) && Math.abs(other.at - at) < DAYS_OF_A_REPEAT * DAY,
  );
}

const paidBefore = <Other extends ComparedPayment>({ at, toAccount }: LookedAt<Other>): Other[] =>
  toAccount.filter((other) => other.isPaid && other.at < at);

function renamed<Other extends ComparedPayment>(looked: LookedAt<Other>): Other | undefined {
  const [last] = paidBefore(looked);
  return last && compareNames(looked.payeeName, last.payeeName) === 'different' ? last : undefined;
}

/** The namesake counts as the usual account unless this account was paid later. */
function otherAccount<Other extends ComparedPayment>(looked: LookedAt<Other>): Other | undefined {
  const { toNamesake } = looked;
  const [last] = paidBefore(looked);
  return toNamesake && (!last || last.at < toNamesake.at) ? toNamesake : undefined;
}

function usualAmounts<Other extends ComparedPayment>(looked: LookedAt<Other>): UsualAmounts | undefined {
  const { amount, at } = looked;
  const amounts = paidBefore(looked)
    .filter((other) => other.amount.currency === amount.currency && at - other.at < DAYS_OF_A_YEAR * DAY)
    .map((other) => other.amount.minor)
    .toSorted((left, right) => (left < right ? -1 : Number(left > right)));
  const [smallest] = amounts;
  const largest = amounts.at(-1);
  if (smallest === undefined || largest === undefined) return undefined;
  return {
    count: amounts.length,
    smallest: money(smallest, amount.currency),
    largest: money(largest, amount.currency),
  };
}

function factorOf({ count }: UsualAmounts): bigint {
  if (count === 1) return FACTORS.one;
  return count === 2 ? FACTORS.two : FACTORS.more;
}

function unusual<Other extends ComparedPayment>(looked: LookedAt<Other>): UsualAmounts | undefined {
  const usual = usualAmounts(looked);
  return usual && looked.amount.minor > usual.largest.minor * factorOf(usual) ? usual : undefined;
}

function isOutOfHours({ at, isWorkingDay }: LookedAt<ComparedPayment>): boolean {
  const { time } = jakartaMoment(at);
  return !isWorkingDay || time < OFFICE_OPENS || time >= OFFICE_CLOSES;
}

export function secondLooks<Other extends ComparedPayment>(looked: LookedAt<Other>): SecondLook<Other>[] {
  const compared = [
    ['same-amount', repeated(looked)],
    ['payee-renamed', renamed(looked)],
    ['other-account', otherAccount(looked)],
  ] as const;
  const usual = unusual(looked);
  return [
    ...compared.flatMap(([kind, earlier]) => (earlier ? [{ kind, earlier }] : [])),
    ...(usual ? [{ kind: 'unusual-amount' as const, usual }] : []),
    ...(isOutOfHours(looked) ? [{ kind: 'unusual-hours' as const, madeAt: looked.at }] : []),
  ];
}
