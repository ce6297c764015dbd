// How long each step of a request may take: set by an administrator in hours and minutes, and used by the clock.
import { expect, test } from 'vitest';
import type {
  AdminTaskDetail,
  AdminTaskReceipt,
  AuditEvent,
  RequestDetail,
  ServiceLevel,
  SlaTimes,
} from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, decideUnsigned, draftOf, keyOf, queueOf, submit, user } from './request-bank.ts';
import { approveTask, decideTask, listTasks } from './task-bank.ts';

const times = (verify: readonly [number, number]): SlaTimes => ({
  verify: { hours: verify[0], minutes: verify[1] },
  approve: { hours: 2, minutes: 30 },
  release: { hours: 0, minutes: 45 },
});

const dueIn = ({ route }: RequestDetail) => route.stages.find(({ state }) => state === 'current')?.dueAt;

onBothDatabases('service levels', addRequestBank, (bank) => {
  const by = (operation: OperationId, body: object, id = 'SYSADMIN01') =>
    ask(bank(), operation, { user: user(id), body });
  const read = (requestType: string, taskId?: string) =>
    outputOf<ServiceLevel>(bank(), 'getServiceLevel', {
      user: user('SYSADMIN02'),
      body: { requestType, ...(taskId && { taskId }) },
    });
  const edit = async (wanted: SlaTimes, requestType = 'financial-request') => ({
    revision: (await read(requestType)).revision,
    serviceLevel: { requestType, times: wanted },
  });
  async function approved(body: object) {
    const answer = await by('editServiceLevel', body);
    expect(answer).toMatchObject({ code: '00' });
    const task = answer.output as AdminTaskReceipt;
    expect(await approveTask(bank(), 'SYSADMIN03', task)).toMatchObject({ output: { status: 'Successful' } });
    return task;
  }
  /** The minutes after its submission at which the present step of a new request runs out. */
  async function minutesOfNew(changes = {}) {
    const { taskId } = await submit(bank(), draftOf('10000000.00', changes));
    const { due_at: due } = await bank()
      .services.db.selectFrom('requests')
      .select('due_at')
      .where('task_id', '=', taskId)
      .executeTakeFirstOrThrow();
    return due && (due.getTime() - bank().services.clock.now().getTime()) / 60_000;
  }

  test('a step is due before its service closes, and by the service level again on another day', async () => {
    bank().setTime(new Date('2026-11-23T12:20:00+07:00'));
    const receipt = await submit(bank(), draftOf('150000000.00', { service: 'SVC_LCY_RTGS' }));
    const { revision: _revision, ...key } = keyOf(receipt);
    const detailAs = (id: string) => outputOf<RequestDetail>(bank(), 'getRequest', { user: user(id), body: key });
    expect(dueIn(await detailAs('VERIFIER01'))).toBe('2026-11-23T14:00:00+07:00');
    expect((await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt)).code).toBe('00');
    const [item] = await queueOf(bank(), 'APPROVER01', 'listRequestsToApprove');
    expect(item).toMatchObject({ refNo: receipt.refNo, dueAt: '2026-11-23T14:00:00+07:00' });
    bank().setTime(new Date('2026-11-23T14:05:00+07:00'));
    expect(await detailAs('APPROVER01')).toMatchObject({ exceptional: null, late: { cutOffTime: '14:00' } });
    const body = { ...keyOf(receipt), choice: 'next-working-day' };
    expect(await ask(bank(), 'chooseForLateRequest', { user: user('APPROVER01'), body })).toMatchObject({ code: '00' });
    expect(dueIn(await detailAs('APPROVER01'))).toBe('2026-11-23T16:20:00+07:00');
    bank().setTime(new Date('2026-11-23T09:00:00+07:00'));
    await decideUnsigned(bank(), 'APPROVER01', 'rejectRequest', receipt);
  });

  test('an approved change holds for the steps that begin after it, in hours and minutes', async () => {
    const task = await approved(await edit(times([1, 20])));
    const { changes } = await outputOf<AdminTaskDetail>(bank(), 'getAdminTask', {
      user: user('SYSADMIN02'),
      body: { taskId: task.taskId },
    });
    expect(changes).toContainEqual(expect.objectContaining({ field: 'times.verify', after: '01:20' }));
    expect(await minutesOfNew()).toBe(80);
    await approved(await edit(times([0, 1])));
    expect(await minutesOfNew()).toBe(1);
    bank().setTime(new Date(bank().services.clock.now().getTime() + 2 * 60_000));
    expect(await read('financial-request')).toMatchObject({ overdueRequests: 1, runningRequests: 1 });
  });

  test('service requests have times of their own, which do not touch financial ones', async () => {
    await approved(await edit(times([5, 0]), 'service-request'));
    expect(await minutesOfNew()).toBe(1);
    expect(await read('financial-request')).toMatchObject({ times: times([0, 1]) });
    const { items } = await outputOf<{ items: ServiceLevel[] }>(bank(), 'listServiceLevels', {
      user: user('SYSADMIN03'),
    });
    expect(items).toMatchObject([
      { requestType: 'financial-request', actions: [] },
      { requestType: 'service-request', times: times([5, 0]) },
    ]);
  });

  test('the tasks of both tell in the list and in the message to the approvers which one they change', async () => {
    const both = ['financial-request', 'service-request'];
    for (const type of both)
      expect(await by('editServiceLevel', await edit(times([6, 0]), type))).toMatchObject({ code: '00' });
    const { items } = await listTasks(bank(), 'SYSADMIN03', 'listAdminTasksToApprove');
    expect(
      items
        .map(({ recordName }) => recordName)
        .filter((name) => both.includes(name))
        .toSorted(),
    ).toEqual(both);
    const told = await bank()
      .services.db.selectFrom('inbox_messages')
      .select('texts')
      .where('user_id', '=', user('SYSADMIN03'))
      .execute();
    for (const type of ['financial', 'service'])
      expect(JSON.stringify(told)).toContain(`concerning Service Level Agreement of ${type} requests`);
    for (const { taskId, refNo, revision } of items)
      await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', { taskId, refNo, revision } as AdminTaskReceipt);
  });

  const subjectsIn = async (language: 'en' | 'id') => {
    const body = { filter: { dates: { from: '2026-11-01', to: '2026-11-30' }, search: 'financial-request' } };
    const call = { user: user('SYSADMIN03'), body, language };
    const { items } = await outputOf<{ items: AuditEvent[] }>(bank(), 'listAuditEvents', call);
    return items.slice(0, 3).map(({ summary, subject }) => `${summary} · ${subject?.reference}`);
  };

  test('the audit trail names a service level and its task in the language of the reader', async () => {
    const { refNo } = await approved(await edit(times([7, 0])));
    const english = 'Service Level Agreement of financial requests';
    const indonesian = 'Service Level Agreement permintaan finansial';
    expect(await subjectsIn('en')).toEqual([
      `Approval by an administrator: ${english} · ${refNo}`,
      `Change of a setting: ${english} · ${refNo}`,
      `Request of an administrator: ${english} · ${refNo}`,
    ]);
    expect(new Set((await subjectsIn('id')).map((text) => text.split(': ')[1]))).toEqual(
      new Set([`${indonesian} · ${refNo}`]),
    );
  });

  test('shortened while requests wait, it leaves them their time, and holds for their next step', async () => {
    await approved(await edit(times([3, 0])));
    const waiting = await submit(bank(), draftOf('10000000.00'));
    const { revision: _revision, ...key } = keyOf(waiting);
    const minutesLeft = async () => {
      const detail = await outputOf<RequestDetail>(bank(), 'getRequest', { user: user('APPROVER01'), body: key });
      return (Date.parse(dueIn(detail) ?? '') - bank().services.clock.now().getTime()) / 60_000;
    };
    const other = await by('editServiceLevel', await edit(times([1, 0]), 'service-request'), 'SYSADMIN02');
    const taskDue = async () => (await listTasks(bank(), 'SYSADMIN03', 'listAdminTasksToApprove')).items[0]?.dueAt;
    const dueBefore = await taskDue();
    await approved(await edit({ ...times([0, 5]), approve: { hours: 0, minutes: 10 } }));
    expect(await minutesLeft()).toBe(180);
    expect(await taskDue()).toBe(dueBefore);
    await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', waiting);
    expect(await minutesLeft()).toBe(10);
    expect(await minutesOfNew()).toBe(5);
    await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', other.output as AdminTaskReceipt);
  });

  test('less than a minute is refused at its field, and a returned change is repaired', async () => {
    expect(await by('editServiceLevel', await edit(times([0, 0])))).toMatchObject({
      status: 422,
      code: 'ADMIN_SLA_TOO_SHORT',
      body: { errors: [{ field: 'serviceLevel.times.verify' }] },
    });
    const asked = await by('editServiceLevel', await edit(times([9, 9])));
    const task = asked.output as AdminTaskReceipt;
    expect(await by('editServiceLevel', await edit(times([8, 8])), 'SYSADMIN02')).toMatchObject({ code: 'CA-10' });
    await decideTask(bank(), 'SYSADMIN03', 'sendAdminTaskToRepair', task, 'Terlalu lama');
    expect(await read('financial-request', task.taskId)).toMatchObject({ times: times([9, 9]) });
    const repair = { taskId: task.taskId, revision: 1 };
    const again = await by('editServiceLevel', { ...(await edit(times([3, 0]))), repair });
    await approveTask(bank(), 'SYSADMIN03', again.output as AdminTaskReceipt);
    expect(await read('financial-request')).toMatchObject({ times: times([3, 0]) });
    expect(await by('editServiceLevel', await edit(times([3, 0])))).toMatchObject({ code: 'NOTHING_CHANGED' });
  });
});
