// The queues: the requests that wait for the caller, each with the decisions that the caller may take.
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { DecisionKind, RequestList, RequestListItem, RequestListQuery } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { commonItem } from './list-item.ts';
import { countQueues } from './counts.ts';
import { exceptionalStateOf } from '../approval/exceptional-rights.ts';
import { checkDates } from '../approval/filter.ts';
import { flagsOf } from '../approval/flags.ts';
import { loadCompany, loadedWith, personIn, type Company, type ListedRequest } from '../approval/load.ts';
import type { CompanyPerson } from '../approval/company-people.ts';
import { readQueuePage } from './queue-page.ts';
import type { Queue } from '../approval/queues.ts';
import { rightsOf } from '../approval/rights.ts';

/** What reading a list needs, both for an answer and for an exported file. */
export type Reading = Pick<Context, 'db' | 'who' | 'now' | 'paymentKinds'>;

const leadsToRepair: readonly DecisionKind[] = ['repair', 'send-to-repair'];

function listItem(reading: Reading, one: ListedRequest, count: number, person: CompanyPerson): RequestListItem {
  const { row } = one;
  const exceptional = exceptionalStateOf(one, reading.now);
  const rights = rightsOf(one, person, exceptional);
  return {
    ...commonItem(row),
    taskId: row.task_id,
    fromAccount: row.account,
    recordCount: count,
    createdAt: wireInstant(row.created_at.getTime()),
    dueAt: row.due_at && wireInstant(row.due_at.getTime()),
    allowRepair: rights.some(({ decision, allowed }) => allowed && leadsToRepair.includes(decision)),
    flags: flagsOf(reading, one, exceptional),
    rights,
    ...(row.returned && row.tab === 'repair' && { returned: row.returned }),
    ...(exceptional && { exceptional }),
  };
}

export async function readQueue(context: Reading, queue: Queue, query: RequestListQuery): Promise<RequestList> {
  const { db, who, now } = context;
  await checkDates(context, query.filter?.dateRange);
  const company: Company = await loadCompany(db, who);
  const viewer = personIn(company, who.userId);
  const { companyId } = who;
  const { rows, page, total, sums } = await readQueuePage(db, { companyId, queue, viewer, now }, query);
  const items = rows.map((row) => listItem(context, loadedWith(company, row, row.decisions), row.record_count, viewer));
  return { items, page: { ...page, total }, sums };
}

type Lists = Handlers<Context>;

export const listRequestsToRepair: Lists['listRequestsToRepair'] = ({ body }, context) =>
  readQueue(context, 'repair', body);
export const listRequestsToVerify: Lists['listRequestsToVerify'] = ({ body }, context) =>
  readQueue(context, 'verify', body);
export const listRequestsToApprove: Lists['listRequestsToApprove'] = ({ body }, context) =>
  readQueue(context, 'approve', body);
export const listRequestsToRelease: Lists['listRequestsToRelease'] = ({ body }, context) =>
  readQueue(context, 'release', body);
export const listExceptionalApprovals: Lists['listExceptionalApprovals'] = ({ body }, context) =>
  readQueue(context, 'exceptional-approver', body);
export const listExceptionalReleases: Lists['listExceptionalReleases'] = ({ body }, context) =>
  readQueue(context, 'exceptional-releaser', body);

export const countRequests: Lists['countRequests'] = async (_, { db, who, now }) => {
  const person = personIn(await loadCompany(db, who), who.userId);
  return countQueues(db, who.companyId, person, now);
};
