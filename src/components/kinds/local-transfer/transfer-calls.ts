// The operations of the bank that a local transfer calls.
import {
  quoteLocalTransferFee,
  resubmitLocalTransfer,
  submitLocalTransfer,
  validateLocalTransfer,
} from '../../../../generated/calls/payments.ts';
import type { LocalTransferForm } from '../../../../generated/types.ts';
import { kindCalls } from '../../payment-form/kind-calls.ts';
import { feeOf } from '../../payment-form/request-bodies.ts';

const feeQuestion = (form: LocalTransferForm) => {
  const charges = 'charges' in form ? form.charges : undefined;
  return { ...feeOf(form), transferType: form.transferType, ...(charges && { charges }) };
};

export const transferCalls = kindCalls({
  validate: validateLocalTransfer,
  quoteFee: quoteLocalTransferFee,
  feeQuestion,
  submit: submitLocalTransfer,
  resubmit: resubmitLocalTransfer,
});
