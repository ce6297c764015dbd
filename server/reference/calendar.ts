import type { BusinessCalendar } from '../../domain/business-calendar.ts';
import type { ServiceHours } from '../../domain/cut-off.ts';
import type { Language } from '../../domain/language.ts';
import type { CurrencyCode } from '../../domain/money.ts';
import type { Database } from '../db/database.ts';
import { inLanguage } from './words.ts';

/** From the first day of the oldest calendar to the last day of the newest. */
export async function readKnownDays(db: Database): Promise<Pick<BusinessCalendar, 'knownFrom' | 'knownUntil'>> {
  const { knownFrom, knownUntil } = await db
    .selectFrom('calendars')
    .select(({ fn }) => [fn.min('known_from').as('knownFrom'), fn.max('known_until').as('knownUntil')])
    .executeTakeFirstOrThrow();
  return { knownFrom, knownUntil };
}

/** The calendar in the shape of domain/business-calendar.ts. */
export async function readCalendar(db: Database, language: Language = 'EN'): Promise<BusinessCalendar> {
  const days = await readKnownDays(db);
  const holidays = await db
    .selectFrom('holidays')
    .select(['day as effectiveFrom', 'day as effectiveTo', 'source', inLanguage('name', language).as('name')])
    .orderBy('day')
    .execute();
  return { ...days, holidays };
}

/** Calendar, cut-offs and exceptions for domain/cut-off.ts and domain/transfer-types.ts; a currency may have cut-offs of its own. */
export async function readServiceHours(
  db: Database,
  { currency = 'IDR', language = 'EN' }: { readonly currency?: CurrencyCode; readonly language?: Language } = {},
): Promise<ServiceHours> {
  const calendar = await readCalendar(db, language);
  const cutOffs = await db
    .selectFrom('cut_offs')
    .select(['service', 'closes_at as closesAt', 'source'])
    .select(['effective_from as effectiveFrom', 'effective_to as effectiveTo'])
    .where('currency', 'in', ['', currency])
    // Of two rows of the same day the first one counts: that of the currency.
    .orderBy('currency', 'desc')
    .execute();
  const exceptions = await db
    .selectFrom('cut_off_exceptions')
    .select(['service', 'day as date', 'closes_at as closesAt', 'source'])
    .execute();
  return { calendar, cutOffs, exceptions };
}
