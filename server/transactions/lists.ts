// The tabs of the transaction status: what became of everything the person may see.
import { sql, type RawBuilder } from 'kysely';
import { addDays } from '../../domain/calendar-date.ts';
import { instantOf, jakartaMoment } from '../../domain/jakarta-time.ts';
import type { StatusTab } from '../../domain/transaction-status.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { LabelCount, TransactionCounts, TransactionFilter, TransactionListStatus } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { readPage } from '../lists/page.ts';
import { readNumber } from '../parameters.ts';
import { checkDates, filtered, orderOf } from '../requests/filter.ts';
import { personIn } from '../requests/load.ts';
import { loadPeople, type CompanyPerson } from '../requests/people.ts';
import { isVisible } from '../requests/queues.ts';
import { countOf, sumsOf } from '../requests/sums.ts';
import { transactionItem } from './list-item.ts';

export async function whoAsks({ db, who }: Context): Promise<CompanyPerson> {
  return personIn({ people: await loadPeople(db, who.companyId) }, who.userId);
}

/** Looking back ends where the parameter says, unless something is still on its way. */
async function recent({ db, now }: Context): Promise<RawBuilder<boolean>> {
  const days = await readNumber(db, 'MAX_PAST_DATE_DAYS');
  const oldest = new Date(instantOf({ date: addDays(jakartaMoment(now.getTime()).date, -days), time: '00:00' }));
  return sql<boolean>`(r.created_at >= ${oldest} or r.tab in ('repair', 'pending', 'forward_dated'))`;
}

async function seen(context: Context, asker: CompanyPerson, filter: TransactionFilter | undefined) {
  await checkDates(context, filter?.dateRange);
  return sql<boolean>`(${isVisible(asker)} and ${await recent(context)} and ${filtered(filter)})`;
}

const onTab = (status: TransactionListStatus) =>
  status === 'all' ? sql<boolean>`true` : sql<boolean>`r.tab = ${status}`;

type Transactions = Handlers<Context>;

export const listTransactions: Transactions['listTransactions'] = async ({ body }, context) => {
  const { db, who } = context;
  const asker = await whoAsks(context);
  const condition = sql<boolean>`(${onTab(body.status)} and ${await seen(context, asker, body.filter)})`;
  const total = await countOf(db, who.companyId, condition);
  const query = db.selectFrom('requests as r').selectAll('r').where('r.company_id', '=', who.companyId);
  const { rows, page } = await readPage(query.where(condition), orderOf(body.sort), body.page, total);
  const items = rows.map((row) => transactionItem(row, asker));
  return { items, page, sums: await sumsOf(db, who.companyId, condition) };
};

async function groups({ db, who }: Context, condition: RawBuilder<boolean>) {
  return db
    .selectFrom('requests as r')
    .select(['r.tab', 'r.status', sql<number>`count(*)::integer`.as('count')])
    .where('r.company_id', '=', who.companyId)
    .where(condition)
    .groupBy(['r.tab', 'r.status'])
    .orderBy('r.status')
    .execute();
}

type Group = Awaited<ReturnType<typeof groups>>[number];

const countIn = (all: readonly Group[]) => all.reduce((total, { count }) => total + count, 0);

/** The same label may stand on two tabs: waiting for money, and waiting for the day. */
async function labelsOf(
  context: Context,
  condition: RawBuilder<boolean>,
  all: readonly Group[],
): Promise<LabelCount[]> {
  const labels: LabelCount[] = [];
  for (const status of new Set(all.map((group) => group.status))) {
    const ofLabel = sql<boolean>`(r.status = ${status} and ${condition})`;
    const count = countIn(all.filter((group) => group.status === status));
    labels.push({ status, count, sums: await sumsOf(context.db, context.who.companyId, ofLabel) });
  }
  return labels;
}

export const countTransactions: Transactions['countTransactions'] = async ({ body }, context) => {
  const condition = await seen(context, await whoAsks(context), body.filter);
  const all = await groups(context, condition);
  const onTabOf = (tab: StatusTab) => countIn(all.filter((group) => group.tab === tab));
  const counts: TransactionCounts = {
    repair: onTabOf('repair'),
    pending: onTabOf('pending'),
    forward_dated: onTabOf('forward_dated'),
    successful: onTabOf('successful'),
    unsuccessful: onTabOf('unsuccessful'),
    all: countIn(all),
    labels: await labelsOf(context, condition, all),
  };
  return counts;
};
