import type { AnyTaskKind } from './tasks/kind.ts';
import { userGroups } from './groups/user-group.ts';
import { tokenUnlock } from './users/token-unlock.ts';

export const taskKinds: readonly AnyTaskKind[] = [tokenUnlock, ...userGroups.taskKinds];
