// The operations of the bank that a foreign transfer calls.
import {
  quoteForeignTransferFee,
  resubmitForeignTransfer,
  submitForeignTransfer,
  validateForeignTransfer,
} from '../../../../generated/calls/payments.ts';
import type { ForeignFeeRequest, ForeignTransferForm } from '../../../../generated/types.ts';
import { ask } from '../../../api/ask.ts';
import { useRead } from '../../../api/read.ts';
import { useWrite } from '../../../api/write.ts';
import { changedBySending, feeOf, toCheck, toResubmit, toSubmit } from '../../payment-form/request-bodies.ts';
import type { PaymentKind } from '../../payment-form/payment-kind.ts';
import type { ForeignContent } from './foreign-content.ts';
import type { ForeignValues } from './foreign-values.ts';

const feeQuestion = (form: ForeignTransferForm): ForeignFeeRequest => ({
  ...feeOf(form),
  transferType: form.transferType,
  ...(form.transferType === 'TT' && { charges: form.charges }),
  ...(form.deal && { deal: form.deal }),
});

const kept = { keepsPrevious: true } as const;
/** A submission also reserves a part of the month and of the documents. */
const changed = { refreshes: [...changedBySending.refreshes, 'underlying'] } as const;

export const foreignCalls: PaymentKind<ForeignValues, ForeignContent>['calls'] = {
  validate: (check) => ask(validateForeignTransfer, { body: toCheck(check) }),
  useValidation: (check) => useRead(validateForeignTransfer, { body: toCheck(check) }, kept),
  useFee: (form) => useRead(quoteForeignTransferFee, { body: feeQuestion(form) }, kept),
  useSubmit() {
    const write = useWrite(submitForeignTransfer, changed);
    return { send: (submission, key) => write.send({ body: toSubmit(submission) }, key) };
  },
  useResubmit() {
    const write = useWrite(resubmitForeignTransfer, changed);
    return { send: (repair) => write.send({ body: toResubmit(repair) }) };
  },
};
