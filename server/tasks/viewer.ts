import type { Actor } from '../approval/actor.ts';
import { approverIdsOf, userIdsOfPerson } from './people.ts';
import type { TaskViewer } from './rules.ts';

type Known = Pick<TaskViewer, 'ownIds' | 'approverIds'>;

type Viewing = Pick<Actor, 'who' | 'now'>;

export const viewerOf = (
  { who: { userId, roles, flags, isSingleAccess }, now }: Viewing,
  { ownIds, approverIds }: Known,
): TaskViewer => ({
  now,
  userId,
  ownIds,
  approverIds,
  roles,
  isSingleAccess,
  seesWorkOfOthers: flags.includes('commonVisibility'),
});

export const loadViewer = async ({ db, who, now }: Viewing & Pick<Actor, 'db'>): Promise<TaskViewer> =>
  viewerOf(
    { who, now },
    {
      ownIds: await userIdsOfPerson(db, who.companyId, who.userId),
      approverIds: await approverIdsOf(db, who.companyId),
    },
  );
