import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { checkChequeBookCutOff } from './cut-off.ts';
import { quoteChequeBookFee } from './fee.ts';
import { inquireChequeBooks } from './inquiry.ts';
import { changePickup } from './pickup.ts';
import { resubmitChequeBook, submitChequeBook, validateChequeBook } from './submission.ts';

export const chequeBookHandlers = {
  inquireChequeBooks,
  validateChequeBook,
  quoteChequeBookFee,
  checkChequeBookCutOff,
  submitChequeBook,
  resubmitChequeBook,
  changePickup,
} satisfies Partial<Handlers<Context>>;
