import type { BillPaymentForm, RecurringBillPayment } from '../../../../generated/types.ts';
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
