import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { businessDay } from '../../reference/business-day.ts';
import { readServiceHours } from '../../reference/calendar.ts';
import { cutOffCheck } from '../cut-off.ts';
import { kindOfBilling, taxService } from './billing.ts';
import { hoursOfKind, loadRules } from './rules.ts';

export const checkTaxPaymentCutOff: Handlers<Context>['checkTaxPaymentCutOff'] = async (
  { body: { billingId, transactionDate } },
  { db, now, language },
) => {
  const rules = await loadRules(db, kindOfBilling(billingId), businessDay(now));
  const hours = hoursOfKind(await readServiceHours(db, { language }), rules, now);
  return { ...cutOffCheck(hours, taxService, transactionDate, { now, language }), cutOffTime: rules.closes_at };
};
