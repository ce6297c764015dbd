import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { resubmitLocalTransfer, submitLocalTransfer, validateLocalTransfer } from './submission.ts';

export const localTransferHandlers = {
  validateLocalTransfer,
  submitLocalTransfer,
  resubmitLocalTransfer,
} satisfies Partial<Handlers<Context>>;
