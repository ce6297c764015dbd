import type { ChequeBookForm, TransactionContent } from '../../../../generated/types.ts';

export type ChequeBookContent = Extract<TransactionContent, { readonly kind: 'cheque-book' }>;

/** Returns the content if the request is for books. */
export const chequeBookIn = (content: TransactionContent): ChequeBookContent | undefined =>
  content.kind === 'cheque-book' ? content : undefined;

export const chequeBookContent = (form: ChequeBookForm): ChequeBookContent => ({
  kind: 'cheque-book',
  form,
  receiptNumber: null,
  readyDate: null,
  collectBy: null,
  pickedUpAt: null,
});
