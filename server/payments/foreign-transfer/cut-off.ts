import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { readServiceHours } from '../../reference/calendar.ts';
import { cutOffCheck } from '../cut-off.ts';
import { checkForeignAccess } from './service.ts';

export const checkForeignTransferCutOff: Handlers<Context>['checkForeignTransferCutOff'] = async (
  { body: { transferType, currency, transactionDate } },
  { db, who, now, language },
) => {
  const service = checkForeignAccess(who, transferType);
  return cutOffCheck(await readServiceHours(db, { currency, language }), service, transactionDate, { now, language });
};
