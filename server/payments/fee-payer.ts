import type { ForeignTransferForm, LocalTransferForm, RecurringPayment } from '../../generated/types.ts';

type Series = Extract<RecurringPayment, { readonly paymentType: 'LCY' | 'FCY' }>['form'];

/** Returns the account that pays the fees; null when they are taken from what the payee receives. */
export function feePayer(form: LocalTransferForm | ForeignTransferForm | Series): string | null {
  if (form.transferType === 'OVB') return form.fromAccount.id;
  const { chargeTransactionFeeTo, feeAccount = form.fromAccount } = form.charges;
  return chargeTransactionFeeTo === 'BENEFICIARY' ? null : feeAccount.id;
}
