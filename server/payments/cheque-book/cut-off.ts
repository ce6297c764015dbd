import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { readServiceHours } from '../../reference/calendar.ts';
import { cutOffCheck } from '../cut-off.ts';
import { mayOrder, serviceOf } from './terms.ts';

/** Cheque and giro books have the same hours, so the first of them that the user may order is asked about. */
export const checkChequeBookCutOff: Handlers<Context>['checkChequeBookCutOff'] = async ({ body }, context) => {
  const { db, now, language } = context;
  const type = mayOrder(context, 'cheque') ? 'cheque' : 'giro';
  return cutOffCheck(await readServiceHours(db, { language }), serviceOf(type), body.transactionDate, {
    now,
    language,
  });
};
