// The operations of the bank that a top-up calls.
import { quoteTopUpFee, resubmitTopUp, submitTopUp, validateTopUp } from '../../../../generated/calls/payments.ts';
import type { TopUpForm } from '../../../../generated/types.ts';
import { ask } from '../../../api/ask.ts';
import { useRead } from '../../../api/read.ts';
import { useWrite } from '../../../api/write.ts';
import type { PaymentKind } from '../../payment-form/payment-kind.ts';
import { changedBySending, feeOf, toCheck, toResubmit, toSubmit } from '../../payment-form/request-bodies.ts';
import type { TopUpContent } from './top-up-content.ts';
import type { TopUpValues } from './top-up-values.ts';

const feeQuestion = (form: TopUpForm) => ({ ...feeOf(form), institution: form.payeeDetails.institution });

const kept = { keepsPrevious: true } as const;

export const topUpCalls: PaymentKind<TopUpValues, TopUpContent>['calls'] = {
  validate: (check) => ask(validateTopUp, { body: toCheck(check) }),
  useValidation: (check) => useRead(validateTopUp, { body: toCheck(check) }, kept),
  useFee: (form) => useRead(quoteTopUpFee, { body: feeQuestion(form) }, kept),
  useSubmit() {
    const write = useWrite(submitTopUp, changedBySending);
    return { send: (submission, key) => write.send({ body: toSubmit(submission) }, key) };
  },
  useResubmit() {
    const write = useWrite(resubmitTopUp, changedBySending);
    return { send: (repair) => write.send({ body: toResubmit(repair) }) };
  },
};
