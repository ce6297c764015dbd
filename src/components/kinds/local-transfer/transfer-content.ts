import type { LocalTransferForm, LocalTransferReceipt, TransactionContent } from '../../../../generated/types.ts';

export type TransferContent = Extract<TransactionContent, { readonly kind: 'local-transfer' }>;

export const transferContent = (form: LocalTransferForm): TransferContent => ({ kind: 'local-transfer', form });

/** Reads the stored form from the receipt of a local transfer. */
export const sentTransfer = ({ form, executionDate }: LocalTransferReceipt) => ({
  content: transferContent(form),
  payeeName: form.payee.beneficiary?.accountName ?? '',
  executionDate,
});
