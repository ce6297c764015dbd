// The series of a company, page by page.
import { sql, type RawBuilder } from 'kysely';
import type { BusinessCalendar } from '../../domain/business-calendar.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { CurrencyCode, Language, RecurringFilter, RecurringSort } from '../../generated/types.ts';
import { loadCompany, personIn } from '../approval/load.ts';
import { isVisible } from '../approval/queues.ts';
import { findRequests, type RequestRow } from '../approval/store.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { countRows, readPage, type PageOrder } from '../lists/page.ts';
import type { SeriesRequest } from './series-now.ts';
import { currencyAbroad, readSeriesCalendar } from './series-calendar.ts';
import { countOccurrences, findSeries } from './series-store.ts';
import { seriesOnWire } from './wire.ts';

type Condition = RawBuilder<boolean>;

const anyOf = (column: string, values: readonly string[] | undefined): Condition[] =>
  values ? [sql<boolean>`${sql.ref(column)} = any(${[...values]}::text[])`] : [];

function matching(search: string | undefined): Condition[] {
  if (search === undefined) return [];
  const pattern = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return [
    sql<boolean>`(r.ref_no ilike ${pattern} or r.payee_name ilike ${pattern} or r.payee_account ilike ${pattern}
      or r.content #>> '{payment,form,transactionDetails,info}' ilike ${pattern})`,
  ];
}

function filtered({ nextDates, amountRange, search, ...lists }: RecurringFilter): Condition {
  const { minimum, maximum } = amountRange ?? {};
  const conditions = [
    sql<boolean>`true`,
    ...anyOf('s.payment_type', lists.paymentTypes),
    ...anyOf('s.frequency_type', lists.frequencyTypes),
    ...anyOf('r.status', lists.statuses),
    ...anyOf('r.account_id', lists.accountIds),
    ...(nextDates ? [sql<boolean>`s.next_date between ${nextDates.from}::date and ${nextDates.to}::date`] : []),
    ...(minimum === undefined ? [] : [sql<boolean>`r.amount >= ${minimum}::numeric`]),
    ...(maximum === undefined ? [] : [sql<boolean>`r.amount <= ${maximum}::numeric`]),
    ...matching(search),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Series without a next occurrence come last. */
const columns: Readonly<Record<RecurringSort['field'], RawBuilder<unknown>>> = {
  nextDate: sql`coalesce(s.next_date, 'infinity')`,
  destination: sql`lower(r.payee_name)`,
  amount: sql`r.amount`,
  startDate: sql`s.start_date`,
  endDate: sql`s.end_date`,
  status: sql`r.status`,
  createdBy: sql`lower(r.created_by_name)`,
};

const orderOf = ({ field, direction }: RecurringSort = { field: 'nextDate', direction: 'asc' }): PageOrder => ({
  by: columns[field],
  key: sql`r.task_id`,
  direction,
  name: field,
});

export const isSeriesRow = (row: RequestRow): row is SeriesRequest => row.content.kind === 'recurring';

const currencyOf = ({ content }: SeriesRequest) => currencyAbroad(content.payment);

/** Reads the calendar of each currency once. */
async function readCalendarsOf(db: Database, rows: readonly SeriesRequest[], language: Language) {
  const calendars = new Map<CurrencyCode | null, BusinessCalendar>();
  for (const currency of new Set(rows.map(currencyOf)))
    calendars.set(currency, await readSeriesCalendar(db, currency, language));
  return (row: SeriesRequest): BusinessCalendar => {
    const calendar = calendars.get(currencyOf(row));
    if (!calendar) throw new Error(`The calendar of ${row.ref_no} was not read`);
    return calendar;
  };
}

export const listRecurringPayments: Handlers<Context>['listRecurringPayments'] = async ({ body }, context) => {
  const { db, who, language } = context;
  const viewer = personIn(await loadCompany(db, who), who.userId);
  const query = db
    .selectFrom('recurring_series as s')
    .innerJoin('requests as r', (join) =>
      join.onRef('r.company_id', '=', 's.company_id').onRef('r.task_id', '=', 's.task_id'),
    )
    .select('r.task_id')
    .where('s.company_id', '=', who.companyId)
    .where(sql<boolean>`(${isVisible(viewer)} and ${filtered(body.filter ?? {})})`);
  const { rows, page } = await readPage(query, orderOf(body.sort), body.page, await countRows(query));
  const taskIds = rows.map(({ task_id: taskId }) => taskId);
  const series = await findSeries(db, who.companyId, taskIds);
  const counts = await countOccurrences(db, who.companyId, taskIds);
  const found = (await findRequests(db, who.companyId, taskIds)).filter(isSeriesRow);
  const calendarOf = await readCalendarsOf(db, found, language);
  const items = found.flatMap((row) => {
    const own = series.get(row.task_id);
    return own
      ? [seriesOnWire({ row, series: own, counts: counts.get(row.task_id), viewer, calendar: calendarOf(row) })]
      : [];
  });
  return { items, page };
};
