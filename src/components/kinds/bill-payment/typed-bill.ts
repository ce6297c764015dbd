// What the user entered in the form, without what the biller answered or the form chose by itself.
import { typedInstitution } from '../institution/institution-values.ts';
import { firstChosen, isAmountTyped } from '../../../../domain/bill-choice.ts';
import type { BillValues } from './bill-values.ts';

function typedAmount({ transactionDetails, found, billIds }: BillValues, before: BillValues): string {
  const amount = transactionDetails.amount.value;
  const isKept = amount === before.transactionDetails.amount.value;
  return !isKept && found.minimum && isAmountTyped({ amount, found, billIds }) ? amount : '';
}

/** Returns no bills while the choice is the one that the form made. */
function typedBills({ found, billIds }: BillValues, before: BillValues): readonly string[] {
  const first = firstChosen(found, before.billIds);
  return found.bills.length === 0 || first.join() === billIds.join() ? [] : billIds;
}

export const typedBill = (values: BillValues, before: BillValues): object => ({
  ...typedInstitution(values),
  months: values.months,
  amount: typedAmount(values, before),
  billIds: typedBills(values, before),
});
