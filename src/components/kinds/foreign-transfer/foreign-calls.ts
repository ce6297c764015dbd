// The operations of the bank that a foreign transfer calls.
import {
  quoteForeignTransferFee,
  resubmitForeignTransfer,
  submitForeignTransfer,
  validateForeignTransfer,
} from '../../../../generated/calls/payments.ts';
import type { ForeignFeeRequest, ForeignTransferForm } from '../../../../generated/types.ts';
import { kindCalls } from '../../payment-form/kind-calls.ts';
import { feeOf } from '../../payment-form/request-bodies.ts';

const feeQuestion = (form: ForeignTransferForm): ForeignFeeRequest => ({
  ...feeOf(form),
  transferType: form.transferType,
  ...(form.transferType === 'TT' && { charges: form.charges }),
  ...(form.deal && { deal: form.deal }),
});

export const foreignCalls = kindCalls({
  validate: validateForeignTransfer,
  quoteFee: quoteForeignTransferFee,
  feeQuestion,
  submit: submitForeignTransfer,
  resubmit: resubmitForeignTransfer,
  // A submission also reserves a part of the month and of the documents.
  refreshes: ['underlying'],
});
