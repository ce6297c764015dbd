import * as z from 'zod/mini';
import { zTaxBillingId, zTaxPaymentForm } from '../../../../generated/zod.gen.ts';
import { checkedWire, custom, pastDay, type Checked } from '../../payment-form/form-check.ts';
import { wireTax, type TaxValues } from './tax-values.ts';

interface Wire {
  readonly billingId?: string;
  readonly inquiryId?: string;
}

/** Adds the past day to the failures of the contract's schema, so that all are shown together. */
const wholeForm = z.check<Checked<Wire>>(({ value: { wire, isPast }, issues }) => {
  const checked = zTaxPaymentForm.safeParse(wire, { reportInput: true });
  issues.push(...((checked.error?.issues ?? []) as z.core.$ZodRawIssue[]));
  if (isPast) issues.push(pastDay);
  if (wire.billingId === undefined) issues.push(custom('9090', 'billingId'));
});

const checkedTax = checkedWire<TaxValues, Wire>(wireTax);

/** Converts the typed values to the form of the contract and checks that. */
export const taxSchema = z.pipe(
  z.pipe(
    z.transform((values: Partial<TaxValues>) => checkedTax(values)).check(wholeForm),
    z.transform(({ wire }: Checked<Wire>) => wire),
  ),
  zTaxPaymentForm,
);

export const isBillingId = (text: string): boolean => zTaxBillingId.safeParse(text).success;
