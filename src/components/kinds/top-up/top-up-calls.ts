// The operations of the bank that a top-up calls.
import { quoteTopUpFee, resubmitTopUp, submitTopUp, validateTopUp } from '../../../../generated/calls/payments.ts';
import type { TopUpForm } from '../../../../generated/types.ts';
import { kindCalls } from '../../payment-form/kind-calls.ts';
import { feeOf } from '../../payment-form/request-bodies.ts';

const feeQuestion = (form: TopUpForm) => ({ ...feeOf(form), institution: form.payeeDetails.institution });

export const topUpCalls = kindCalls({
  validate: validateTopUp,
  quoteFee: quoteTopUpFee,
  feeQuestion,
  submit: submitTopUp,
  resubmit: resubmitTopUp,
});
