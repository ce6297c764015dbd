import { sql } from 'kysely';
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { firstPayingDay } from '../../domain/recurring-series.ts';
import type { ServiceHours } from '../../domain/cut-off.ts';
import { punctuality, type Late } from '../../domain/late-transactions.ts';
import type { CurrencyCode, HolidayRule, PaymentTiming, ServiceCode } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readNumber } from '../parameters.ts';
import { readCalendar, readServiceHours } from '../reference/calendar.ts';
import { Refusal, valueOf } from '../refusal.ts';

export type Step = 'submit' | 'repair';

export interface TransferDate {
  readonly executionDate: CalendarDate;
  readonly late: Late | null;
}

export interface DateQuestion {
  readonly service: ServiceCode;
  readonly timing: PaymentTiming;
  readonly step: Step;
  /** The request that is being repaired. */
  readonly refNo?: string | undefined;
  /** A special rate is valid only today. */
  readonly hasSpecialRate: boolean;
  /** The currency whose cut-off counts; rupiah when left out. */
  readonly currency?: CurrencyCode;
  /** Changes the hours of the service for a payee with other hours. */
  readonly hoursOf?: (hours: ServiceHours) => ServiceHours;
}

const field = 'form.timing.transactionDate';

/** Returns the day in the request that is being repaired. A repair may keep this day even if it has passed. */
async function storedDate({ db, who }: Context, refNo: string | undefined): Promise<CalendarDate | null> {
  if (refNo === undefined) return null;
  const found = await db
    .selectFrom('requests')
    .select(sql<CalendarDate | null>`content #>> '{form,timing,transactionDate}'`.as('date'))
    .where('company_id', '=', who.companyId)
    .where('ref_no', '=', refNo)
    .executeTakeFirst();
  return found?.date ?? null;
}

/** Returns the last day that a transfer of today may be dated. */
export async function latestDate({ db, now }: Context): Promise<CalendarDate> {
  return addDays(jakartaMoment(now.getTime()).date, await readNumber(db, 'MAX_FORWARD_DATE_DAYS'));
}

/** Throws a Refusal for a day that is past or too far ahead. */
export async function chosenDate(
  context: Context,
  { timing, refNo }: Pick<DateQuestion, 'timing' | 'refNo'>,
): Promise<CalendarDate> {
  const today = jakartaMoment(context.now.getTime()).date;
  if (timing.kind === 'immediate') return today;
  const { transactionDate: date } = timing;
  if (date < today && date !== (await storedDate(context, refNo))) throw new Refusal('117').at(field);
  const latest = await latestDate(context);
  if (date > latest) throw new Refusal('74', { date: { date: latest } }).at(field);
  return date;
}

interface SeriesStart {
  readonly repeatsFrom: CalendarDate;
  readonly repeatsOnHoliday?: HolidayRule | undefined;
}

/** The first day on which a series pays. It is never late: the rule of the series moves days that are closed. */
export async function firstDayOf(
  { db, now, language }: Context,
  { repeatsFrom, repeatsOnHoliday }: SeriesStart,
): Promise<TransferDate> {
  if (repeatsFrom < jakartaMoment(now.getTime()).date) throw new Refusal('117').at('repeatsFrom');
  const calendar = await readCalendar(db, language);
  return { executionDate: firstPayingDay(calendar, repeatsFrom, repeatsOnHoliday), late: null };
}

/** Returns the execution day; `late` is set when it is not the chosen day and the user must confirm it. */
export async function checkDate(context: Context, question: DateQuestion): Promise<TransferDate> {
  const { db, now, language } = context;
  const { service, step, hasSpecialRate, currency = 'IDR', hoursOf = (hours) => hours } = question;
  const date = await chosenDate(context, question);
  if (hasSpecialRate && date !== jakartaMoment(now.getTime()).date) throw new Refusal('6');
  const hours = hoursOf(await readServiceHours(db, { currency, language }));
  const transaction = { service, date, hasSpecialRate };
  const answer = valueOf(punctuality(hours, transaction, step, jakartaMoment(now.getTime())));
  if (answer.kind === 'on-time') return { executionDate: date, late: null };
  if (answer.offeredDate === null) throw new Refusal(answer.code, answer.parameters);
  return { executionDate: answer.offeredDate, late: answer };
}
