// Every kind of change that can be approved. A domain of administration adds its own here.
import { tokenUnlock } from '../users/token-unlock.ts';
import type { TaskKind } from './kind.ts';
import type { TaskRow } from './store.ts';

type AnyKind = Omit<TaskKind, 'submitted'>;

const kinds: readonly AnyKind[] = [tokenUnlock];

export function kindOf({ record_kind: recordKind, action }: Pick<TaskRow, 'record_kind' | 'action'>): AnyKind {
  const found = kinds.find((kind) => kind.recordKind === recordKind && kind.action === action);
  if (!found) throw new Error(`No task can ${action} a ${recordKind}`);
  return found;
}
