import { sql } from 'kysely';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { money, toWire } from '../../domain/money.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { CurrencyCode, Holiday, MobileParameter } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { minorOf } from '../db/numeric.ts';
import { countRows, readPage } from '../lists/page.ts';
import { readNumber } from '../parameters.ts';
import { readKnownDays } from '../reference/calendar.ts';
import { institutionsOfOperator, prefixKeys } from '../reference/denominations.ts';
import { inForce } from '../reference/in-force.ts';
import { readReferencePage } from '../reference/lists.ts';
import { businessDay } from '../reference/business-day.ts';
import { contains, inLanguage } from '../reference/text-search.ts';
import { Refusal } from '../refusal.ts';

type LookupHandlers = Handlers<Context>;

const mostHolidays = 400;

const byDay = (one: Holiday, other: Holiday) => one.date.localeCompare(other.date);

interface DaysAbroad {
  readonly currency: CurrencyCode;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

async function readHolidaysAbroad(
  { db, language }: Pick<Context, 'db' | 'language'>,
  { currency, from, to }: DaysAbroad,
): Promise<Holiday[]> {
  const found = await db
    .selectFrom('holidays_abroad')
    .select(['day as date', 'source', inLanguage('name', language).as('name')])
    .where('currency', '=', currency)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
  return found.map(({ date, ...day }) => ({
    ...day,
    date,
    kind: 'public-holiday',
    currency,
    effectiveFrom: date,
    effectiveTo: date,
  }));
}

export const listHolidays: LookupHandlers['listHolidays'] = async ({ body }, { db, language }) => {
  const known = await readKnownDays(db);
  const { from, to } = body.filter?.range ?? { from: known.knownFrom, to: known.knownUntil };
  if (from > to) throw new Refusal('198').at('filter.range');
  const holidays = await db
    .selectFrom('holidays')
    .select(['day as date', 'kind', 'source', inLanguage('name', language).as('name')])
    .select(['day as effectiveFrom', 'day as effectiveTo'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .limit(mostHolidays)
    .execute();
  const { currency } = body.filter ?? {};
  const abroad = currency === undefined ? [] : await readHolidaysAbroad({ db, language }, { currency, from, to });
  return { ...known, holidays: [...holidays, ...abroad].toSorted(byDay).slice(0, mostHolidays) };
};

export const listReferenceThresholds: LookupHandlers['listReferenceThresholds'] = async ({ body }, { db, now }) => {
  const { kinds = [], on = businessDay(now) } = body.filter ?? {};
  const all = db
    .selectFrom('thresholds')
    .selectAll()
    .where(inForce({ table: 'thresholds', keys: ['kind'] }, on));
  const query = kinds.length > 0 ? all.where('kind', 'in', kinds) : all;
  const order = { by: sql.ref('kind'), key: sql.ref('currency'), direction: 'asc', name: 'kind' } as const;
  const { rows, page } = await readPage(query, order, { size: 10, ...body.page }, await countRows(query));
  const items = rows.map(({ kind, amount, currency, ...row }) => ({
    kind,
    amount: toWire(money(minorOf(amount), currency)),
    effectiveFrom: row.effective_from,
    effectiveTo: row.effective_to,
    source: row.source,
  }));
  return { items, page };
};

export const listPhonePrefixes: LookupHandlers['listPhonePrefixes'] = async ({ body }, { db, now }) => {
  const { search, on = businessDay(now) } = body.filter ?? {};
  const all = db
    .selectFrom('phone_prefixes')
    .select(['operator', sql<string[]>`array_agg(prefix order by prefix)`.as('prefixes')])
    .select(institutionsOfOperator.as('institutions'))
    .select(['effective_from as effectiveFrom', 'effective_to as effectiveTo', 'source'])
    .where(inForce(prefixKeys, on))
    .groupBy(['operator', 'effective_from', 'effective_to', 'source']);
  const query =
    search === undefined
      ? all
      : all.having(sql<boolean>`${contains([sql.ref('operator')], search)} or bool_or(prefix = ${search})`);
  const total = await countRows(db.selectFrom(query.as('grouped')).selectAll());
  const order = {
    by: sql.ref('operator'),
    key: sql.ref('effective_from'),
    direction: 'asc',
    name: 'operator',
  } as const;
  const { rows: items, page } = await readPage(query, order, { size: 10, ...body.page }, total);
  return { items, page };
};

type NumberFacts = Pick<MobileParameter, 'defaultCountryCode' | 'leadingDigits' | 'minimumDigits' | 'maximumDigits'>;

export const getMobileParameter: LookupHandlers['getMobileParameter'] = async (_, { db, now, language }) => {
  const question = { kind: 'MOBILE_PARAMETER', on: businessDay(now), language };
  const { rows } = await readReferencePage<NumberFacts>(db, question);
  const [row] = rows;
  if (!row) throw new Refusal('193');
  const { extra, effectiveFrom, effectiveTo, source } = row;
  const whatsappMaximum = await readNumber(db, 'MAX_WHATSAPP_NUMBERS');
  return { ...extra, whatsappMaximum, effectiveFrom, effectiveTo, source };
};
