// The operations of the bank that a tax payment calls.
import {
  quoteTaxPaymentFee,
  resubmitTaxPayment,
  submitTaxPayment,
  validateTaxPayment,
} from '../../../../generated/calls/payments.ts';
import type { TaxPaymentForm } from '../../../../generated/types.ts';
import { kindCalls } from '../../payment-form/kind-calls.ts';
import { feeOf } from '../../payment-form/request-bodies.ts';

const feeQuestion = (form: TaxPaymentForm) => ({ ...feeOf(form), billingId: form.billingId });

export const taxCalls = kindCalls({
  validate: validateTaxPayment,
  quoteFee: quoteTaxPaymentFee,
  feeQuestion,
  submit: submitTaxPayment,
  resubmit: resubmitTaxPayment,
});
