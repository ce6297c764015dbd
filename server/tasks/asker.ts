import type { Who } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { TaskAsker } from './rules.ts';
import { userIdsOfPerson } from './store.ts';

export async function whoLooks(
  db: Database,
  { companyId, userId, roles, flags, isSingleAccess }: Who,
): Promise<TaskAsker> {
  const ownIds = await userIdsOfPerson(db, companyId, userId);
  return { userId, ownIds, roles, isSingleAccess, seesWorkOfOthers: flags.includes('commonVisibility') };
}
