// Publishes events about a changed request. They are stored in the transaction of the change and sent when it commits.
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { NotificationEvent } from '../../generated/types.ts';
import type { AuditHead } from '../db/audit-head.ts';
import { publish, publishAll, type Audience } from '../events/publish.ts';
import { actingUserOf, type Actor } from './actor.ts';
import type { Company } from './load.ts';
import type { CompanyPerson } from './company-people.ts';
import { loadPeople } from './people.ts';
import type { RequestRow } from './store.ts';
import { mayOpen } from './visible.ts';

const concerns = (row: RequestRow, before: readonly string[]) => {
  const groups = new Set([...before, ...row.waiting_groups]);
  return ({ personId, groupIds }: CompanyPerson) =>
    row.maker_ids.includes(personId) || groupIds.some((group) => groups.has(group));
};

/** The people who may open the request. */
const hearersOf = (row: RequestRow, people: readonly CompanyPerson[]): Audience => ({
  companyId: row.company_id,
  userIds: people.filter((person) => mayOpen(row, person)).map(({ personId }) => personId),
});

const transactionChanged = ({ now }: Actor, row: RequestRow): NotificationEvent => ({
  type: 'transaction-changed',
  at: wireInstant(now.getTime()),
  menuAccess: row.menu_access,
  refNo: row.ref_no,
  status: row.status,
});

export async function announceTransaction(actor: Actor, row: RequestRow): Promise<void> {
  const hearers = hearersOf(row, await loadPeople(actor.db, row.company_id));
  await publish(actor.db, hearers, transactionChanged(actor, row));
}

const requestChanged = (actor: Actor, row: RequestRow): NotificationEvent => ({
  type: 'request-changed',
  at: wireInstant(actor.now.getTime()),
  menuAccess: row.menu_access,
  taskId: row.task_id,
  refNo: row.ref_no,
  revision: row.revision,
  status: row.status,
  actor: actingUserOf(actor),
});

/**
 * Publishes the change to the people who may open the request, and new counts to those whose queue it changes.
 * Returns the head of the company's audit trail, which stays locked until the commit, so call it late.
 */
export async function announceChange(
  actor: Actor,
  row: RequestRow,
  { people }: Company,
  groupsBefore: readonly string[],
): Promise<AuditHead> {
  const { userIds = [] } = hearersOf(row, people);
  const concerned = people.filter(concerns(row, groupsBefore)).map(({ personId }) => personId);
  return publishAll(actor.db, row.company_id, [
    { userIds, event: requestChanged(actor, row) },
    { userIds, event: transactionChanged(actor, row) },
    { userIds: concerned, event: { type: 'todo-counts', at: wireInstant(actor.now.getTime()) } },
  ]);
}
