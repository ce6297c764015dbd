// The values with which the form begins after an earlier payment.
import { withDayBefore } from '../../payment-form/payment-values.ts';
import type { TaxContent } from './tax-content.ts';
import { emptyTax, taxValuesOf, type TaxValues } from './tax-values.ts';

/** A billing is paid once, so only the account, the note and the recipients of the earlier payment stay. */
export function repeatedTax({ form, billing }: TaxContent): TaxValues {
  const { fromAccount, transactionDetails, additionalDetails } = taxValuesOf(form, billing);
  const { amount } = emptyTax.transactionDetails;
  const details = { ...transactionDetails, amount };
  return { ...emptyTax, fromAccount, transactionDetails: details, additionalDetails, isPaidAgain: true };
}

/** The billing was not paid. The state is asked again, because it may have expired or been paid elsewhere. */
export function retriedTax({ form, billing }: TaxContent): TaxValues {
  const { inquiryId, found, timing } = emptyTax;
  return { ...taxValuesOf(form, billing), inquiryId, found, timing };
}

export function sameAccount({ form, billing }: TaxContent): TaxValues {
  return { ...emptyTax, fromAccount: taxValuesOf(form, billing).fromAccount };
}

export const repairedTax = ({ form, billing }: TaxContent): TaxValues => withDayBefore(taxValuesOf(form, billing));
