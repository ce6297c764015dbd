// The operations of the bank that a bill payment calls.
import {
  quoteBillPaymentFee,
  resubmitBillPayment,
  submitBillPayment,
  validateBillPayment,
} from '../../../../generated/calls/payments.ts';
import type { BillPaymentForm } from '../../../../generated/types.ts';
import { kindCalls } from '../../payment-form/kind-calls.ts';
import { feeOf } from '../../payment-form/request-bodies.ts';

const feeQuestion = (form: BillPaymentForm) => ({
  ...feeOf(form),
  institution: form.payeeDetails.institution,
  billCount: form.billIds.length,
});

export const billCalls = kindCalls({
  validate: validateBillPayment,
  quoteFee: quoteBillPaymentFee,
  feeQuestion,
  submit: submitBillPayment,
  resubmit: resubmitBillPayment,
});
