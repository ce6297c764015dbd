// Which bills are paid together, and what may be paid for them.
import { fromWire, sum, toWire, type Money } from '../../../../domain/money.ts';
import type { FoundBills, TypedBill } from './bill-values.ts';

const moneyOf = (value: string): Money[] => {
  const read = fromWire({ value, currency: 'IDR' });
  return read.ok ? [read.value] : [];
};

export function totalOf(bills: readonly Pick<TypedBill, 'amount' | 'penalty'>[]): string {
  const total = sum(
    bills.flatMap(({ amount, penalty }) => [...moneyOf(amount), ...moneyOf(penalty)]),
    'IDR',
  );
  return total.ok ? toWire(total.value).value : '0.00';
}

type Open = Pick<FoundBills, 'bills' | 'oldestFirst'>;

export const chosenBills = ({ bills }: Pick<FoundBills, 'bills'>, billIds: readonly string[]): TypedBill[] =>
  bills.filter(({ billId }) => billIds.includes(billId));

/** With a bill come all that have to be paid before it; without one, none that come after it. */
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

/** Undefined where the bills say the amount. What is open is the most, but for deposits, whose bills name nothing. */
export function rangeOf(found: FoundBills, billIds: readonly string[]): Range | undefined {
  const { minimum, maximum } = found;
  if (!minimum || !maximum) return undefined;
  const total = totalOf(chosenBills(found, billIds));
  if (Number(total) === 0) return { minimum, maximum };
  return { minimum: isMore(minimum, total) ? total : minimum, maximum: total };
}

/** The amount that stands in the form, and the bills that it stands for. */
export interface AmountBefore {
  readonly amount: string;
  readonly found: Pick<FoundBills, 'bills'>;
  readonly billIds: readonly string[];
}

/** An amount that is what the bills came to was put there by the form. */
const isTyped = ({ amount, found, billIds }: AmountBefore): boolean =>
  moneyOf(amount)[0]?.minor !== moneyOf(totalOf(chosenBills(found, billIds)))[0]?.minor;

/** The amount while no bill is chosen: only what the maker typed is kept. */
export const amountWithoutBills = (before: AmountBefore): string => (isTyped(before) ? before.amount : '');

/** What the amount becomes with these bills: what they come to, unless the biller takes what was typed. */
export function amountFor(found: FoundBills, billIds: readonly string[], before: AmountBefore): string {
  const total = totalOf(chosenBills(found, billIds));
  const range = rangeOf(found, billIds);
  if (!range) return total;
  const { amount } = before;
  const fits = moneyOf(amount).length > 0 && !isMore(range.minimum, amount) && !isMore(amount, range.maximum);
  if (fits && isTyped(before)) return amount;
  return Number(total) === 0 ? '' : total;
}

/** The bills that are chosen at first: those of before that are still open, else all. */
export function firstChosen(found: FoundBills, before: readonly string[]): string[] {
  const kept = chosenBills(found, before).map(({ billId }) => billId);
  const ids = kept.length > 0 ? kept : found.bills.map(({ billId }) => billId);
  return chosenWith(found, [], ids);
}
