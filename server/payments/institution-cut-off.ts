import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { CutOffCheck, InstitutionPaymentType, ServiceCode } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readServiceHours } from '../reference/calendar.ts';
import { hoursOfInstitution } from '../reference/institutions.ts';
import { cutOffCheck } from './cut-off.ts';
import { loadInstitution } from './institution.ts';

interface CutOffQuestion {
  readonly paymentType: InstitutionPaymentType;
  readonly service: ServiceCode;
  readonly institution: string;
  readonly transactionDate: CalendarDate;
}

/** Returns whether the institution still takes payments for a day. */
export async function institutionCutOff(
  context: Context,
  { paymentType, service, institution, transactionDate }: CutOffQuestion,
): Promise<CutOffCheck> {
  const { db, now, language } = context;
  const found = await loadInstitution(context, { institution, paymentType, field: 'institution' });
  const hours = hoursOfInstitution(await readServiceHours(db, { language }), service, found, now);
  return { ...cutOffCheck(hours, service, transactionDate, { now, language }), cutOffTime: found.closes_at };
}
