import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { checkLocalTransferCutOff } from './cut-off.ts';
import { deleteDraft, getDraft, listDrafts, saveDraft } from './drafts.ts';
import { quoteLocalTransferFee } from './fee.ts';
import { inquireBifastProxy, inquireLocalPayee } from './payee-inquiry.ts';
import { listTransferTypes } from './rails.ts';

export const paymentHandlers = {
  inquireLocalPayee,
  inquireBifastProxy,
  listTransferTypes,
  quoteLocalTransferFee,
  checkLocalTransferCutOff,
  saveDraft,
  listDrafts,
  getDraft,
  deleteDraft,
} satisfies Partial<Handlers<Context>>;
