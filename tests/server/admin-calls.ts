// What the stories of administration share: one administrator submits a change, SYSADMIN03 approves it.
import { expect } from 'vitest';
import type { AdminTaskDetail, AdminTaskReceipt, ChangeImpact } from '../../generated/types.ts';
import type { TestBank } from './bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { user } from './request-bank.ts';
import { approveTask } from './task-bank.ts';

export interface Listed<Item> {
  readonly items: readonly Item[];
  readonly page: { readonly nextCursor: string | null; readonly total: number | null };
}

/** Without another user ID, the calls are those of the maker. */
export function adminCalls(bank: () => TestBank, maker = 'SYSADMIN01') {
  const by = (operation: string, body: object, id = maker) => ask(bank(), operation, { user: user(id), body });
  const read = <Output>(operation: string, body: object, id = maker) =>
    outputOf<Output>(bank(), operation, { user: user(id), body });
  return {
    by,
    read,
    /** Submits a change; fails if it is refused. */
    async submitted(operation: string, body: object, id?: string) {
      const answer = await by(operation, body, id);
      expect(answer).toMatchObject({ code: '00' });
      return answer.output as AdminTaskReceipt;
    },
    /** Approves a task; fails if its change is not carried out. */
    async approved(task: AdminTaskReceipt) {
      const answer = await approveTask(bank(), 'SYSADMIN03', task);
      expect(answer).toMatchObject({ code: '00', output: { status: 'Successful' } });
      return answer.output as { readonly notices: ChangeImpact['notices'] };
    },
    taskOf: ({ taskId }: AdminTaskReceipt) => read<AdminTaskDetail>('getAdminTask', { taskId }, 'SYSADMIN03'),
  };
}
