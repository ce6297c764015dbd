import type { ForeignTransferForm, TransactionContent } from '../../../../generated/types.ts';

export type ForeignContent = Extract<TransactionContent, { readonly kind: 'foreign-transfer' }>;

export const foreignContent = (form: ForeignTransferForm): ForeignContent => ({ kind: 'foreign-transfer', form });
