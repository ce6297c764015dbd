// The days on which a series can pay: a telegraphic transfer keeps the holidays of its currency's country too.
import type { BusinessCalendar } from '../../domain/business-calendar.ts';
import type { CurrencyCode, Language, RecurringPayment } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { readCalendar, readCalendarAbroad } from '../reference/calendar.ts';

/** Returns null for a payment that stays in the country. */
export const currencyAbroad = (payment: RecurringPayment): CurrencyCode | null =>
  payment.paymentType === 'FCY' && payment.form.transferType === 'TT'
    ? payment.form.transactionDetails.amount.currency
    : null;

export const readSeriesCalendar = (
  db: Database,
  currency: CurrencyCode | null,
  language: Language = 'EN',
): Promise<BusinessCalendar> =>
  currency === null ? readCalendar(db, language) : readCalendarAbroad(db, currency, language);

export const readCalendarOf = (
  db: Database,
  payment: RecurringPayment,
  language?: Language,
): Promise<BusinessCalendar> => readSeriesCalendar(db, currencyAbroad(payment), language);
