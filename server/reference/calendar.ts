import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { BusinessCalendar } from '../../domain/business-calendar.ts';
import { calendarWith, type ServiceHours } from '../../domain/cut-off.ts';
import type { Language } from '../../domain/language.ts';
import type { CurrencyCode } from '../../domain/money.ts';
import type { Database } from '../db/database.ts';
import { compiledQuery } from '../db/compiled-query.ts';
import { bankSetup, readSetupState, readThroughSetup, setupStateOf, type SetupState } from '../db/setup-cache.ts';
import { inLanguage } from './text-search.ts';

/** Returns the first and the last day for which holidays are known. */
export async function readKnownDays(db: Database): Promise<Pick<BusinessCalendar, 'knownFrom' | 'knownUntil'>> {
  const { knownFrom, knownUntil } = await db
    .selectFrom('calendars')
    .select(({ fn }) => [fn.min('known_from').as('knownFrom'), fn.max('known_until').as('knownUntil')])
    .executeTakeFirstOrThrow();
  return { knownFrom, knownUntil };
}

const holidaysOf = (db: Database, language: Language) =>
  db
    .selectFrom('holidays')
    .select(['day as effectiveFrom', 'day as effectiveTo', 'source', inLanguage('name', language).as('name')])
    .orderBy('day');

const abroadOf = (db: Database, language: Language, currencies: readonly CurrencyCode[]) =>
  db
    .selectFrom('holidays_abroad')
    .select(['currency', 'day as effectiveFrom', 'day as effectiveTo', 'source'])
    .select(inLanguage('name', language).as('name'))
    .where(sql<boolean>`currency = any(${currencies}::text[])`)
    .orderBy('day');

/** Reads the calendar of a currency that is sent abroad: the holidays of both countries. */
export async function readCalendarAbroad(
  db: Database,
  currency: CurrencyCode,
  language: Language = 'EN',
): Promise<BusinessCalendar> {
  return calendarWith(await readCalendar(db, language), await abroadOf(db, language, [currency]).execute());
}

/** Reads the working days where the currencies are settled. A day of which nothing is known is a working day. */
export async function readDaysAbroad(db: Database, currencies: readonly CurrencyCode[]): Promise<BusinessCalendar> {
  const holidays = await abroadOf(db, 'EN', currencies).execute();
  return { knownFrom: '0001-01-01', knownUntil: '9999-12-31', holidays };
}

/** Reads the calendar for the rules of domain/business-calendar.ts. */
export async function readCalendar(db: Database, language: Language = 'EN'): Promise<BusinessCalendar> {
  return { ...(await readKnownDays(db)), holidays: await holidaysOf(db, language).execute() };
}

const cutOffsOf = (db: Database, currencies: readonly CurrencyCode[]) =>
  db
    .selectFrom('cut_offs')
    .select(['currency', 'service', 'opens_at as opensAt', 'closes_at as closesAt', 'source'])
    .select(['effective_from as effectiveFrom', 'effective_to as effectiveTo'])
    .where(sql<boolean>`(currency = '' or currency = any(${currencies}::text[]))`)
    // The row of the currency comes first: of two rows of the same day the first one counts.
    .orderBy('currency', 'desc');

const exceptionsOf = (db: Database) =>
  db
    .selectFrom('cut_off_exceptions')
    .select(['service', 'day as date', 'opens_at as opensAt', 'closes_at as closesAt', 'source']);

const hoursIn = (language: Language) =>
  compiledQuery((db, { currencies }: { readonly currencies: readonly CurrencyCode[] }) =>
    db
      .selectFrom('calendars')
      .select(({ fn }) => [fn.min('known_from').as('knownFrom'), fn.max('known_until').as('knownUntil')])
      .select([
        jsonArrayFrom(holidaysOf(db, language)).as('holidays'),
        jsonArrayFrom(abroadOf(db, language, currencies)).as('abroad'),
        jsonArrayFrom(cutOffsOf(db, currencies)).as('cutOffs'),
        jsonArrayFrom(exceptionsOf(db)).as('exceptions'),
        setupStateOf(bankSetup).as('state'),
      ]),
  );

const hours = { EN: hoursIn('EN'), ID: hoursIn('ID') };

type HoursOf = (currency: CurrencyCode) => ServiceHours;

async function readHours(db: Database, currencies: readonly CurrencyCode[], language: Language) {
  const [found] = await hours[language](db, { currencies });
  if (!found) throw new Error('The bank has no calendar');
  const { abroad, cutOffs, exceptions, state, ...calendar } = found;
  const value: HoursOf = (wanted) => ({
    calendar,
    abroad: abroad.filter(({ currency }) => currency === wanted),
    cutOffs: cutOffs.filter(({ currency }) => currency === '' || currency === wanted),
    exceptions,
  });
  return { value, state, size: calendar.holidays.length + abroad.length + cutOffs.length };
}

/**
 * Reads calendar, cut-offs and exceptions for domain/cut-off.ts and domain/transfer-types.ts. One query, because every
 * decision needs them. Each currency may have its own cut-offs.
 */
export const readHoursOf = async (
  db: Database,
  currencies: readonly CurrencyCode[],
  language: Language = 'EN',
): Promise<HoursOf> => (await readHours(db, currencies, language)).value;

interface AskedHours {
  readonly currency?: CurrencyCode;
  readonly language?: Language;
  /** The state of the bank's set-up, if the caller has read it. */
  readonly state?: SetupState;
}

export async function readServiceHours(
  db: Database,
  { currency = 'IDR', language = 'EN', state }: AskedHours = {},
): Promise<ServiceHours> {
  const name = `hours of ${currency} ${language}`;
  const known = state === undefined ? await readSetupState(db, bankSetup) : state;
  const hoursOf = await readThroughSetup(db, name, known, () => readHours(db, [currency], language));
  return hoursOf(currency);
}
