// Blocking a user is a safety measure: it waits for no other change of the user, which goes on waiting.
import { expect, test } from 'vitest';
import type { AdminTaskReceipt, UserProfileDetail } from '../../generated/types.ts';
import { findPerson } from '../../server/people/people-store.ts';
import { mailLink } from '../../server/session/mailed-links.ts';
import { maskedJson } from './browser.ts';
import { linkIn } from './mailed-links.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { formOf } from './profile-draft.ts';
import { addRequestBank, user } from './request-bank.ts';
import { approveTask, decideTask } from './task-bank.ts';

onBothDatabases('blocking a user while another change waits', addRequestBank, (bank) => {
  const by = (operation: string, body: object) => ask(bank(), operation, { user: user('SYSADMIN01'), body });
  const detailOf = (id: string) =>
    outputOf<UserProfileDetail>(bank(), 'getUserProfileDetail', {
      user: user('SYSADMIN01'),
      body: { userId: user(id) },
    });
  const change = async (operation: string, id: string) => {
    const { revision } = await detailOf(id);
    return by(operation, { userId: user(id), revision, reason: 'Uji' });
  };
  async function approved(task: unknown): Promise<void> {
    const answer = await approveTask(bank(), 'SYSADMIN03', task as AdminTaskReceipt);
    expect(answer).toMatchObject({ code: '00', output: { status: 'Successful' } });
  }
  const edit = async (id: string, changed: object) =>
    (await by('editUserProfile', formOf(await detailOf(id), changed))).output as AdminTaskReceipt;

  test('leaves that change waiting: refused while the user is blocked, approved as it was signed after it', async () => {
    const waiting = await edit('MAKER02', { mobilePhoneNumber: '081385220177' });
    expect(await change('resetUserPassword', 'MAKER02')).toMatchObject({ status: 409, code: 'CA-10' });
    const block = (await change('blockUserProfile', 'MAKER02')).output as AdminTaskReceipt;
    const detail = await detailOf('MAKER02');
    expect(detail).toMatchObject({
      ongoingTask: { taskId: block.taskId, action: 'block' },
      otherTasks: [{ taskId: waiting.taskId, action: 'edit' }],
    });
    expect(detail.actions).toContainEqual({ action: 'block', allowed: false, code: 'CA-10' });
    await approved(block);
    const blocked = await detailOf('MAKER02');
    expect(blocked).toMatchObject({ status: 'Blocked', ongoingTask: { taskId: waiting.taskId } });
    expect(blocked).not.toHaveProperty('otherTasks');
    const { taskId, refNo, revision } = waiting;
    const asked = { user: user('SYSADMIN03'), body: { items: [{ taskId, refNo, revision }] } };
    expect(await ask(bank(), 'generateAdminChallenge', asked)).toMatchObject({ code: 'STATUS_NOT_ALLOWED' });
    await approved((await change('unblockUserProfile', 'MAKER02')).output);
    await approved(waiting);
    expect(await detailOf('MAKER02')).toMatchObject({ status: 'Active', mobilePhoneNumber: '081385220177' });
  });

  test('ends the links that were mailed before, also once the user is unblocked', async () => {
    const { services } = bank();
    const person = await findPerson(services.db, user('APPROVER02'));
    if (!person) throw new Error('APPROVER02 is missing');
    await mailLink({ ...services, now: services.clock.now() }, person, 'reset');
    const linkToken = await linkIn(bank(), person.email);
    await approved((await change('blockUserProfile', 'APPROVER02')).output);
    await approved((await change('unblockUserProfile', 'APPROVER02')).output);
    const passwords = await maskedJson(bank(), { newPassword: 'Rupiah2026!', confirmPassword: 'Rupiah2026!' });
    const used = await bank().ask('POST', '/api/user/auth/password/reset', { linkToken, passwords });
    expect(used.code).toBe('164');
  });

  test('is submitted once, and while it waits nothing else of the user is', async () => {
    const waiting = await edit('VERIFIER01', { mobilePhoneNumber: '081385220178' });
    const block = (await change('blockUserProfile', 'VERIFIER01')).output as AdminTaskReceipt;
    expect(await change('blockUserProfile', 'VERIFIER01')).toMatchObject({ status: 409, code: 'CA-10' });
    await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', waiting, 'Tidak perlu');
    expect(await change('resetUserPassword', 'VERIFIER01')).toMatchObject({ status: 409, code: 'CA-10' });
    expect(await change('blockUserProfile', 'VERIFIER01')).toMatchObject({ status: 409, code: 'CA-10' });
    await approved(block);
    expect(await detailOf('VERIFIER01')).toMatchObject({ status: 'Blocked', ongoingTask: null });
  });

  test('does not stop an inactivation that waits', async () => {
    const inactivation = (await change('inactivateUserProfile', 'INQUIRY01')).output;
    await approved((await change('blockUserProfile', 'INQUIRY01')).output);
    await approved(inactivation);
    expect(await detailOf('INQUIRY01')).toMatchObject({ status: 'Inactive' });
  });
});
