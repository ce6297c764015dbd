// The operations of the bank that a request for books calls.
import {
  quoteChequeBookFee,
  resubmitChequeBook,
  submitChequeBook,
  validateChequeBook,
} from '../../../../generated/calls/payments.ts';
import type { ChequeBookForm } from '../../../../generated/types.ts';
import { ask } from '../../../api/ask.ts';
import { useRead } from '../../../api/read.ts';
import { useWrite } from '../../../api/write.ts';
import type { PaymentKind } from '../../payment-form/payment-kind.ts';
import { changedBySending, toCheck, toResubmit, toSubmit } from '../../payment-form/request-bodies.ts';
import type { ChequeBookContent } from './cheque-content.ts';
import type { ChequeBookValues } from './cheque-values.ts';

const feeQuestion = ({ fromAccount, type, quantity }: ChequeBookForm) => ({
  fromAccountId: fromAccount.id,
  type,
  quantity,
});

const kept = { keepsPrevious: true } as const;

export const chequeBookCalls: PaymentKind<ChequeBookValues, ChequeBookContent>['calls'] = {
  validate: (check) => ask(validateChequeBook, { body: toCheck(check) }),
  useValidation: (check) => useRead(validateChequeBook, { body: toCheck(check) }, kept),
  useFee: (form) => useRead(quoteChequeBookFee, { body: feeQuestion(form) }, kept),
  useSubmit() {
    const write = useWrite(submitChequeBook, changedBySending);
    return { send: (submission, key) => write.send({ body: toSubmit(submission) }, key) };
  },
  useResubmit() {
    const write = useWrite(resubmitChequeBook, changedBySending);
    return { send: (repair) => write.send({ body: toResubmit(repair) }) };
  },
};
