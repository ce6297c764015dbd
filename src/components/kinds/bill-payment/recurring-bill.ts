import type { BillPaymentForm, RecurringBillPayment, RecurringPayment } from '../../../../generated/types.ts';
import type { BillContent } from './bill-content.ts';
import type { Repeat } from '../../payment-form/repeat/repeat-values.ts';

/** Names the customer number and the cap instead of the bills that are open today. */
export function recurringBill(form: BillPaymentForm, { timing, cap }: Repeat): RecurringBillPayment {
  const { fromAccount, favoriteId, payeeDetails, transactionDetails, additionalDetails } = form;
  const { amount, info } = transactionDetails;
  return {
    paymentType: 'BILL_PAY',
    form: {
      fromAccount,
      ...(favoriteId !== undefined && { favoriteId }),
      payeeDetails,
      transactionDetails: { cap: cap ?? amount, ...(info !== undefined && { info }) },
      timing,
      ...(additionalDetails && { additionalDetails }),
    },
  };
}

/** The customer of a stored series, without bills: those of today are read again. */
export function billOfSeries(payment: RecurringPayment): BillContent | undefined {
  if (payment.paymentType !== 'BILL_PAY') return undefined;
  const { transactionDetails, ...form } = payment.form;
  const { cap: amount, ...details } = transactionDetails;
  const bill = { ...form, transactionDetails: { ...details, amount }, timing: { kind: 'immediate' as const } };
  return { kind: 'bill-payment', form: { ...bill, inquiryId: '', billIds: [] }, bills: [], facts: [] };
}
