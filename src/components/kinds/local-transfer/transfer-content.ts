import type {
  LocalTransferForm,
  LocalTransferReceipt,
  RecurringPayment,
  TransactionContent,
} from '../../../../generated/types.ts';

export type TransferContent = Extract<TransactionContent, { readonly kind: 'local-transfer' }>;

export const transferContent = (form: LocalTransferForm): TransferContent => ({ kind: 'local-transfer', form });

export function transferOfSeries(payment: RecurringPayment): TransferContent | undefined {
  if (payment.paymentType !== 'LCY') return undefined;
  return transferContent({ ...payment.form, timing: { kind: 'immediate' } });
}

/** Reads the stored form from the receipt of a local transfer. */
export const sentTransfer = ({ form, executionDate }: LocalTransferReceipt) => ({
  content: transferContent(form),
  payeeName: form.payee.beneficiary?.accountName ?? '',
  executionDate,
});
