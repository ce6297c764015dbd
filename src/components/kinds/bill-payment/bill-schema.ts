import * as z from 'zod/mini';
import type { BillPayeeDetails } from '../../../../generated/types.ts';
import { zBillPayeeDetails, zBillPaymentForm } from '../../../../generated/zod.gen.ts';
import { withoutBlanks } from '../../../lib/without-blanks.ts';
import { checkedWire, custom, pastDay, type Checked } from '../../payment-form/form-check.ts';
import { wireBill, type BillValues } from './bill-values.ts';

interface Wire {
  readonly payeeDetails?: { readonly numberType?: string };
}

interface CheckedBill extends Checked<Wire> {
  readonly isFavorite: boolean;
}

/** The format of the number depends on the institution. Until one is chosen, this payee passes the check. */
const anyPayee = { numberType: 'billing-number', category: 'ANY', institution: 'ANY', accountNumber: '00000' };

/** Adds failures that the contract's schema cannot find to its own failures, so that all are shown together. */
const wholeForm = z.check<CheckedBill>(({ value: { wire, isPast, isFavorite }, issues }) => {
  const hasPayee = wire.payeeDetails?.numberType !== undefined;
  if (hasPayee && !isPast) return;
  const whole = hasPayee ? wire : { ...wire, payeeDetails: anyPayee };
  const checked = zBillPaymentForm.safeParse(whole, { reportInput: true });
  issues.push(...((checked.error?.issues ?? []) as z.core.$ZodRawIssue[]));
  if (isPast) issues.push(pastDay);
  if (!hasPayee) issues.push(isFavorite ? custom('9090', 'favoriteId') : custom('9090', 'payeeDetails', 'institution'));
});

const checkedBill = checkedWire<BillValues, Wire>(wireBill);

/** Converts the typed values to the form of the contract and checks that. */
export const billSchema = z.pipe(
  z.pipe(
    z
      .transform((values: Partial<BillValues>): CheckedBill => ({
        ...checkedBill(values),
        isFavorite: values.payeeKind === 'favorite',
      }))
      .check(wholeForm),
    z.transform(({ wire }: CheckedBill) => wire),
  ),
  zBillPaymentForm,
);

/** Returns the payee for an inquiry, without its name, or undefined while the number does not fit the institution. */
export function askablePayee({ payeeDetails }: Pick<BillValues, 'payeeDetails'>): BillPayeeDetails | undefined {
  const checked = zBillPayeeDetails.safeParse(withoutBlanks({ ...payeeDetails, accountName: '' }));
  return checked.success ? checked.data : undefined;
}
