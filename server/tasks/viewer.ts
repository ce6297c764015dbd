import type { Who } from '../context.ts';
import type { Database } from '../db/database.ts';
import { approverIdsOf, userIdsOfPerson } from './people.ts';
import type { TaskViewer } from './rules.ts';

type Known = Pick<TaskViewer, 'ownIds' | 'approverIds'>;

export const viewerOf = (
  { userId, roles, flags, isSingleAccess }: Who,
  { ownIds, approverIds }: Known,
): TaskViewer => ({
  userId,
  ownIds,
  approverIds,
  roles,
  isSingleAccess,
  seesWorkOfOthers: flags.includes('commonVisibility'),
});

export const loadViewer = async (db: Database, who: Who): Promise<TaskViewer> =>
  viewerOf(who, {
    ownIds: await userIdsOfPerson(db, who.companyId, who.userId),
    approverIds: await approverIdsOf(db, who.companyId),
  });
