import type { Handlers } from '../../../generated/handlers.ts';
import type { Context } from '../../context.ts';
import { readServiceHours } from '../../reference/calendar.ts';
import { hoursOfInstitution } from '../../reference/institutions.ts';
import { loadBiller } from '../biller.ts';
import { cutOffCheck } from '../cut-off.ts';

export const billService = 'SVC_BILL_PAY';

export const checkBillPaymentCutOff: Handlers<Context>['checkBillPaymentCutOff'] = async (
  { body: { institution, transactionDate } },
  context,
) => {
  const { db, now, language } = context;
  const biller = await loadBiller(context, institution);
  const hours = hoursOfInstitution(await readServiceHours(db, { language }), billService, biller, now);
  return { ...cutOffCheck(hours, billService, transactionDate, now), cutOffTime: biller.closes_at };
};
