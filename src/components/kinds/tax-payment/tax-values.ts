// The values of the form of a tax payment, and their conversion to and from the form of the contract.
import type { TaxBilling, TaxInquiry, TaxPaymentForm } from '../../../../generated/types.ts';
import { emptyPayment, storedValues, wireTiming, type PaymentValues } from '../../payment-form/payment-values.ts';

/** The billing as the state answered. Saved with a draft, but never sent with the form. */
export interface FoundBilling {
  billing: TaxBilling | null;
}

export interface TaxValues extends PaymentValues {
  billingSource: 'entered' | 'created';
  billingId: string;
  inquiryId: string;
  found: FoundBilling;
  /** The form began from a paid tax, whose billing cannot be paid again. Never sent with the form. */
  isPaidAgain: boolean;
}

export const emptyTax: TaxValues = {
  ...emptyPayment,
  billingSource: 'entered',
  billingId: '',
  inquiryId: '',
  found: { billing: null },
  isPaidAgain: false,
};

type Asked = Pick<TaxValues, 'billingId' | 'inquiryId' | 'found'>;

/** Returns the found billing if it is the one that the form names now. */
export const billingOf = ({ billingId, inquiryId, found }: Asked): TaxBilling | undefined =>
  inquiryId !== '' && found.billing?.billingId === billingId ? found.billing : undefined;

const payerOf = (billing: TaxBilling | undefined) =>
  billing?.kind === 'tax-office' && billing.payerNpwp ? { payerNpwp: billing.payerNpwp } : {};

export function wireTax(values: Partial<TaxValues>): unknown {
  const { fromAccount, billingSource, billingId, transactionDetails, timing, additionalDetails } = values;
  const billing = billingOf({ ...emptyTax, ...values });
  return {
    fromAccount,
    billingId,
    ...(billing && { inquiryId: values.inquiryId }),
    billingSource,
    ...payerOf(billing),
    transactionDetails,
    timing: wireTiming(timing),
    additionalDetails,
  };
}

/** What an answer of the state puts into the form. */
export const valuesOfInquiry = ({ inquiryId, billing }: TaxInquiry) => ({
  billingId: billing.billingId,
  inquiryId,
  found: { billing },
});

/** Returns the values of an existing payment, with the billing as it was then. */
export const taxValuesOf = (form: TaxPaymentForm, billing: TaxBilling): TaxValues => ({
  ...emptyTax,
  ...storedValues(form),
  billingSource: form.billingSource,
  billingId: form.billingId,
  inquiryId: form.inquiryId,
  found: { billing },
});
