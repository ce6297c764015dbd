// Converts the open bills of a customer, and the amounts that the biller accepts for them, for the contract.
import { amountRule, type AmountRule } from '../../../domain/bill-payment.ts';
import { money, toWire } from '../../../domain/money.ts';
import type { AmountRule as WireRule, OpenBill } from '../../../generated/types.ts';
import { minorOf } from '../../db/numeric.ts';
import type { BillOfHost, FoundBills } from '../../host/host.ts';
import type { InstitutionRow } from '../../reference/institutions.ts';
import { valueOf } from '../../refusal.ts';

const defaultMaximum = 999_999_999_999_00n;

const rupiahOr = (numeric: string | null, otherwise: bigint) =>
  money(numeric === null ? otherwise : minorOf(numeric), 'IDR');

export function ruleFor(
  { amount_kind: kind, minimum, maximum }: InstitutionRow,
  found: FoundBills,
  bills: readonly BillOfHost[],
): AmountRule {
  const range = { minimum: rupiahOr(minimum, 100n), maximum: rupiahOr(maximum, defaultMaximum) };
  return valueOf(amountRule(bills, kind === 'bill' ? null : { leastOfBills: found.minimum, ...range }));
}

export const billOnWire = ({ billId, description, amount, penalty, dueDate }: BillOfHost): OpenBill => ({
  billId,
  description,
  amount: toWire(amount),
  penalty: toWire(penalty),
  dueDate,
});

export function ruleOnWire(rule: AmountRule): WireRule {
  if (rule.kind === 'exact') return { kind: 'exact', amount: toWire(rule.amount) };
  const { minimum, maximum, suggested } = rule;
  return {
    kind: 'range',
    minimum: toWire(minimum),
    maximum: toWire(maximum),
    ...(suggested && { suggested: toWire(suggested) }),
  };
}
