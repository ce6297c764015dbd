import { addDays, type CalendarDate } from '../../domain/calendar-date.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { punctuality, type Late } from '../../domain/late-transactions.ts';
import type { PaymentTiming } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readNumber } from '../parameters.ts';
import { readServiceHours } from '../reference/calendar.ts';
import { Refusal } from '../refusal.ts';
import { valueOf } from './amount.ts';
import type { LocalService } from './rail-service.ts';

export type Step = 'submit' | 'repair';

export interface TransferDate {
  readonly executionDate: CalendarDate;
  readonly late: Late | null;
}

export interface DateQuestion {
  readonly service: LocalService;
  readonly timing: PaymentTiming;
  readonly step: Step;
  /** A rate that was agreed holds today only. */
  readonly hasSpecialRate: boolean;
}

async function chosenDate({ db, now }: Context, timing: PaymentTiming): Promise<CalendarDate> {
  const today = jakartaMoment(now.getTime()).date;
  if (timing.kind === 'recurring') throw new Refusal('501');
  if (timing.kind === 'immediate') return today;
  const latest = addDays(today, await readNumber(db, 'MAX_FORWARD_DATE_DAYS'));
  if (timing.transactionDate > latest) throw new Refusal('74', { date: { date: latest } });
  return timing.transactionDate;
}

/** The day on which it is carried out, and what the user has to be asked when that is not the day they chose. */
export async function checkDate(context: Context, question: DateQuestion): Promise<TransferDate> {
  const { db, now, language } = context;
  const { service, step, hasSpecialRate } = question;
  const date = await chosenDate(context, question.timing);
  if (hasSpecialRate && date !== jakartaMoment(now.getTime()).date) throw new Refusal('6');
  const hours = await readServiceHours(db, { language });
  const transaction = { service, date, hasSpecialRate };
  const answer = valueOf(punctuality(hours, transaction, step, jakartaMoment(now.getTime())));
  if (answer.kind === 'on-time') return { executionDate: date, late: null };
  if (answer.offeredDate === null) throw new Refusal(answer.code, answer.parameters);
  return { executionDate: answer.offeredDate, late: answer };
}
