import type { AnyTaskKind } from './tasks/kind.ts';
import { tokenUnlock } from './users/token-unlock.ts';

export const taskKinds: readonly AnyTaskKind[] = [tokenUnlock];
