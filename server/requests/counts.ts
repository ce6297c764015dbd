import { sql } from 'kysely';
import type { TodoCounts } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import type { QueueCounter } from '../events/fresh-counts.ts';
import { loadPeople } from '../approval/people.ts';
import { inQueue, type Viewer, type Queue } from '../approval/queues.ts';

const counted = (queue: Queue, viewer: Viewer, now: Date) =>
  sql`count(*) filter (where ${inQueue(queue, viewer, now)})::integer`;

const countsOf = (viewer: Viewer, now: Date) => sql<TodoCounts>`json_build_object(
  'countDataToRepair', ${counted('repair', viewer, now)},
  'countDataToVerify', ${counted('verify', viewer, now)},
  'countDataToApprove', ${counted('approve', viewer, now)},
  'countDataToRelease', ${counted('release', viewer, now)},
  'countDataExceptionalApprover', ${counted('exceptional-approver', viewer, now)},
  'countDataExceptionalRelease', ${counted('exceptional-releaser', viewer, now)})`;

/** json_build_array takes at most 100 arguments. */
const mostAtOnce = 50;

async function countTogether(db: Database, companyId: string, viewers: readonly Viewer[], now: Date) {
  const { counts } = await db
    .selectFrom('requests as r')
    .select(
      sql<TodoCounts[]>`json_build_array(${sql.join(viewers.map((viewer) => countsOf(viewer, now)))})`.as('counts'),
    )
    .where('r.company_id', '=', companyId)
    .where('r.tab', 'in', ['repair', 'pending'])
    .executeTakeFirstOrThrow();
  return counts;
}

/** The counts of several people, in their order, with one query for each 50 people. */
export async function countQueuesOfAll(
  db: Database,
  companyId: string,
  viewers: readonly Viewer[],
  now: Date,
): Promise<TodoCounts[]> {
  const counts: TodoCounts[] = [];
  for (let start = 0; start < viewers.length; start += mostAtOnce)
    counts.push(...(await countTogether(db, companyId, viewers.slice(start, start + mostAtOnce), now)));
  return counts;
}

export async function countQueues(db: Database, companyId: string, viewer: Viewer, now: Date): Promise<TodoCounts> {
  const [counts] = await countQueuesOfAll(db, companyId, [viewer], now);
  if (!counts) throw new Error('Whoever asks is counted for');
  return counts;
}

/** The counts for the people who receive the event todo-counts. */
export const countQueuesOf: QueueCounter = async ({ db, companyId, now }, userIds) => {
  if (userIds.length === 0) return new Map();
  const people = (await loadPeople(db, companyId)).filter(({ personId }) => userIds.includes(personId));
  const counts = await countQueuesOfAll(db, companyId, people, now);
  return new Map(people.map(({ personId }, index) => [personId, counts[index] as TodoCounts]));
};
