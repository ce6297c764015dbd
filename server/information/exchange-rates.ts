import { sql } from 'kysely';
import { addDays } from '../../domain/calendar-date.ts';
import { instantOf, jakartaMoment } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { Context } from '../context.ts';
import { countRows, readPage } from '../lists/page.ts';
import { boardQuery } from '../reference/rates.ts';
import { businessDay } from '../reference/business-day.ts';
import { contains, inLanguage } from '../reference/text-search.ts';
import { Refusal } from '../refusal.ts';

type InformationHandlers = Handlers<Context>;

const rate = (column: string) => sql<string>`trim_scale(${sql.ref(column)})::text`;
const rateOrNull = (column: string) => sql<string | null>`trim_scale(${sql.ref(column)})::text`;

/** Returns now for today, or the end of an earlier day. */
function momentOf(on: string | undefined, now: Date): Date {
  const today = businessDay(now);
  if (on === undefined || on === today) return now;
  if (on > today) throw new Refusal('74', { date: { date: today } }).at('filter.on');
  return new Date(instantOf({ date: addDays(on, 1), time: '00:00' }) - 1);
}

const jakartaTime = (at: Date) => {
  const { date, time } = jakartaMoment(at.getTime());
  return `${date}T${time}:${String(at.getUTCSeconds()).padStart(2, '0')}+07:00`;
};

export const listExchangeRates: InformationHandlers['listExchangeRates'] = async (
  { body: { filter, sort, page: request } },
  { db, now, language },
) => {
  const { search, currencies = [], on } = filter;
  const name = inLanguage('c.text', language);
  const all = boardQuery(db, momentOf(on, now))
    .innerJoin('reference_lists as c', (join) => join.onRef('c.code', '=', 'r.currency').on('c.kind', '=', 'CURRENCY'))
    .select(['r.currency', name.as('currencyName'), 'r.quote_unit as quoteUnit', 'r.quoted_at', 'r.source'])
    .select([rate('tt_buy').as('ttBuy'), rate('tt_sell').as('ttSell'), rate('middle').as('middle')])
    .select([rateOrNull('notes_buy').as('notesBuy'), rateOrNull('notes_sell').as('notesSell')]);
  const found = search === undefined ? all : all.where(contains([name, sql.ref('r.currency')], search));
  const query = currencies.length > 0 ? found.where('r.currency', 'in', currencies) : found;
  const columns = { ttBuy: 'r.tt_buy', ttSell: 'r.tt_sell', currency: 'r.currency', usual: 'c.position' };
  const { field, direction } = sort ?? { field: 'usual', direction: 'asc' };
  const order = { by: sql.ref(columns[field]), key: sql.ref('r.currency'), direction, name: field };
  const { rows, page } = await readPage(query, order, request, await countRows(query));
  return { items: rows.map(({ quoted_at, ...row }) => ({ ...row, quotedAt: jakartaTime(quoted_at) })), page };
};
