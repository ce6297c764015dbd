import { sql } from 'kysely';
import type { TodoCounts } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { inQueue, type Asker, type Queue } from './queues.ts';

const counted = (queue: Queue, asker: Asker, now: Date) =>
  sql<number>`count(*) filter (where ${inQueue(queue, asker, now)})::integer`;

/** All the numbers on the tiles in one look at what is on its way. */
export async function countQueues(db: Database, companyId: string, asker: Asker, now: Date): Promise<TodoCounts> {
  return db
    .selectFrom('requests as r')
    .select([
      counted('repair', asker, now).as('countDataToRepair'),
      counted('verify', asker, now).as('countDataToVerify'),
      counted('approve', asker, now).as('countDataToApprove'),
      counted('release', asker, now).as('countDataToRelease'),
      counted('exceptional-approver', asker, now).as('countDataExceptionalApprover'),
      counted('exceptional-releaser', asker, now).as('countDataExceptionalRelease'),
    ])
    .where('r.company_id', '=', companyId)
    .where('r.tab', 'in', ['repair', 'pending'])
    .executeTakeFirstOrThrow();
}
