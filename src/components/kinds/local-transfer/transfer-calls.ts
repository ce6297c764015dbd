// The operations of the bank that a local transfer calls.
import {
  quoteLocalTransferFee,
  resubmitLocalTransfer,
  submitLocalTransfer,
  validateLocalTransfer,
} from '../../../../generated/calls/payments.ts';
import type { LocalTransferForm } from '../../../../generated/types.ts';
import { ask } from '../../../api/ask.ts';
import { useRead } from '../../../api/read.ts';
import { useWrite } from '../../../api/write.ts';
import { changedBySending, feeOf, toCheck, toResubmit, toSubmit } from '../../payment-form/request-bodies.ts';
import type { PaymentKind } from '../../payment-form/payment-kind.ts';
import type { TransferContent } from './transfer-content.ts';
import type { TransferValues } from './transfer-values.ts';

const feeQuestion = (form: LocalTransferForm) => {
  const charges = 'charges' in form ? form.charges : undefined;
  return { ...feeOf(form), transferType: form.transferType, ...(charges && { charges }) };
};

const kept = { keepsPrevious: true } as const;

export const transferCalls: PaymentKind<TransferValues, TransferContent>['calls'] = {
  validate: (check) => ask(validateLocalTransfer, { body: toCheck(check) }),
  useValidation: (check) => useRead(validateLocalTransfer, { body: toCheck(check) }, kept),
  useFee: (form) => useRead(quoteLocalTransferFee, { body: feeQuestion(form) }, kept),
  useSubmit() {
    const write = useWrite(submitLocalTransfer, changedBySending);
    return { send: (submission, key) => write.send({ body: toSubmit(submission) }, key) };
  },
  useResubmit() {
    const write = useWrite(resubmitLocalTransfer, changedBySending);
    return { send: (repair) => write.send({ body: toResubmit(repair) }) };
  },
};
