// Several administrators, or one with several tasks, decide at once.
import { expect, test } from 'vitest';
import type { AdminManyDecided, AdminTaskReceipt } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';
import { decideTask, lockedAndAsked, lockToken, requestUnlock, signTasks, targetOf } from './task-bank.ts';

onBothDatabases('tasks of administration that are decided together', addRequestBank, (bank) => {
  test('many are decided on under one signature, each with a result of its own', async () => {
    const tasks = [await lockedAndAsked(bank(), 'APPROVER01'), await lockedAndAsked(bank(), 'APPROVER02')];
    const signature = await signTasks(bank(), 'SYSADMIN01', tasks);
    expect((await decideTask(bank(), 'SYSADMIN03', 'rejectAdminTask', tasks[1] as AdminTaskReceipt)).code).toBe('00');
    const body = { decision: 'approve', items: tasks.map(targetOf), signature };
    const decided = await outputOf<AdminManyDecided>(bank(), 'processPendingTasks', { user: user('SYSADMIN01'), body });
    expect(decided).toMatchObject({
      accepted: 1,
      refused: 1,
      notice: 'CA-16',
      results: [
        { accepted: true, status: 'Successful' },
        { accepted: false, code: '82', status: 'Rejected' },
      ],
    });
    const again = await outputOf<AdminManyDecided>(bank(), 'processPendingTasks', {
      user: user('SYSADMIN03'),
      body: { decision: 'reject', items: tasks.map(targetOf), reason: 'Tidak perlu' },
    });
    expect(again).toMatchObject({
      accepted: 0,
      refused: 2,
      notice: null,
      results: [{ code: '78' }, { code: '82' }],
    });
  });

  test('of two users who approve, or ask, at the same moment one is first', async () => {
    expect(await lockToken(bank(), 'RELEASER01')).toEqual(['170', '170', '163']);
    const asked = await Promise.all([requestUnlock(bank(), 'RELEASER01'), requestUnlock(bank(), 'RELEASER01')]);
    expect(asked.map(({ code }) => code).toSorted()).toEqual(['00', 'CA-10']);
    const task = asked.find(({ code }) => code === '00')?.output as AdminTaskReceipt;
    const signed = async (id: string) => ({ id, signature: await signTasks(bank(), id, [task]) });
    const both = [await signed('SYSADMIN01'), await signed('SYSADMIN03')];
    const approve = ({ id, signature }: (typeof both)[number]) =>
      ask(bank(), 'approveAdminTask', { user: user(id), body: { ...targetOf(task), signature } });
    const approved = await Promise.all(both.map(approve));
    expect(approved.map(({ code }) => code).toSorted()).toEqual(['00', '78']);
  });
});
