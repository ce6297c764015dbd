// Administrators unlock a token by a task; the rules here are those of every administration task.
import { expect, test, vi } from 'vitest';
import type {
  ActedTaskDetail,
  AdminDecisionPreview,
  AdminTaskCounts,
  AdminTaskDetail,
  AdminTaskHistory,
  AdminTaskList,
  AdminTaskReceipt,
  Language,
  NoticeTopic,
} from '../../generated/types.ts';
import { Refusal } from '../../server/refusal.ts';
import { tokenUnlock } from '../../server/users/token-unlock.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, decideUnsigned, sign, submit, user } from './request-bank.ts';
import {
  approveTask,
  decideTask,
  lockedAndAsked,
  lockToken,
  requestUnlock,
  serialNumberOf,
  signTasks,
  targetOf,
  tokenOf,
} from './task-bank.ts';

onBothDatabases('tasks of administration', addRequestBank, (bank) => {
  const { db } = { db: () => bank().services.db };
  const setUser = (id: string, change: { status?: 'active' | 'blocked'; flags?: string[] }) =>
    db().updateTable('users').set(change).where('user_id', '=', user(id)).execute();
  const detailOf = (id: string, { taskId }: AdminTaskReceipt, revision?: number) =>
    outputOf<AdminTaskDetail>(bank(), 'getAdminTask', {
      user: user(id),
      body: { taskId, ...(revision && { revision }) },
    });
  const listOf = (id: string, operation: string, body: object = {}) =>
    outputOf<AdminTaskList>(bank(), operation, { user: user(id), body });
  const waitingFor = async (id: string) => {
    const counts = await outputOf<AdminTaskCounts>(bank(), 'countAdminTasks', { user: user(id) });
    const { items } = await listOf(id, 'listAdminTasksToApprove');
    return [counts.countDataToApprove, items.map(({ taskId }) => taskId)];
  };
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
    const { items, counts } = await listOf('SYSADMIN03', 'listAdminTasksToApprove');
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

  test('no user decides on their own task, and a second user ID of the same person counts as that person', async () => {
    expect(await lockToken(bank(), 'MAKER02')).toEqual(['170', '170', '163']);
    const details = db().selectFrom('user_details').select('revision').where('user_id', '=', user('MAKER02'));
    const { revision } = await details.executeTakeFirstOrThrow();
    const body = { userId: user('MAKER02'), revision, reason: 'Lupa urutan tombol' };
    const asked = await ask(bank(), 'unlockUserToken', { user: user('SYSADMIN01'), body });
    const task = asked.output as AdminTaskReceipt;
    expect(asked).toMatchObject({ code: '00', output: { status: 'Pending Approval' } });
    const { task: own } = await detailOf('SYSADMIN01', task);
    expect(own).toMatchObject({ status: 'Pending Approval' });
    expect(own.rights.map(({ decision, code }) => [decision, code])).toEqual([
      ['approve', 'APPROVAL_OWN_WORK'],
      ['reject', 'APPROVAL_OWN_WORK'],
      ['send-to-repair', 'APPROVAL_OWN_WORK'],
      ['cancel', null],
    ]);
    expect((await decideTask(bank(), 'SYSADMIN01', 'rejectAdminTask', task)).code).toBe('APPROVAL_OWN_WORK');
    expect(await waitingFor('SYSADMIN01')).toEqual([0, []]);
    expect(await waitingFor('SYSADMIN03')).toEqual([1, [task.taskId]]);
    const documentOf = (id: string) =>
      db()
        .selectFrom('user_details')
        .select('identity_number')
        .where('user_id', '=', user(id))
        .executeTakeFirstOrThrow();
    const setDocument = (id: string, identity_number: string) =>
      db().updateTable('user_details').set({ identity_number }).where('user_id', '=', user(id)).execute();
    const before = await documentOf('SYSADMIN03');
    await setDocument('SYSADMIN03', (await documentOf('SYSADMIN01')).identity_number);
    expect((await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', task)).code).toBe('APPROVAL_OWN_WORK');
    expect(await waitingFor('SYSADMIN03')).toEqual([0, []]);
    await setDocument('SYSADMIN03', before.identity_number);
    expect((await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', task)).code).toBe('00');
    expect(await tokenOf(bank(), 'MAKER02')).toMatchObject({ status: 'Locked' });
    const again = await ask(bank(), 'unlockUserToken', {
      user: user('SYSADMIN02'),
      body: { ...body, revision: revision + 1 },
    });
    expect(again.code).toBe('ERR_REQ_3');
  });

  test('a returned task is repaired as its next revision, and old signatures become invalid', async () => {
    const task = await lockedAndAsked(bank(), 'RELEASER01');
    const signature = await signTasks(bank(), 'SYSADMIN01', [task]);
    const returned = await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Sebutkan alasannya');
    expect(returned).toMatchObject({ code: '00', output: { status: 'To Repair' } });
    const late = await ask(bank(), 'approveAdminTask', {
      user: user('SYSADMIN01'),
      body: { ...targetOf(task), signature },
    });
    expect(late).toMatchObject({ status: 409, code: '81' });
    expect((await listOf('SYSADMIN02', 'listAdminTasksToRepair')).items).toMatchObject([
      { taskId: task.taskId, reasonMessage: 'Sebutkan alasannya' },
    ]);
    const nameThen = 'Dewi, before her marriage';
    const firstRevision = db().updateTable('admin_task_revisions').where('task_id', '=', task.taskId);
    await firstRevision.set({ record_name: nameThen }).execute();
    const repaired = (await requestUnlock(bank(), 'RELEASER01', 'Respons salah saat rilis payroll')).output;
    expect(repaired).toMatchObject({ taskId: task.taskId, revision: 2, status: 'Pending Approval' });
    const old = await ask(bank(), 'approveAdminTask', {
      user: user('SYSADMIN01'),
      body: { ...targetOf(task), revision: 2, signature },
    });
    expect(old.code).toBe('168');
    expect((await decideTask(bank(), 'SYSADMIN01', 'rejectAdminTask', task)).code).toBe('ERR_REQ_3');
    const first = await detailOf('SYSADMIN03', task, 1);
    expect(first).toMatchObject({ task: { revision: 1, status: 'To Repair', rights: [] } });
    expect(first.returned).toMatchObject({ reason: 'Sebutkan alasannya', actor: { name: 'Fajar Nugroho' } });
    expect(first.steps.map(({ action }) => action)).toEqual(['submit', 'send-to-repair']);
    const history = await outputOf<AdminTaskHistory>(bank(), 'getAdminTaskHistory', {
      user: user('SYSADMIN02'),
      body: { taskId: task.taskId },
    });
    expect(history.revisions.map(({ revision, steps }) => [revision, steps.map(({ action }) => action)])).toEqual([
      [2, ['repair']],
      [1, ['submit', 'send-to-repair']],
    ]);
    const until = (revision: number) =>
      ask(bank(), 'getAdminTaskHistory', { user: user('SYSADMIN02'), body: { taskId: task.taskId, revision } });
    expect(await until(1)).toMatchObject({ output: { revision: 2, revisions: [{ revision: 1 }] } });
    expect(await until(3)).toMatchObject({ status: 404, code: '193' });
    const acted = await listOf('SYSADMIN03', 'listAdminActionHistory', { filter: { search: task.refNo } });
    const [decision] = acted.items as unknown as { idProcessStep: string; decision: string }[];
    expect(decision).toMatchObject({ decision: 'send-to-repair', task: { recordName: nameThen } });
    expect((await detailOf('SYSADMIN03', task)).task.recordName).not.toBe(nameThen);
    const read = await outputOf<ActedTaskDetail>(bank(), 'getAdminActedTask', {
      user: user('SYSADMIN03'),
      body: { idProcessStep: decision?.idProcessStep ?? '' },
    });
    expect(read).toMatchObject({ latestRevision: 2, latestStatus: 'To Approve', detail: { task: { revision: 1 } } });
    expect(read.detail.task.recordName).toBe(nameThen);
    expect(await approveTask(bank(), 'SYSADMIN01', { ...task, revision: 2 })).toMatchObject({ code: '00' });
  });

  const waiting = async () => (await listOf('SYSADMIN01', 'listAdminTasksToRepair')).items.map(({ taskId }) => taskId);

  async function askUnlock(): Promise<AdminTaskReceipt> {
    const details = db().selectFrom('user_details').select('revision').where('user_id', '=', user('MAKER01'));
    const { revision } = await details.executeTakeFirstOrThrow();
    const body = { userId: user('MAKER01'), revision };
    return (await ask(bank(), 'unlockUserToken', { user: user('SYSADMIN02'), body })).output as AdminTaskReceipt;
  }

  test('a task whose maker has left is repaired or cancelled by another administrator', async () => {
    expect(await lockToken(bank(), 'MAKER01')).toEqual(['170', '170', '163']);
    const task = await askUnlock();
    expect((await decideTask(bank(), 'SYSADMIN01', 'sendAdminTaskToRepair', task, 'Sebutkan alasannya')).code).toBe(
      '00',
    );
    const rightsOf = async () => (await detailOf('SYSADMIN01', task)).task.rights;
    expect(await rightsOf()).toMatchObject([
      { decision: 'repair', allowed: false, code: 'ADMIN_TASK_OF_OTHERS' },
      { decision: 'cancel', allowed: false, code: 'ADMIN_TASK_OF_OTHERS' },
    ]);
    expect((await decideTask(bank(), 'SYSADMIN01', 'cancelAdminTask', task)).code).toBe('403');
    await setUser('SYSADMIN02', { status: 'blocked' });
    expect(await rightsOf()).toMatchObject([{ allowed: true }, { allowed: true }]);
    const waiting = await listOf('SYSADMIN01', 'listAdminTasksToRepair');
    expect(waiting.items.map(({ taskId }) => taskId)).toContain(task.taskId);
    expect((await decideTask(bank(), 'SYSADMIN01', 'cancelAdminTask', task)).code).toBe('00');
    await setUser('SYSADMIN02', { status: 'active' });
  });

  test('a returned task that its maker leaves alone for a day is cancelled by another administrator', async () => {
    const { services } = bank();
    const before = services.clock.now();
    const task = await askUnlock();
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Sebutkan alasannya');
    expect((await decideTask(bank(), 'SYSADMIN01', 'cancelAdminTask', task)).code).toBe('403');
    expect(await waiting()).not.toContain(task.taskId);
    bank().setTime(new Date(before.getTime() + 24 * 3_600_000));
    expect(await waiting()).toContain(task.taskId);
    expect((await decideTask(bank(), 'SYSADMIN01', 'cancelAdminTask', task, 'Sudah tidak perlu')).code).toBe('00');
    bank().setTime(before);
  });

  test('a rejection has a reason, which its maker, the history and the audit trail get', async () => {
    const task = await askUnlock();
    const { taskId } = task;
    const without = await ask(bank(), 'rejectAdminTask', { user: user('SYSADMIN03'), body: { taskId, revision: 1 } });
    expect(without).toMatchObject({ status: 400, body: { errors: [{ field: 'reason' }] } });
    const reason = 'Perangkatnya hilang';
    expect((await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', task, reason)).code).toBe('00');
    expect((await detailOf('SYSADMIN02', task)).task.reasonMessage).toBe(reason);
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
    expect(await detailOf('SYSADMIN03', task)).toMatchObject({
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

  test('a blocked maker has to be confirmed', async () => {
    const task = await lockedAndAsked(bank(), 'VERIFIER01');
    await setUser('VERIFIER01', { status: 'blocked' });
    expect((await detailOf('SYSADMIN01', task)).notices).toEqual([{ code: 'CA-3', about: ['Agus Wijaya'] }]);
    expect(await approveTask(bank(), 'SYSADMIN01', task)).toMatchObject({ code: 'CA-3' });
    const confirmed = await approveTask(bank(), 'SYSADMIN01', task, { acceptBlockedMaker: true });
    expect(confirmed).toMatchObject({ code: '00', output: { status: 'Successful' } });
    await setUser('VERIFIER01', { status: 'active' });
  });

  test('the only administrator of a single-access company approves their own task, and the record says so', async () => {
    const company = db().updateTable('companies').where('company_id', '=', 'NUSANTARA');
    expect(await lockToken(bank(), 'VERIFIER01')).toEqual(['170', '170', '163']);
    const details = db().selectFrom('user_details').select('revision').where('user_id', '=', user('VERIFIER01'));
    const body = { userId: user('VERIFIER01'), ...(await details.executeTakeFirstOrThrow()) };
    const asked = await ask(bank(), 'unlockUserToken', { user: user('SYSADMIN01'), body });
    await company.set({ is_single_access: true }).execute();
    const task = asked.output as AdminTaskReceipt;
    expect(await approveTask(bank(), 'SYSADMIN01', task)).toMatchObject({ code: '00' });
    await company.set({ is_single_access: false }).execute();
    const steps = db().selectFrom('admin_task_steps').select(['decision', 'self_approval']);
    expect(await steps.where('task_id', '=', task.taskId).orderBy('step_no').execute()).toEqual([
      { decision: null, self_approval: false },
      { decision: 'approve', self_approval: true },
    ]);
  });

  test('the lists and their counts agree', async () => {
    const all = await listOf('SYSADMIN02', 'listAdminTaskStatus', { pageStatus: 'all', page: { size: 3 } });
    const counts = await outputOf<AdminTaskCounts>(bank(), 'countAdminTasks', { user: user('SYSADMIN02') });
    expect(counts.countAll).toBe(all.page.total);
    expect(counts.countDataToApprove).toBe(0);
    expect(counts.countSuccessful + counts.countUnsuccessful + counts.countPending).toBe(counts.countAll);
    const cursor = all.page.nextCursor ?? '';
    const next = await listOf('SYSADMIN02', 'listAdminTaskStatus', { pageStatus: 'all', page: { size: 3, cursor } });
    expect(next.items.map(({ taskId }) => taskId)).not.toContain(all.items[0]?.taskId);
    const narrow = { search: 'dewi', recordKinds: ['user-profile'], actions: ['unlock-token'], flag: 'repaired' };
    const sort = { field: 'dueAt', direction: 'asc' };
    const found = await listOf('SYSADMIN02', 'listAdminTaskStatus', { pageStatus: 'successful', filter: narrow, sort });
    expect(found.items.map(({ recordName }) => recordName)).toEqual(['Dewi Lestari']);
    expect((await listOf('SYSADMIN02', 'listAdminTaskStatus', { pageStatus: 'pending' })).items).toEqual([]);
  });
});
