import { beforeEach, expect, test } from 'vitest';
import type { PageInfo, RepairMaker, TransactionListItem } from '../../generated/types.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import {
  addRequestBank,
  decideUnsigned,
  draftOf,
  keyOf,
  queueOf,
  resubmit,
  statusOf,
  submit,
  user,
} from './request-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');

onEmbeddedDatabase('a request that was sent back', addRequestBank, (bank) => {
  const change = async (id: string, values: { status?: 'active' | 'blocked' }) =>
    bank().services.db.updateTable('users').set(values).where('user_id', '=', user(id)).execute();
  const moveTo = async (id: string, group: string) =>
    bank()
      .services.db.updateTable('user_details')
      .set({ sub_user_group: group })
      .where('user_id', '=', user(id))
      .execute();
  const returned = async () => {
    const receipt = await submit(bank());
    await decideUnsigned(bank(), 'VERIFIER01', 'sendRequestToRepair', receipt, 'Wrong amount');
    return receipt;
  };
  const open = (id: string, { taskId, refNo }: Awaited<ReturnType<typeof returned>>) =>
    ask(bank(), 'getRequestRepair', { user: user(id), body: { taskId, refNo, menuAccess: 'LCY' } });

  beforeEach(async () => {
    bank().setTime(morning);
    await moveTo('MAKER02', 'Keuangan Jakarta');
    await change('MAKER01', { status: 'active' });
  });

  test('is repaired by one user at a time; the next one reads who has it open', async () => {
    const receipt = await returned();
    expect((await open('MAKER01', receipt)).code).toBe('00');
    const second = await open('MAKER02', receipt);
    expect([second.status, second.code, second.body['parameters']]).toEqual([
      409,
      'ERR_TRX_LOCK',
      { actor: 'Siti Rahmawati' },
    ]);
    await expect(resubmit(bank(), receipt, draftOf('9000000.00'), 'MAKER02')).rejects.toMatchObject({
      code: 'ERR_TRX_LOCK',
    });
    expect((await open('MAKER01', receipt)).code).toBe('00');
    await resubmit(bank(), receipt, draftOf('9000000.00'));
    expect(await statusOf(bank(), receipt)).toBe('Pending Verify');
  });

  test('opens for others when the user who had it open has left it', async () => {
    const receipt = await returned();
    await open('MAKER01', receipt);
    bank().setTime(new Date('2026-11-23T09:10:00+07:00'));
    expect((await open('MAKER02', receipt)).code).toBe('00');
    expect((await open('MAKER01', receipt)).code).toBe('ERR_TRX_LOCK');
  });

  test('is seen and repaired by colleagues of the same sub user group, and by no other maker', async () => {
    const receipt = await returned();
    const named = { refNo: receipt.refNo, menuAccess: 'LCY', taskId: receipt.taskId };
    const seen = async () => (await queueOf(bank(), 'MAKER02', 'listRequestsToRepair')).map(({ refNo }) => refNo);
    const listed = async () => {
      const body = { status: 'repair' };
      const { items } = await outputOf<{ items: TransactionListItem[] }>(bank(), 'listTransactions', {
        user: user('MAKER02'),
        body,
      });
      return items.find(({ refNo }) => refNo === receipt.refNo);
    };
    expect(await seen()).toContain(receipt.refNo);
    expect(await listed()).toMatchObject({ allowRepair: true });
    await moveTo('MAKER02', 'Keuangan Surabaya');
    expect(await seen()).not.toContain(receipt.refNo);
    expect(await listed()).toBeUndefined();
    expect((await open('MAKER02', receipt)).code).toBe('193');
    const cancelled = await ask(bank(), 'cancelRequest', { user: user('MAKER02'), body: keyOf(receipt) });
    expect(cancelled.code).toBe('193');
    const { items } = await outputOf<{ items: RepairMaker[] }>(bank(), 'listRepairMakers', {
      user: user('VERIFIER01'),
      body: named,
    });
    expect(items.map(({ subUserGroup, eligible }) => [subUserGroup, eligible])).toEqual([
      ['Keuangan Jakarta', true],
      ['Keuangan Surabaya', false],
    ]);
  });

  test('whose maker was blocked is passed once that is confirmed, and rejected without a confirmation', async () => {
    const receipt = await submit(bank());
    const other = await submit(bank());
    await change('MAKER01', { status: 'blocked' });
    const asked = await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    expect([asked.status, asked.code]).toEqual([409, 'CA-3']);
    const body = { ...keyOf(receipt), confirmed: ['maker-blocked'] };
    const confirmed = await ask(bank(), 'verifyRequest', { user: user('VERIFIER01'), body });
    expect(confirmed.output).toMatchObject({ status: 'Pending Approve' });
    expect((await decideUnsigned(bank(), 'VERIFIER01', 'rejectRequest', other)).code).toBe('00');
  });

  test('names who may repair it before a hundred makers who may not, and how many there are', async () => {
    const receipt = await submit(bank());
    const { db } = bank().services;
    const person = { company_id: 'NUSANTARA', email: 'someone@example.co.id', roles: ['MK'], services: [], flags: [] };
    const others = Array.from({ length: 100 }, (_, index) => ({
      ...person,
      user_id: user(`AAA${String(index).padStart(3, '0')}`),
      name: `Maker ${index}`,
    }));
    await db.insertInto('users').values(others).execute();
    const { taskId, refNo, menuAccess } = keyOf(receipt);
    const { items, page } = await outputOf<{ items: RepairMaker[]; page: PageInfo }>(bank(), 'listRepairMakers', {
      user: user('VERIFIER01'),
      body: { taskId, refNo, menuAccess },
    });
    expect(items).toHaveLength(100);
    expect(items[0]).toMatchObject({ user: { userId: user('MAKER01') }, eligible: true });
    expect(page.total).toBeGreaterThan(items.length);
  });
});
