// The filter that lists of requests and transactions share.
import { sql, type RawBuilder } from 'kysely';
import { addDays } from '../../domain/calendar-date.ts';
import { instantOf, jakartaMoment } from '../../domain/jakarta-time.ts';
import type { DateRange, RequestSort, TransactionFilter } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { PageOrder } from '../lists/page.ts';
import { readNumber } from '../parameters.ts';
import { Refusal } from '../refusal.ts';

type Condition = RawBuilder<boolean>;

const anyOf = (column: string, values: readonly string[] | undefined): Condition[] =>
  values ? [sql<boolean>`${sql.ref(column)} = any(${[...values]}::text[])`] : [];

const startOf = (date: string) => new Date(instantOf({ date, time: '00:00' }));

function between(column: 'r.created_at' | 'r.decided_at', range: DateRange | undefined): Condition[] {
  if (!range) return [];
  return [
    sql<boolean>`${sql.ref(column)} >= ${startOf(range.from)} and ${sql.ref(column)} < ${startOf(addDays(range.to, 1))}`,
  ];
}

function onDays(range: DateRange | undefined): Condition[] {
  return range ? [sql<boolean>`r.transaction_date between ${range.from}::date and ${range.to}::date`] : [];
}

function amounts({ amountRange }: TransactionFilter): Condition[] {
  const { minimum, maximum } = amountRange ?? {};
  return [
    ...(minimum === undefined ? [] : [sql<boolean>`r.amount >= ${minimum}::numeric`]),
    ...(maximum === undefined ? [] : [sql<boolean>`r.amount <= ${maximum}::numeric`]),
  ];
}

function matching(search: string | undefined): Condition[] {
  if (search === undefined) return [];
  const pattern = `%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  // Only names use ilike: it is several times slower than like, and a search reads every row of the list.
  return [
    sql<boolean>`(r.ref_no like upper(${pattern}) or r.payee_name ilike ${pattern}
      or r.payee_account like any(array[${pattern}, upper(${pattern}), lower(${pattern})]))`,
  ];
}

export async function checkDates(
  { db, now }: Pick<Context, 'db' | 'now'>,
  range: DateRange | undefined,
): Promise<void> {
  if (!range) return;
  const field = 'filter.dateRange';
  if (range.from > range.to) throw new Refusal('198').at(field);
  const days = await readNumber(db, 'MAX_PAST_DATE_DAYS');
  const oldest = addDays(jakartaMoment(now.getTime()).date, -days);
  if (range.from < oldest) throw new Refusal('197', { days: String(days) }).at(field);
}

/** A condition for a query in which the table of requests has the alias r. */
export function filtered(filter: TransactionFilter = {}): Condition {
  const conditions = [
    ...between('r.created_at', filter.dateRange),
    ...onDays(filter.transactionDateRange),
    ...anyOf('r.menu_access', filter.transactionTypes),
    ...anyOf('r.service', filter.serviceTypes),
    ...anyOf('r.account_id', filter.accountIds),
    ...anyOf('r.currency', filter.currencies),
    ...anyOf('r.created_by', filter.createdBy),
    ...anyOf('r.status', filter.statuses),
    ...amounts(filter),
    ...matching(filter.search),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

const columns: Readonly<Record<RequestSort['field'], RawBuilder<unknown>>> = {
  customerName: sql`lower(r.payee_name)`,
  fullName: sql`lower(r.created_by_name)`,
  date: sql`r.execution_date`,
  createdAt: sql`r.created_at`,
  dueAt: sql`coalesce(r.due_at, 'infinity')`,
  amount: sql`coalesce(r.amount, 0)`,
};

const created = sql`r.created_at`;

export function orderOf({ field, direction }: RequestSort = { field: 'date', direction: 'desc' }): PageOrder {
  const tie = field === 'createdAt' ? {} : { tie: created };
  return { by: columns[field], ...tie, key: sql`r.task_id`, direction, name: field };
}
