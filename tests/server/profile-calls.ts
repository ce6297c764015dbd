// What the stories of user profiles share: the calls of administrators on a profile.
import { expect } from 'vitest';
import type { AdminTaskReceipt, UserProfileDetail } from '../../generated/types.ts';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { adminCalls } from './admin-calls.ts';
import type { TestBank } from './bank.ts';
import { draft } from './profile-draft.ts';
import { user } from './request-bank.ts';

export function profileCalls(bank: () => TestBank) {
  const calls = adminCalls(bank);
  const { by, read, submitted, approved } = calls;
  const work = () => runDueJobs(bank().services);
  const detailOf = (id: string) => read<UserProfileDetail>('getUserProfileDetail', { userId: user(id) });
  /** Asks for an action on a user; the answer may be a refusal. */
  const change = async (operation: string, id: string) => {
    const { revision } = await detailOf(id);
    return by(operation, { userId: user(id), revision, reason: 'Uji' });
  };
  return {
    ...calls,
    work,
    detailOf,
    change,
    async created(id: string, changes: object = {}) {
      await approved(await submitted('createUserProfile', { userProfile: draft(id, changes) }));
      await work();
    },
    /** Asks for an action on a user and approves it. */
    async done(operation: string, id: string) {
      const answer = await change(operation, id);
      expect(answer).toMatchObject({ code: '00' });
      return approved(answer.output as AdminTaskReceipt);
    },
  };
}
