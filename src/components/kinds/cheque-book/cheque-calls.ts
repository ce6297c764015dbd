// The operations of the bank that a request for books calls.
import {
  quoteChequeBookFee,
  resubmitChequeBook,
  submitChequeBook,
  validateChequeBook,
} from '../../../../generated/calls/payments.ts';
import type { ChequeBookForm } from '../../../../generated/types.ts';
import { kindCalls } from '../../payment-form/kind-calls.ts';

const feeQuestion = ({ fromAccount, type, quantity }: ChequeBookForm) => ({
  fromAccountId: fromAccount.id,
  type,
  quantity,
});

export const chequeBookCalls = kindCalls({
  validate: validateChequeBook,
  quoteFee: quoteChequeBookFee,
  feeQuestion,
  submit: submitChequeBook,
  resubmit: resubmitChequeBook,
});
