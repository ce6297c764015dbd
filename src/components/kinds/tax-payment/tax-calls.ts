// The operations of the bank that a tax payment calls.
import {
  quoteTaxPaymentFee,
  resubmitTaxPayment,
  submitTaxPayment,
  validateTaxPayment,
} from '../../../../generated/calls/payments.ts';
import type { TaxPaymentForm } from '../../../../generated/types.ts';
import { ask } from '../../../api/ask.ts';
import { useRead } from '../../../api/read.ts';
import { useWrite } from '../../../api/write.ts';
import { changedBySending, feeOf, toCheck, toResubmit, toSubmit } from '../../payment-form/request-bodies.ts';
import type { PaymentKind } from '../../payment-form/payment-kind.ts';
import type { TaxContent } from './tax-content.ts';
import type { TaxValues } from './tax-values.ts';

const feeQuestion = (form: TaxPaymentForm) => ({ ...feeOf(form), billingId: form.billingId });

const kept = { keepsPrevious: true } as const;

export const taxCalls: PaymentKind<TaxValues, TaxContent>['calls'] = {
  validate: (check) => ask(validateTaxPayment, { body: toCheck(check) }),
  useValidation: (check) => useRead(validateTaxPayment, { body: toCheck(check) }, kept),
  useFee: (form) => useRead(quoteTaxPaymentFee, { body: feeQuestion(form) }, kept),
  useSubmit() {
    const write = useWrite(submitTaxPayment, changedBySending);
    return { send: (submission, key) => write.send({ body: toSubmit(submission) }, key) };
  },
  useResubmit() {
    const write = useWrite(resubmitTaxPayment, changedBySending);
    return { send: (repair) => write.send({ body: toResubmit(repair) }) };
  },
};
