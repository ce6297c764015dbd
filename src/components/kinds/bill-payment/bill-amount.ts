// Which bills are chosen together, and which amounts may be paid for them.
import { fromWire, sum, toWire, type Money } from '../../../../domain/money.ts';
import type { OpenBill } from '../../../../generated/types.ts';
import type { FoundBills } from './bill-values.ts';

const moneyOf = (value: string): Money[] => {
  const read = fromWire({ value, currency: 'IDR' });
  return read.ok ? [read.value] : [];
};

export function shownTotal(bills: readonly Pick<OpenBill, 'amount' | 'penalty'>[]): string {
  const total = sum(
    bills.flatMap(({ amount, penalty }) => [...moneyOf(amount.value), ...moneyOf(penalty.value)]),
    'IDR',
  );
  return total.ok ? toWire(total.value).value : '0.00';
}

type Open = Pick<FoundBills, 'bills' | 'oldestFirst'>;

export const chosenBills = ({ bills }: Pick<FoundBills, 'bills'>, billIds: readonly string[]): OpenBill[] =>
  bills.filter(({ billId }) => billIds.includes(billId));

/**
 * Returns the choice after the user ticked or unticked bills. With oldestFirst, a ticked bill also ticks all older
 * ones, and an unticked bill unticks all newer ones.
 */
export function chosenWith({ bills, oldestFirst }: Open, before: readonly string[], next: readonly string[]): string[] {
  const ids = bills.map(({ billId }) => billId);
  if (!oldestFirst) return ids.filter((id) => next.includes(id));
  const dropped = ids.findIndex((id) => before.includes(id) && !next.includes(id));
  const last = ids.findLastIndex((id) => next.includes(id));
  return ids.slice(0, dropped < 0 ? last + 1 : dropped);
}

export interface Range {
  readonly minimum: string;
  readonly maximum: string;
}

const isMore = (one: string, other: string) => {
  const [left, right] = [moneyOf(one)[0], moneyOf(other)[0]];
  return left !== undefined && right !== undefined && left.minor > right.minor;
};

/**
 * Returns the allowed amounts, or undefined when the amount is fixed by the bills. The maximum is the total of
 * the bills or that of the biller; bills of deposits have no amount, so the biller's range applies.
 */
export function rangeOf(found: FoundBills, billIds: readonly string[]): Range | undefined {
  const { minimum, maximum } = found;
  if (!minimum || !maximum) return undefined;
  const total = shownTotal(chosenBills(found, billIds));
  if (Number(total) === 0) return { minimum, maximum };
  const most = isMore(total, maximum) ? maximum : total;
  return { minimum: isMore(minimum, most) ? most : minimum, maximum: most };
}

/** The amount in the form, and the bills that were chosen when it was set. */
export interface AmountBefore {
  readonly amount: string;
  readonly found: Pick<FoundBills, 'bills'>;
  readonly billIds: readonly string[];
}

/** Returns whether the user typed the amount. An amount equal to the total of the bills was set by the form. */
export const isAmountTyped = ({ amount, found, billIds }: AmountBefore): boolean =>
  moneyOf(amount)[0]?.minor !== moneyOf(shownTotal(chosenBills(found, billIds)))[0]?.minor;

/** Returns the amount while no bill is chosen: only a typed amount stays. */
export const amountWithoutBills = (before: AmountBefore): string => (isAmountTyped(before) ? before.amount : '');

/** Returns the amount for the chosen bills: the most that may be paid, or the typed amount if it is allowed. */
export function amountFor(found: FoundBills, billIds: readonly string[], before: AmountBefore): string {
  const total = shownTotal(chosenBills(found, billIds));
  const range = rangeOf(found, billIds);
  if (!range) return total;
  const { amount } = before;
  const fits = moneyOf(amount).length > 0 && !isMore(range.minimum, amount) && !isMore(amount, range.maximum);
  if (fits && isAmountTyped(before)) return amount;
  return Number(total) === 0 ? '' : range.maximum;
}

/** Returns the bills that are chosen at first: the earlier ones that are still open, or all when none is. */
export function firstChosen(found: FoundBills, before: readonly string[]): string[] {
  const kept = chosenBills(found, before).map(({ billId }) => billId);
  const ids = kept.length > 0 ? kept : found.bills.map(({ billId }) => billId);
  return chosenWith(found, [], ids);
}
