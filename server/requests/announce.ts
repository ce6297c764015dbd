// Tells the screens that something changed; the event is stored with the change and sent when it commits.
import { wireInstant } from '../../domain/jakarta-time.ts';
import { publish } from '../events/publish.ts';
import { actorOf, type Acting } from './acting.ts';
import { countQueues } from './counts.ts';
import type { Company } from './load.ts';
import type { CompanyPerson } from './people.ts';
import type { RequestRow } from './store.ts';

const concerns = (row: RequestRow, before: readonly string[]) => {
  const groups = new Set([...before, ...row.waiting_groups]);
  return ({ personId, groupIds }: CompanyPerson) =>
    row.maker_ids.includes(personId) || groupIds.some((group) => groups.has(group));
};

export async function announceTransaction({ db, now }: Acting, row: RequestRow): Promise<void> {
  await publish(
    db,
    { companyId: row.company_id },
    {
      type: 'transaction-changed',
      at: wireInstant(now.getTime()),
      menuAccess: row.menu_access,
      refNo: row.ref_no,
      status: row.status,
    },
  );
}

async function announceRequest(acting: Acting, row: RequestRow): Promise<void> {
  await publish(
    acting.db,
    { companyId: row.company_id },
    {
      type: 'request-changed',
      at: wireInstant(acting.now.getTime()),
      menuAccess: row.menu_access,
      taskId: row.task_id,
      refNo: row.ref_no,
      revision: row.revision,
      status: row.status,
      actor: actorOf(acting),
    },
  );
}

/** Everybody whose queue the change touches gets their new numbers. */
export async function announceChange(
  acting: Acting,
  row: RequestRow,
  { people }: Company,
  groupsBefore: readonly string[],
): Promise<void> {
  const at = wireInstant(acting.now.getTime());
  await announceRequest(acting, row);
  await announceTransaction(acting, row);
  for (const person of people.filter(concerns(row, groupsBefore))) {
    const counts = await countQueues(acting.db, row.company_id, person, acting.now);
    await publish(
      acting.db,
      { companyId: row.company_id, userId: person.personId },
      { type: 'todo-counts', at, counts },
    );
  }
}
