import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { checkForeignTransferCutOff } from './cut-off.ts';
import { quoteForeignTransferFee } from './fees.ts';
import { inquireForeignPayee } from './inquiry.ts';
import { downloadMt103, emailMt103 } from './mt103.ts';
import { inquireDeal, quoteExchangeRate } from './rates.ts';
import { resubmitForeignTransfer, submitForeignTransfer, validateForeignTransfer } from './submission.ts';

export const foreignTransferHandlers = {
  inquireForeignPayee,
  validateForeignTransfer,
  quoteForeignTransferFee,
  checkForeignTransferCutOff,
  submitForeignTransfer,
  resubmitForeignTransfer,
  quoteExchangeRate,
  inquireDeal,
  downloadMt103,
  emailMt103,
} satisfies Partial<Handlers<Context>>;
