// A maker can take back a waiting request until a user has decided on it.
import { expect, test } from 'vitest';
import type { RequestDetail, SubmitReceipt, TransactionDetail } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
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

const named = ({ refNo, revision }: SubmitReceipt) => ({ refNo, revision, menuAccess: 'LCY' });

onBothDatabases('a request that waits', addRequestBank, (bank) => {
  const recall = (receipt: SubmitReceipt, id = 'MAKER01', more: object = {}) =>
    ask(bank(), 'recallRequest', { user: user(id), body: { ...named(receipt), ...more } });
  const cancel = (receipt: SubmitReceipt, id = 'MAKER01') =>
    ask(bank(), 'cancelTransaction', { user: user(id), body: named(receipt) });
  const actionsOf = async ({ refNo }: SubmitReceipt, id = 'MAKER01') => {
    const body = { refNo, menuAccess: 'LCY' };
    const { actions } = await outputOf<TransactionDetail>(bank(), 'getTransaction', { user: user(id), body });
    return actions.filter((action) => action === 'recall' || action === 'cancel');
  };

  test('is taken back by its maker, who corrects it and submits it again', async () => {
    const receipt = await submit(bank());
    expect(await actionsOf(receipt)).toEqual(['recall', 'cancel']);
    const { code, output } = await recall(receipt, 'MAKER01', { reason: 'Nominal salah ketik' });
    expect([code, output]).toMatchObject(['00', { taskId: receipt.taskId, status: 'For Repair' }]);
    expect((await queueOf(bank(), 'VERIFIER01', 'listRequestsToVerify')).map(({ refNo }) => refNo)).not.toContain(
      receipt.refNo,
    );
    const taken = await outputOf<TransactionDetail>(bank(), 'getTransaction', {
      user: user('MAKER01'),
      body: { refNo: receipt.refNo, menuAccess: 'LCY' },
    });
    expect(taken.banner).toMatchObject({
      title: 'FOR REPAIR',
      isRecalled: true,
      reason: 'Nominal salah ketik',
      byUser: { userId: user('MAKER01') },
    });
    const late = await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    expect([late.status, late.code]).toEqual([409, '81']);
    expect(late.body['parameters']).toMatchObject({ actor: 'Siti Rahmawati' });
    const again = await resubmit(bank(), receipt, draftOf('9000000.00'));
    expect([again.revision, await statusOf(bank(), receipt)]).toEqual([2, 'Pending Verify']);
    const { revision: _revision, ...key } = keyOf(receipt);
    const detail = await outputOf<RequestDetail>(bank(), 'getRequest', { user: user('MAKER01'), body: key });
    expect(detail.steps.map(({ action, reason }) => [action, reason])).toEqual([
      ['submit', undefined],
      ['recall', 'Nominal salah ketik'],
      ['repair', undefined],
    ]);
    const audited = await bank()
      .services.db.selectFrom('audit_events')
      .select('event_type')
      .where('subject', '=', receipt.refNo)
      .orderBy('number')
      .execute();
    expect(audited.map(({ event_type: type }) => type)).toEqual([
      'request-submitted',
      'request-recalled',
      'request-repaired',
    ]);
  });

  test('taken back without a reason has none, instead of one in a single language', async () => {
    const receipt = await submit(bank());
    expect((await recall(receipt)).code).toBe('00');
    const item = (await queueOf(bank(), 'MAKER01', 'listRequestsToRepair')).find(
      ({ refNo }) => refNo === receipt.refNo,
    );
    expect(item?.returned).toMatchObject({ actor: { userId: user('MAKER01') } });
    expect(item?.returned).not.toHaveProperty('reason');
  });

  test('is cancelled by its maker at once', async () => {
    const receipt = await submit(bank());
    expect((await cancel(receipt)).code).toBe('00');
    expect(await statusOf(bank(), receipt)).toBe('Cancelled');
    expect((await recall(receipt)).code).toBe('83');
  });

  test('stays with its deciders once one of them has signed, and cannot be recalled by other makers', async () => {
    const receipt = await submit(bank());
    expect((await recall(receipt, 'MAKER02')).code).toBe('403');
    expect((await recall({ ...receipt, revision: 2 })).code).toBe('ERR_REQ_3');
    expect((await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt)).code).toBe('00');
    expect(await actionsOf(receipt)).toEqual([]);
    for (const answer of [await recall(receipt), await cancel(receipt)])
      expect([answer.status, answer.code]).toEqual([409, 'STATUS_NOT_ALLOWED']);
    expect(await statusOf(bank(), receipt)).toBe('Pending Approve');
  });
});
