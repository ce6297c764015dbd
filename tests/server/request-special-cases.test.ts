import { beforeEach, expect, test } from 'vitest';
import type { RequestDetail, RequestHistory, RequestRepair } from '../../generated/types.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import {
  addRequestBank,
  decideSigned,
  decideUnsigned,
  draftOf,
  keyOf,
  queueOf,
  resubmit,
  sign,
  statusOf,
  submit,
  user,
} from './request-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');

onEmbeddedDatabase('a request with a special case', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(morning));

  test('comes back to its maker, is repaired, and starts again without signatures', async () => {
    const first = await submit(bank());
    await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', first);
    const returned = await decideUnsigned(bank(), 'APPROVER01', 'sendRequestToRepair', first, 'The amount is wrong');
    expect(returned.output).toMatchObject({ status: 'For Repair' });
    const { taskId, refNo } = first;
    const named = { taskId, refNo, menuAccess: 'LCY' };
    const repair = await outputOf<RequestRepair>(bank(), 'getRequestRepair', { user: user('MAKER01'), body: named });
    expect(repair).toMatchObject({ pageMode: 'local-currency-transfer', returned: { reason: 'The amount is wrong' } });
    expect((await queueOf(bank(), 'MAKER01', 'listRequestsToRepair')).map((item) => item.refNo)).toContain(refNo);

    const second = await resubmit(bank(), first, draftOf('9000000.00'));
    expect(second).toMatchObject({ revision: 2, status: 'Pending Verify', refNo });
    const old = await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', first);
    expect([old.status, old.code]).toEqual([409, 'ERR_REQ_3']);
    const detail = await outputOf<RequestDetail>(bank(), 'getRequest', { user: user('VERIFIER01'), body: named });
    expect(detail.changes).toContainEqual({
      field: 'form.transactionDetails.amount.value',
      before: '10000000.00',
      after: '9000000.00',
    });
    expect((await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', second)).code).toBe('00');
    const history = await outputOf<RequestHistory>(bank(), 'getRequestHistory', {
      user: user('MAKER01'),
      body: { refNo, menuAccess: 'LCY' },
    });
    expect(history.revisions.map(({ steps }) => steps.map(({ action }) => action))).toEqual([
      ['submit', 'verify', 'send-to-repair'],
      ['repair', 'verify'],
    ]);
  });

  test('cannot be returned without a reason', async () => {
    const receipt = await submit(bank());
    const { refNo: _refNo, ...named } = keyOf(receipt);
    const body = { ...named, reason: ' ' };
    const { status, code } = await ask(bank(), 'sendRequestToRepair', { user: user('VERIFIER01'), body });
    expect([status, code]).toEqual([400, 'APPROVAL_REASON_REQUIRED']);
  });

  test('is cancelled by its maker once it came back, and by no maker after a decision', async () => {
    const receipt = await submit(bank());
    await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    const early = await ask(bank(), 'cancelRequest', { user: user('MAKER01'), body: keyOf(receipt) });
    expect(early.status).toBe(409);
    await decideUnsigned(bank(), 'APPROVER01', 'sendRequestToRepair', receipt, 'Paid already');
    const body = { ...keyOf(receipt), reason: 'Paid in cash' };
    expect((await ask(bank(), 'cancelRequest', { user: user('MAKER01'), body })).output).toMatchObject({
      status: 'Cancelled',
    });
    const after = await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    expect([after.status, after.code]).toEqual([409, '83']);
  });

  test('loses a signature that was made before its repair', async () => {
    const receipt = await submit(bank());
    await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    const signature = await sign(bank(), 'APPROVER01', 'approve', [receipt]);
    await decideUnsigned(bank(), 'APPROVER02', 'sendRequestToRepair', receipt, 'Wrong payee');
    const repaired = await resubmit(bank(), receipt, draftOf('10000000.00'));
    await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', repaired);
    const body = { ...keyOf(repaired), signature };
    const { status, code } = await ask(bank(), 'approveRequest', { user: user('APPROVER01'), body });
    expect([status, code]).toEqual([409, '168']);
  });

  test('that missed its cut-off waits for a choice and then for the next working day', async () => {
    const receipt = await submit(bank(), draftOf('150000000.00', { service: 'SVC_LCY_RTGS' }));
    bank().setTime(new Date('2026-11-23T20:00:00+07:00'));
    const late = await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    expect([late.status, late.code]).toEqual([422, 'ERR_TRX_COT_1']);
    const body = { ...keyOf(receipt), choice: 'next-working-day' };
    const chosen = await ask(bank(), 'chooseForLateRequest', { user: user('VERIFIER01'), body });
    expect(chosen.output).toMatchObject({ transactionDate: '2026-11-23', executionDate: '2026-11-24' });
    const { taskId, refNo } = receipt;
    const key = { user: user('VERIFIER01'), body: { taskId, refNo, menuAccess: 'LCY' } };
    const { steps } = await outputOf<RequestDetail>(bank(), 'getRequest', key);
    expect(steps.at(-1)).toMatchObject({ action: 'move', executionDate: '2026-11-24' });
    expect((await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt)).code).toBe('00');
  });

  test('that is late can be cancelled instead', async () => {
    const receipt = await submit(bank());
    bank().setTime(new Date('2026-11-24T10:00:00+07:00'));
    const body = { ...keyOf(receipt), choice: 'cancel' };
    const chosen = await ask(bank(), 'chooseForLateRequest', { user: user('VERIFIER01'), body });
    expect(chosen.output).toMatchObject({ status: 'Cancelled', executionDate: null });
    expect(await statusOf(bank(), receipt)).toBe('Cancelled');
  });

  test('is one of many under one signature, each with its own result', async () => {
    const [ready, passed, rejected] = [await submit(bank()), await submit(bank()), await submit(bank())];
    const all = [ready, passed, rejected];
    for (const receipt of all) await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    const signature = await sign(bank(), 'APPROVER01', 'approve', all, '30000000.00');
    await decideUnsigned(bank(), 'APPROVER02', 'rejectRequest', rejected);
    await decideSigned(bank(), 'APPROVER02', 'approve', passed);
    const body = { decision: 'approve', items: all.map(keyOf), signature };
    const many = await outputOf<object>(bank(), 'decideOnMany', { user: user('APPROVER01'), body });
    expect(many).toMatchObject({
      accepted: 1,
      refused: 2,
      results: [
        { refNo: ready.refNo, accepted: true, status: 'Pending Release' },
        { refNo: passed.refNo, accepted: false, code: '78', parameters: { actor: 'Ratna Kusuma' } },
        { refNo: rejected.refNo, accepted: false, code: '82', parameters: { actor: 'Ratna Kusuma' } },
      ],
    });
  });
});
