// Which open bills a form chooses together, and which amount it proposes for them. Amounts are as on the wire.
import type { OpenBill } from '../generated/types.ts';
import { amountRule, totalOf, type Bill } from './bill-payment.ts';
import { fromWire, toWire, zero, type Money } from './money.ts';

/** The open bills of a customer. The range is empty when the amount is fixed by the bills. */
export interface BillsToChoose {
  readonly bills: readonly OpenBill[];
  readonly oldestFirst: boolean;
  readonly minimum: string;
  readonly maximum: string;
}

interface AmountRange {
  readonly minimum: string;
  readonly maximum: string;
}

/** The amount in the form, and the bills that were chosen when it was set. */
export interface AmountBefore {
  readonly amount: string;
  readonly found: Pick<BillsToChoose, 'bills'>;
  readonly billIds: readonly string[];
}

function rupiahOf(value: string): Money | undefined {
  const read = fromWire({ value, currency: 'IDR' });
  return read.ok ? read.value : undefined;
}

const inMoney = ({ billId, amount, penalty }: OpenBill): Bill => ({
  billId,
  amount: rupiahOf(amount.value) ?? zero('IDR'),
  penalty: rupiahOf(penalty.value) ?? zero('IDR'),
});

export const chosenBills = ({ bills }: Pick<BillsToChoose, 'bills'>, billIds: readonly string[]): OpenBill[] =>
  bills.filter(({ billId }) => billIds.includes(billId));

function totalChosen(found: Pick<BillsToChoose, 'bills'>, billIds: readonly string[]): Money {
  const total = totalOf(chosenBills(found, billIds).map(inMoney));
  return total.ok ? total.value : zero('IDR');
}

/**
 * Returns the choice after the user ticked or unticked bills. With oldestFirst, a ticked bill also ticks all older
 * ones, and an unticked bill unticks all newer ones.
 */
export function chosenWith(
  { bills, oldestFirst }: Pick<BillsToChoose, 'bills' | 'oldestFirst'>,
  before: readonly string[],
  next: readonly string[],
): string[] {
  const ids = bills.map(({ billId }) => billId);
  if (!oldestFirst) return ids.filter((id) => next.includes(id));
  const dropped = ids.findIndex((id) => before.includes(id) && !next.includes(id));
  const last = ids.findLastIndex((id) => next.includes(id));
  return ids.slice(0, dropped < 0 ? last + 1 : dropped);
}

/** Returns the allowed amounts, or undefined when the amount is fixed by the bills. */
export function rangeOf(found: BillsToChoose, billIds: readonly string[]): AmountRange | undefined {
  const [minimum, maximum] = [rupiahOf(found.minimum), rupiahOf(found.maximum)];
  if (!minimum || !maximum) return undefined;
  const rule = amountRule(chosenBills(found, billIds).map(inMoney), { leastOfBills: null, minimum, maximum });
  if (!rule.ok || rule.value.kind !== 'range') return undefined;
  return { minimum: toWire(rule.value.minimum).value, maximum: toWire(rule.value.maximum).value };
}

/** Returns whether the user typed the amount. An amount equal to the total of the bills was set by the form. */
export const isAmountTyped = ({ amount, found, billIds }: AmountBefore): boolean =>
  rupiahOf(amount)?.minor !== totalChosen(found, billIds).minor;

/** Returns the amount while no bill is chosen: only a typed amount stays. */
export const amountWithoutBills = (before: AmountBefore): string => (isAmountTyped(before) ? before.amount : '');

function isIn({ minimum, maximum }: AmountRange, amount: string): boolean {
  const [least, most, asked] = [minimum, maximum, amount].map(rupiahOf);
  return least && most && asked ? least.minor <= asked.minor && asked.minor <= most.minor : false;
}

/** Returns the amount for the chosen bills: the most that may be paid, or the typed amount if it is allowed. */
export function amountFor(found: BillsToChoose, billIds: readonly string[], before: AmountBefore): string {
  const total = totalChosen(found, billIds);
  const range = rangeOf(found, billIds);
  if (!range) return toWire(total).value;
  if (isIn(range, before.amount) && isAmountTyped(before)) return before.amount;
  return total.minor === 0n ? '' : range.maximum;
}

/** Returns the bills that are chosen at first: the earlier ones that are still open, or all when none is. */
export function firstChosen(found: BillsToChoose, before: readonly string[]): string[] {
  const kept = chosenBills(found, before).map(({ billId }) => billId);
  const ids = kept.length > 0 ? kept : found.bills.map(({ billId }) => billId);
  return chosenWith(found, [], ids);
}
