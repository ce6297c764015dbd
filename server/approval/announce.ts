// Tells the screens that something changed; the event is stored with the change and sent when it commits.
import { wireInstant } from '../../domain/jakarta-time.ts';
import type { NotificationEvent } from '../../generated/types.ts';
import type { AuditEnd } from '../db/audit-end.ts';
import { publish, publishAll, type Audience } from '../events/publish.ts';
import { actorOf, type Acting } from './acting.ts';
import type { Company } from './load.ts';
import { loadPeople, type CompanyPerson } from './people.ts';
import type { RequestRow } from './store.ts';
import { mayOpen } from './visible.ts';

const concerns = (row: RequestRow, before: readonly string[]) => {
  const groups = new Set([...before, ...row.waiting_groups]);
  return ({ personId, groupIds }: CompanyPerson) =>
    row.maker_ids.includes(personId) || groupIds.some((group) => groups.has(group));
};

/** Whoever could open it hears of it. */
const hearersOf = (row: RequestRow, people: readonly CompanyPerson[]): Audience => ({
  companyId: row.company_id,
  userIds: people.filter((person) => mayOpen(row, person)).map(({ personId }) => personId),
});

const transactionChanged = ({ now }: Acting, row: RequestRow): NotificationEvent => ({
  type: 'transaction-changed',
  at: wireInstant(now.getTime()),
  menuAccess: row.menu_access,
  refNo: row.ref_no,
  status: row.status,
});

export async function announceTransaction(acting: Acting, row: RequestRow): Promise<void> {
  const hearers = hearersOf(row, await loadPeople(acting.db, row.company_id));
  await publish(acting.db, hearers, transactionChanged(acting, row));
}

const requestChanged = (acting: Acting, row: RequestRow): NotificationEvent => ({
  type: 'request-changed',
  at: wireInstant(acting.now.getTime()),
  menuAccess: row.menu_access,
  taskId: row.task_id,
  refNo: row.ref_no,
  revision: row.revision,
  status: row.status,
  actor: actorOf(acting),
});

/** Everybody whose queue the change touches hears that there are new numbers. */
export async function announceChange(
  acting: Acting,
  row: RequestRow,
  { people }: Company,
  groupsBefore: readonly string[],
): Promise<AuditEnd> {
  const { userIds = [] } = hearersOf(row, people);
  const concerned = people.filter(concerns(row, groupsBefore)).map(({ personId }) => personId);
  return publishAll(acting.db, row.company_id, [
    { userIds, event: requestChanged(acting, row) },
    { userIds, event: transactionChanged(acting, row) },
    { userIds: concerned, event: { type: 'todo-counts', at: wireInstant(acting.now.getTime()) } },
  ]);
}
