// The lists and counts of the transaction status, one list for each tab.
import { sql, type RawBuilder } from 'kysely';
import { addDays } from '../../domain/calendar-date.ts';
import { instantOf, jakartaMoment } from '../../domain/jakarta-time.ts';
import type { StatusTab } from '../../domain/transaction-status.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type {
  LabelCount,
  StatusLabel,
  TransactionCounts,
  TransactionFilter,
  TransactionListQuery,
  TransactionListStatus,
} from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readPage } from '../lists/page.ts';
import { readNumber } from '../parameters.ts';
import { checkDates, filtered, orderOf } from '../approval/filter.ts';
import { loadCompany, personIn } from '../approval/load.ts';
import type { CompanyPerson } from '../approval/company-people.ts';
import { isVisible } from '../approval/queues.ts';
import { findRequests } from '../approval/store.ts';
import { readWaiting, shownTo } from '../execution/waiting-money.ts';
import { tallyIn, tallyOf, type CountedCurrency } from '../approval/sums.ts';
import { transactionItem } from '../requests/list-item.ts';

export type Reading = Pick<Context, 'db' | 'who' | 'now' | 'paymentKinds' | 'language'>;

export async function loadViewerPerson({ db, who }: Pick<Context, 'db' | 'who'>): Promise<CompanyPerson> {
  return personIn(await loadCompany(db, who), who.userId);
}

/** Leaves out transactions older than the parameter allows, unless they are unfinished. */
async function recent({ db, who, now }: Reading): Promise<RawBuilder<boolean>> {
  const days = await readNumber(db, 'MAX_PAST_DATE_DAYS');
  const oldest = new Date(instantOf({ date: addDays(jakartaMoment(now.getTime()).date, -days), time: '00:00' }));
  const onItsWay = sql`('repair', 'pending', 'forward_dated')`;
  // The first condition repeats the second as one range of created_at, so that PostgreSQL can use the index.
  return sql<boolean>`(r.created_at >= least(${oldest}, (select min(o.created_at) from requests o
      where o.company_id = ${who.companyId} and o.tab in ${onItsWay}))
    and (r.created_at >= ${oldest} or r.tab in ${onItsWay}))`;
}

async function seen(context: Reading, viewer: CompanyPerson, filter: TransactionFilter | undefined) {
  await checkDates(context, filter?.dateRange);
  return sql<boolean>`(${isVisible(viewer)} and ${await recent(context)} and ${filtered(filter)})`;
}

const onTab = (status: TransactionListStatus) =>
  status === 'all' ? sql<boolean>`true` : sql<boolean>`r.tab = ${status}`;

type Transactions = Handlers<Context>;

type Listing = Pick<TransactionListQuery, 'status' | 'filter'>;

const listed = async (context: Reading, viewer: CompanyPerson, { status, filter }: Listing) =>
  sql<boolean>`(${onTab(status)} and ${await seen(context, viewer, filter)})`;

/** Returns one page. The caller passes the total, because counting reads every row of the list. */
export async function readTransactions(
  context: Reading,
  { sort, page: wanted, ...listing }: TransactionListQuery,
  total: number | null,
) {
  const { db, who } = context;
  const viewer = await loadViewerPerson(context);
  const condition = await listed(context, viewer, listing);
  // Reads only the ids of the page, from the index; findRequests() then reads the whole rows.
  const query = db.selectFrom('requests as r').select('r.task_id').where('r.company_id', '=', who.companyId);
  const { rows, page } = await readPage(query.where(condition), orderOf(sort), wanted, total);
  const found = await findRequests(
    db,
    who.companyId,
    rows.map(({ task_id: taskId }) => taskId),
  );
  const waiting = await readWaiting(context, found);
  const items = found.map((row) => {
    const waits = waiting.get(row.task_id);
    return transactionItem(context, row, viewer, waits && shownTo(viewer, waits));
  });
  return { items, page };
}

const tallyListed = async (context: Reading, listing: Listing) =>
  tallyOf(context.db, context.who.companyId, await listed(context, await loadViewerPerson(context), listing));

export const countListed = async (context: Reading, listing: Listing): Promise<number> =>
  (await tallyListed(context, listing)).total;

export const listTransactions: Transactions['listTransactions'] = async ({ body }, context) => {
  const { status, filter } = body;
  const { total, sums } = await tallyListed(context, { status, ...(filter && { filter }) });
  return { ...(await readTransactions(context, body, total)), sums };
};

interface Group extends CountedCurrency {
  readonly tab: StatusTab | null;
  readonly status: StatusLabel | null;
}

/** Counts in one query: returns a row for each tab, and a row for each status and currency. */
async function groups({ db, who }: Reading, condition: RawBuilder<boolean>): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select r.tab, r.status, r.currency, count(*)::integer as count, sum(r.amount)::text as total
    from requests r where r.company_id = ${who.companyId} and ${condition}
    group by grouping sets ((r.tab), (r.status, r.currency)) order by r.status, r.currency`.execute(db);
  return rows;
}

/** Counts by status, not by tab: one status may be on two tabs, such as waiting for money and waiting for its day. */
function labelsOf(all: readonly Group[]): LabelCount[] {
  const labels = new Set(all.flatMap(({ status }) => status ?? []));
  return [...labels].map((status) => {
    const { total, sums } = tallyIn(all.filter((group) => group.status === status));
    return { status, count: total, sums };
  });
}

export const countTransactions: Transactions['countTransactions'] = async ({ body }, context) => {
  const all = await groups(context, await seen(context, await loadViewerPerson(context), body.filter));
  const onTabOf = (tab: StatusTab) => all.find((group) => group.tab === tab)?.count ?? 0;
  const counts: TransactionCounts = {
    repair: onTabOf('repair'),
    pending: onTabOf('pending'),
    forward_dated: onTabOf('forward_dated'),
    successful: onTabOf('successful'),
    unsuccessful: onTabOf('unsuccessful'),
    all: tallyIn(all.filter(({ tab }) => tab !== null)).total,
    labels: labelsOf(all),
  };
  return counts;
};
