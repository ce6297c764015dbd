import { isAbove, sum, type Money } from './money.ts';
import { failure, flatMap, mapValue, success, type Result } from './result.ts';

export type Bill = { readonly billId: string; readonly amount: Money; readonly penalty: Money };

export type AmountRule =
  | { readonly kind: 'exact'; readonly amount: Money }
  | { readonly kind: 'range'; readonly minimum: Money; readonly maximum: Money; readonly suggested?: Money };

/** The limits of a partial payment: the minimum is that of the bills or of the biller. */
export type PartialPayment = {
  readonly leastOfBills: Money | null;
  readonly minimum: Money;
  readonly maximum: Money;
};

export const totalOf = (bills: readonly Bill[]): Result<Money> =>
  sum(
    bills.flatMap(({ amount, penalty }) => [amount, penalty]),
    'IDR',
  );

/**
 * Returns the chosen bills out of the open ones, which are sorted with the oldest first. Fails if one is no longer open,
 * or if an older one that must be paid first is missing.
 */
export function chooseBills<Open extends Bill>(
  open: readonly Open[],
  billIds: readonly string[],
  oldestFirst: boolean,
): Result<readonly Open[]> {
  const chosen = open.filter(({ billId }) => billIds.includes(billId));
  if (chosen.length === 0) return failure('184');
  const last = open.findLastIndex(({ billId }) => billIds.includes(billId));
  const needed = oldestFirst ? open.slice(0, last + 1) : chosen;
  if (chosen.length === billIds.length && needed.length === chosen.length) return success(chosen);
  return flatMap(totalOf(needed), (amount) => failure('190', { amount }));
}

const smaller = (one: Money, other: Money): Money => (one.minor < other.minor ? one : other);

/** Bills without an amount are deposits. Of others, at most their total is paid; the biller limits both. */
export function amountRule(bills: readonly Bill[], partial: PartialPayment | null): Result<AmountRule> {
  return mapValue(totalOf(bills), (total): AmountRule => {
    if (!partial) return { kind: 'exact', amount: total };
    const { leastOfBills, minimum, maximum } = partial;
    if (total.minor === 0n) return { kind: 'range', minimum, maximum };
    const least = leastOfBills && leastOfBills.minor > minimum.minor ? leastOfBills : minimum;
    const most = smaller(total, maximum);
    return { kind: 'range', minimum: smaller(least, most), maximum: most, suggested: most };
  });
}

export function checkBillAmount(amount: Money, rule: AmountRule): Result<Money> {
  if (rule.kind === 'exact')
    return amount.minor === rule.amount.minor ? success(amount) : failure('190', { amount: rule.amount });
  return flatMap(isAbove(rule.minimum, amount), (isLess) => {
    if (isLess) return failure('137', { minimum: rule.minimum });
    return flatMap(isAbove(amount, rule.maximum), (isMore) =>
      isMore ? failure('140', { maximum: rule.maximum }) : success(amount),
    );
  });
}
