import type { Who } from '../context.ts';
import type { Database } from '../db/database.ts';
import { userIdsOfPerson } from './people.ts';
import type { TaskViewer } from './rules.ts';

export const viewerOf = ({ userId, roles, flags, isSingleAccess }: Who, ownIds: readonly string[]): TaskViewer => ({
  userId,
  ownIds,
  roles,
  isSingleAccess,
  seesWorkOfOthers: flags.includes('commonVisibility'),
});

export const loadViewer = async (db: Database, who: Who): Promise<TaskViewer> =>
  viewerOf(who, await userIdsOfPerson(db, who.companyId, who.userId));
