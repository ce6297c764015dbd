// The operations of the bank that a bill payment calls.
import {
  quoteBillPaymentFee,
  resubmitBillPayment,
  submitBillPayment,
  validateBillPayment,
} from '../../../../generated/calls/payments.ts';
import type { BillPaymentForm } from '../../../../generated/types.ts';
import { ask } from '../../../api/ask.ts';
import { useRead } from '../../../api/read.ts';
import { useWrite } from '../../../api/write.ts';
import { changedBySending, feeOf, toCheck, toResubmit, toSubmit } from '../../payment-form/request-bodies.ts';
import type { PaymentKind } from '../../payment-form/payment-kind.ts';
import type { BillContent } from './bill-content.ts';
import type { BillValues } from './bill-values.ts';

const feeQuestion = (form: BillPaymentForm) => ({
  ...feeOf(form),
  institution: form.payeeDetails.institution,
  billCount: form.billIds.length,
});

const kept = { keepsPrevious: true } as const;

export const billCalls: PaymentKind<BillValues, BillContent>['calls'] = {
  validate: (check) => ask(validateBillPayment, { body: toCheck(check) }),
  useValidation: (check) => useRead(validateBillPayment, { body: toCheck(check) }, kept),
  useFee: (form) => useRead(quoteBillPaymentFee, { body: feeQuestion(form) }, kept),
  useSubmit() {
    const write = useWrite(submitBillPayment, changedBySending);
    return { send: (submission, key) => write.send({ body: toSubmit(submission) }, key) };
  },
  useResubmit() {
    const write = useWrite(resubmitBillPayment, changedBySending);
    return { send: (repair) => write.send({ body: toResubmit(repair) }) };
  },
};
