// Administrators unlock a token by a task; the rules here are those of every administration task.
import { expect, test, vi } from 'vitest';
import type { AdminDecisionPreview, AdminTaskReceipt, Language, NoticeTopic } from '../../generated/types.ts';
import { Refusal } from '../../server/refusal.ts';
import { tokenUnlock } from '../../server/users/token-unlock.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, decideUnsigned, sign, submit, user } from './request-bank.ts';
import {
  approveTask,
  decideTask,
  listTasks,
  lockedAndAsked,
  lockToken,
  readTask,
  requestUnlock,
  requestUnlockOf,
  serialNumberOf,
  signTasks,
  targetOf,
  tokenOf,
} from './task-bank.ts';

onBothDatabases('tasks of administration', addRequestBank, (bank) => {
  const db = () => bank().services.db;
  const eventsOn = async (subject: string) => {
    const query = db().selectFrom('audit_events').select('event_type').where('subject', '=', subject);
    return (await query.orderBy('number').execute()).map(({ event_type: type }) => type);
  };
  const inboxOf = async (id: string) => {
    const query = db().selectFrom('inbox_messages').select(['subject_en', 'target']).where('user_id', '=', user(id));
    return query.orderBy('received_at', 'desc').orderBy('subject_en').execute();
  };

  test('three wrong responses lock a token, an administrator approves its unlocking, and it signs again', async () => {
    const task = await lockedAndAsked(bank(), 'APPROVER01');
    expect(await requestUnlock(bank(), 'APPROVER01')).toMatchObject({ code: 'CA-10' });
    const { items, counts } = await listTasks(bank(), 'SYSADMIN03', 'listAdminTasksToApprove');
    expect(items).toMatchObject([
      { taskId: task.taskId, recordKind: 'user-profile', action: 'unlock-token', status: 'To Approve', flags: [] },
    ]);
    expect(counts).toEqual([{ status: 'To Approve', count: 1 }]);
    const approved = await approveTask(bank(), 'SYSADMIN03', task);
    expect(approved).toMatchObject({ code: '00', output: { status: 'Successful', notices: [] } });
    expect(await tokenOf(bank(), 'APPROVER01')).toMatchObject({ status: 'Active', wrong_responses: 0 });
    const receipt = await submit(bank());
    await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    const { challengeId, response } = await sign(bank(), 'APPROVER01', 'approve', [receipt]);
    const verified = await ask(bank(), 'verifyChallenge', {
      user: user('APPROVER01'),
      body: { challengeId, response },
    });
    expect(verified.code).toBe('00');
    expect(await eventsOn(task.refNo)).toEqual(['task-created', 'task-approved']);
    expect(await eventsOn(serialNumberOf('APPROVER01'))).toContain('token-unlocked');
    const subjects = (await inboxOf('APPROVER01')).map(({ subject_en: subject }) => subject);
    expect(subjects).toContain('Your token works again');
    expect(subjects).toContain(`${task.refNo} was approved and has taken effect`);
    expect((await inboxOf('SYSADMIN03'))[0]).toMatchObject({ target: { kind: 'task', taskId: task.taskId } });
    const late = await decideTask(bank(), 'SYSADMIN01', 'rejectAdminTask', task);
    expect(late).toMatchObject({ status: 409, code: '78', body: { parameters: { actor: 'Fajar Nugroho' } } });
  });

  test('approvers of a task and its maker are mailed about it, if they wish, in their language', async () => {
    const wish = (id: string, email_notices: NoticeTopic[], language: Language) =>
      db().updateTable('user_details').set({ email_notices, language }).where('user_id', '=', user(id)).execute();
    await wish('SYSADMIN01', [], 'EN');
    await wish('SYSADMIN03', ['task-waiting'], 'ID');
    const task = await lockedAndAsked(bank(), 'RELEASER01');
    const mails = await db()
      .selectFrom('mails')
      .select(['recipient', 'subject', 'body'])
      .where('subject', 'like', `${task.refNo}%`)
      .execute();
    expect(mails).toMatchObject([
      { recipient: 'fajar.nugroho@nusantara.co.id', subject: `${task.refNo} menunggu persetujuan Anda` },
    ]);
    expect(mails[0]?.body).toMatch(/^Yth\. Fajar Nugroho,\n\nDewi Lestari mengajukan perubahan/);
    await wish('RELEASER01', ['request-finished'], 'EN');
    expect((await approveTask(bank(), 'SYSADMIN03', task)).code).toBe('00');
    const ended = await db()
      .selectFrom('mails')
      .select(['recipient', 'subject', 'body'])
      .where('subject', 'like', `${task.refNo} was%`)
      .execute();
    expect(ended).toMatchObject([
      { recipient: 'dewi.lestari@nusantara.co.id', subject: `${task.refNo} was approved and has taken effect` },
    ]);
    expect(ended[0]?.body).toContain('Approved by Fajar Nugroho.');
  });

  test('a rejection has a reason, which its maker, the history and the audit trail get', async () => {
    await lockToken(bank(), 'MAKER01');
    const task = (await requestUnlockOf(bank(), 'MAKER01', 'SYSADMIN02')).output as AdminTaskReceipt;
    const { taskId } = task;
    const without = await ask(bank(), 'rejectAdminTask', { user: user('SYSADMIN03'), body: { taskId, revision: 1 } });
    expect(without).toMatchObject({ status: 400, body: { errors: [{ field: 'reason' }] } });
    const reason = 'Perangkatnya hilang';
    expect((await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', task, reason)).code).toBe('00');
    expect((await readTask(bank(), 'SYSADMIN02', task)).task.reasonMessage).toBe(reason);
    const { details } = await db()
      .selectFrom('audit_events')
      .select('details')
      .where('subject', '=', task.refNo)
      .where('event_type', '=', 'task-rejected')
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ reason });
    const news = await db()
      .selectFrom('inbox_messages')
      .selectAll()
      .where('user_id', '=', user('SYSADMIN02'))
      .execute();
    expect(JSON.stringify(news)).toContain(reason);
  });

  test('a change that a rule refuses by now is not approved: nothing is signed and the task still waits', async () => {
    const task = await lockedAndAsked(bank(), 'APPROVER02');
    const signature = await signTasks(bank(), 'SYSADMIN01', [task]);
    const device = db().updateTable('token_devices').where('user_id', '=', user('APPROVER02'));
    await device.set({ status: 'Active', wrong_responses: 0 }).execute();
    const preview = await outputOf<AdminDecisionPreview>(bank(), 'previewAdminDecision', {
      user: user('SYSADMIN01'),
      body: { decision: 'approve', items: [targetOf(task)] },
    });
    expect(preview).toMatchObject({ ready: 0, items: [{ code: 'CA-11', statusAfter: 'To Approve' }] });
    const body = { ...targetOf(task), signature };
    const approve = () => ask(bank(), 'approveAdminTask', { user: user('SYSADMIN01'), body });
    expect(await approve()).toMatchObject({ status: 409, code: 'CA-11' });
    await device.set({ status: 'Locked', wrong_responses: 3 }).execute();
    expect(await approve()).toMatchObject({ code: '00', output: { status: 'Successful', failureCode: null } });
  });

  test('an approved change that cannot be carried out fails, is returned, and can be cancelled by an administrator', async () => {
    const task = await lockedAndAsked(bank(), 'APPROVER02');
    vi.spyOn(tokenUnlock, 'carryOut').mockRejectedValueOnce(new Refusal('CA-11'));
    const approved = await approveTask(bank(), 'SYSADMIN01', task);
    expect(approved).toMatchObject({
      code: '00',
      output: { status: 'Failed', failureCode: 'CA-11', notices: [{ code: 'CA-11' }] },
    });
    expect(await readTask(bank(), 'SYSADMIN03', task)).toMatchObject({
      failure: { code: 'CA-11' },
      task: { flags: ['failed'], rights: [{ decision: 'return-to-maker', allowed: true }] },
    });
    const returned = await decideTask(bank(), 'SYSADMIN03', 'returnFailedAdminTask', task, 'Token sudah aktif');
    expect(returned).toMatchObject({ code: '00', output: { status: 'To Repair' } });
    expect((await decideTask(bank(), 'SYSADMIN02', 'cancelAdminTask', task)).output).toMatchObject({
      status: 'Cancelled',
    });
    expect(await eventsOn(task.refNo)).toEqual([
      'task-created',
      'task-approved',
      'task-failed',
      'task-sent-to-repair',
      'task-cancelled',
    ]);
    expect((await decideTask(bank(), 'SYSADMIN02', 'cancelAdminTask', task)).code).toBe('83');
    const device = db().updateTable('token_devices').where('user_id', '=', user('APPROVER02'));
    await device.set({ status: 'Active', wrong_responses: 0 }).execute();
  });
});
