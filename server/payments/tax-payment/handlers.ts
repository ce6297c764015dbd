import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { createTaxBilling, validateTaxBilling } from './creation.ts';
import { listCreatedBillings } from './created-billings.ts';
import { checkTaxPaymentCutOff } from './cut-off.ts';
import { quoteTaxPaymentFee } from './fee.ts';
import { inquireTaxBilling } from './inquiry.ts';
import { resubmitTaxPayment, submitTaxPayment, validateTaxPayment } from './submission.ts';

export const taxPaymentHandlers = {
  inquireTaxBilling,
  validateTaxBilling,
  createTaxBilling,
  listCreatedBillings,
  validateTaxPayment,
  quoteTaxPaymentFee,
  checkTaxPaymentCutOff,
  submitTaxPayment,
  resubmitTaxPayment,
} satisfies Partial<Handlers<Context>>;
