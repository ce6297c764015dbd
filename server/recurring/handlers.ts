import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { getRecurringPayment, listRecurringOccurrences } from './detail.ts';
import { listRecurringPayments } from './lists.ts';
import { skipRecurringOccurrence } from './skip.ts';
import { stopRecurringPayment } from './stop.ts';
import { createRecurringPayment, resubmitRecurringPayment } from './submission.ts';
import { checkRecurringSchedule } from './timing.ts';

export const recurringHandlers = {
  checkRecurringSchedule,
  createRecurringPayment,
  resubmitRecurringPayment,
  listRecurringPayments,
  getRecurringPayment,
  listRecurringOccurrences,
  skipRecurringOccurrence,
  stopRecurringPayment,
} satisfies Partial<Handlers<Context>>;
