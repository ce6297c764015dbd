// A user who may not see a request gets the same answers as for a request that does not exist.
import { beforeAll, expect, test } from 'vitest';
import type { ManyDecided, SubmitReceipt } from '../../generated/types.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask } from './lookup-calls.ts';
import { addRequestBank, decideUnsigned, keyOf, sign, submit, user } from './request-bank.ts';

onBothDatabases('a request of an account that the caller has no access to', addRequestBank, (bank) => {
  let hidden: SubmitReceipt;
  let missing: SubmitReceipt;
  beforeAll(async () => {
    hidden = await submit(bank());
    missing = { ...hidden, taskId: 'TSK-20261123-999999', refNo: 'LCY2611239999999' };
    const { db } = bank().services;
    await db.updateTable('requests').set({ account_id: 'acc-0002' }).where('task_id', '=', hidden.taskId).execute();
    const readers = ['VERIFIER01', 'APPROVER01'].map(user);
    await db
      .deleteFrom('account_access')
      .where('account_id', '=', 'acc-0002')
      .where('user_id', 'in', readers)
      .execute();
  });

  const decide = async (id: string, decision: string, receipts: readonly SubmitReceipt[], more: object = {}) =>
    ask(bank(), 'decideOnMany', { user: user(id), body: { decision, items: receipts.map(keyOf), ...more } });

  test.each(['verify', 'reject'])('shows no status to a caller who would %s it', async (decision) => {
    const named = await decide('VERIFIER01', decision, [hidden]);
    const invented = await decide('VERIFIER01', decision, [missing]);
    const [result] = (named.output as ManyDecided).results;
    expect(result).toMatchObject({ accepted: false, status: 'Unknown', code: '193' });
    expect({ ...result, refNo: missing.refNo }).toEqual((invented.output as ManyDecided).results[0]);
  });

  test.each([
    ['hidden', () => hidden],
    ['missing', () => missing],
  ])('a %s one beside a signed one does not spoil the signature', async (_, other) => {
    const own = await submit(bank());
    expect((await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', own)).code).toBe('00');
    const signature = await sign(bank(), 'APPROVER01', 'approve', [own]);
    const { output } = await decide('APPROVER01', 'approve', [own, other()], { signature });
    expect((output as ManyDecided | null)?.results.map(({ code }) => code)).toEqual([null, '193']);
  });

  test.each([
    ['hidden', () => hidden],
    ['missing', () => missing],
  ])('a challenge over a %s one is refused for it, whatever else it names', async (_, other) => {
    const tooEarly = await submit(bank());
    const items = [tooEarly, other()].map(({ refNo, revision }) => ({ refNo, revision }));
    const shown = { serviceType: 'SVC_LCY_BIFAST', menuAccess: 'LCY', trxCurrency: 'IDR', trxAmount: '20000000.00' };
    const body = { ...shown, action: 'approve', items };
    expect((await ask(bank(), 'generateChallenge', { user: user('APPROVER01'), body })).code).toBe('193');
  });

  const codeFor = async (maker: string, { refNo, revision }: SubmitReceipt, transactionType = 'LCY') => {
    const body = { transactionType, fields: {}, repairOf: { refNo, revision } };
    return (await ask(bank(), 'saveDraft', { user: maker, body })).code;
  };

  test('a draft names a request under repair only if its user may see that request', async () => {
    expect(await codeFor(user('MAKER01'), hidden)).toBe('00');
    expect(await codeFor(user('MAKER01'), missing)).toBe('193');
    expect(await codeFor(user('MAKER01'), hidden, 'FCY')).toBe('193');
    expect(await codeFor('MAKER01@BAHARI', hidden)).toBe('193');
    expect(await codeFor('MAKER01@BAHARI', missing)).toBe('193');
  });
});
