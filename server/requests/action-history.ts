// The caller's own decisions, newest first, each with the content of its revision and the request's current status.
import { sql } from 'kysely';
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type {
  ActionHistoryItem,
  ActionHistoryList,
  CurrencyCode,
  CurrencySum,
  RequestListQuery,
  RequestSort,
  TransactionFilter,
} from '../../generated/types.ts';
import type { Context } from '../context.ts';
import type { Reading } from './lists.ts';
import { countRows, readPage, type PageOrder } from '../lists/page.ts';
import { loadCompany, personIn } from '../approval/load.ts';
import { kindOf } from '../approval/payment-kind.ts';
import { readWaiting, shownTo, type Waiting } from '../execution/waiting-money.ts';
import { commonItem } from './list-item.ts';
import { checkDates, filtered, orderOf } from '../approval/filter.ts';
import { stepId } from '../approval/numbers.ts';

function ownDecisions({ db, who }: Reading, filter: TransactionFilter | undefined) {
  return db
    .selectFrom('request_decisions as d')
    .innerJoin('requests_as_made as r', (join) =>
      join
        .onRef('r.company_id', '=', 'd.company_id')
        .onRef('r.task_id', '=', 'd.task_id')
        .onRef('r.revision', '=', 'd.revision'),
    )
    .innerJoin('request_steps as s', (join) =>
      join
        .onRef('s.company_id', '=', 'd.company_id')
        .onRef('s.task_id', '=', 'd.task_id')
        .onRef('s.step_no', '=', 'd.step_no'),
    )
    .where('d.company_id', '=', who.companyId)
    .where('d.actor_id', '=', who.userId)
    .where(filtered(filter));
}

async function sums(context: Reading, filter: TransactionFilter | undefined): Promise<CurrencySum[]> {
  const rows = await ownDecisions(context, filter)
    .select(['r.currency', sql<number>`count(*)::integer`.as('count'), sql<string>`sum(r.amount)::text`.as('total')])
    .where('r.currency', 'is not', null)
    .groupBy('r.currency')
    .orderBy('r.currency')
    .execute();
  return rows.map(({ currency, count, total }) => ({
    count,
    total: { value: total, currency: currency as CurrencyCode },
  }));
}

const decided = { by: sql`d.decided_at`, key: sql`d.step_no`, name: 'date' } as const;

/** Sorting by date uses the date of the decision. */
function decisionOrder(sort: RequestSort = { field: 'date', direction: 'desc' }): PageOrder {
  if (sort.field === 'date') return { ...decided, direction: sort.direction };
  return { ...orderOf(sort), tie: decided.by, key: decided.key };
}

export async function readActions(context: Reading, body: RequestListQuery): Promise<ActionHistoryList> {
  await checkDates(context, body.filter?.dateRange);
  const query = ownDecisions(context, body.filter);
  const total = await countRows(query.select('d.step_no'));
  const order = decisionOrder(body.sort);
  const { rows, page } = await readPage(
    query
      .selectAll('r')
      .select(['d.step_no', 'd.kind', 'd.decided_at', 'd.reason as decision_reason'])
      .select('s.execution_date as decided_for'),
    order,
    body.page,
    total,
  );
  const waiting = await readWaiting(context, rows);
  const person = personIn(await loadCompany(context.db, context.who), context.who.userId);
  const waitsOf = (waits: Waiting | undefined) => waits && { waitsForMoney: shownTo(person, waits) };
  const items = rows.map((row): ActionHistoryItem => ({
    ...commonItem(row),
    idProcessStep: stepId(row.decided_at, row.step_no),
    decision: row.kind,
    actionDate: wireInstant(row.decided_at.getTime()),
    ...(row.decision_reason !== null && { reason: row.decision_reason }),
    executionDate: row.decided_for,
    taskId: row.task_id,
    fromAccount: row.account,
    recordCount: kindOf(context, row).countRecords(row.content),
    ...waitsOf(waiting.get(row.task_id)),
  }));
  return { items, page, sums: await sums(context, body.filter) };
}

export const listActionHistory: Handlers<Context>['listActionHistory'] = ({ body }, context) =>
  readActions(context, body);
