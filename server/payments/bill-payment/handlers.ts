import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { checkBillPaymentCutOff } from './cut-off.ts';
import { quoteBillPaymentFee } from './fee.ts';
import { inquireBill } from './inquiry.ts';
import { resubmitBillPayment, submitBillPayment, validateBillPayment } from './submission.ts';

export const billPaymentHandlers = {
  inquireBill,
  validateBillPayment,
  quoteBillPaymentFee,
  checkBillPaymentCutOff,
  submitBillPayment,
  resubmitBillPayment,
} satisfies Partial<Handlers<Context>>;
