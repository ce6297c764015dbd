import type { Who } from '../context.ts';
import type { Database } from '../db/database.ts';
import { userIdsOfPerson } from './people.ts';
import type { TaskAsker } from './rules.ts';

export const askerOf = ({ userId, roles, flags, isSingleAccess }: Who, ownIds: readonly string[]): TaskAsker => ({
  userId,
  ownIds,
  roles,
  isSingleAccess,
  seesWorkOfOthers: flags.includes('commonVisibility'),
});

export const whoLooks = async (db: Database, who: Who): Promise<TaskAsker> =>
  askerOf(who, await userIdsOfPerson(db, who.companyId, who.userId));
