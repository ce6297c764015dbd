// The request bodies of a payment form, the same for every kind of payment.
import type { PaymentContent, ToCheck, ToResubmit, ToSubmit } from './payment-content.ts';

/** The domains, besides its own, whose data a submission changes. */
export const changedBySending = { refreshes: ['requests', 'transactions', 'accounts'] } as const;

export const toCheck = <Form>({ form, refNo, repeatsFrom, repeatsOnHoliday }: ToCheck<Form>) => ({
  form,
  ...(refNo && { refNo }),
  ...(repeatsFrom && { repeatsFrom }),
  ...(repeatsOnHoliday && { repeatsOnHoliday }),
});

export const toSubmit = <Form>({ form, draftId, confirmed }: ToSubmit<Form>) => ({
  form,
  ...(draftId && { draftId }),
  ...(confirmed.length > 0 && { confirmed }),
});

export const toResubmit = <Form>({ confirmed, ...repair }: ToResubmit<Form>) => ({
  ...repair,
  ...(confirmed.length > 0 && { confirmed }),
});

export const feeOf = ({ fromAccount, transactionDetails }: Required<PaymentContent['form']>) => ({
  fromAccountId: fromAccount.id,
  amount: transactionDetails.amount,
});
