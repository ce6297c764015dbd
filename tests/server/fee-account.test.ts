// A transfer abroad whose fees another account pays: what happens to that account while the transfer waits.
import { beforeEach, expect, test } from 'vitest';
import type { SubmitReceipt, TransactionDetail } from '../../generated/types.ts';
import { decideForeign, dollarForm, keyOf, releaseForeign, rupiah, submitForeign } from './foreign-bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { onBothDatabases } from './on-databases.ts';
import { addRequestBank, runJobs, user } from './request-bank.ts';
import { dated } from './refusal-causes.ts';

const company_id = 'NUSANTARA';
const account_id = rupiah.id;
const feesFrom = 'Operasional Jakarta 1370-0102-4680-1';

onBothDatabases('the account that pays the fees of a transfer', addRequestBank, (bank) => {
  const db = () => bank().services.db;
  const setStatus = (status: 'active' | 'blocked' | 'closed') =>
    db().updateTable('accounts').set({ status }).where('account_id', '=', account_id).execute();
  const submitted = (amount: string): Promise<SubmitReceipt> => {
    const charges = { chargeInstruction: 'SHA', chargeTransactionFeeTo: 'REMITTER', feeAccount: rupiah };
    return submitForeign(bank(), dollarForm(amount, { charges, ...dated('2026-11-25') }));
  };
  const reasonIn = async (language: 'en' | 'id', { refNo }: SubmitReceipt) => {
    const body = { refNo, menuAccess: 'FCY' };
    const call = { user: user('INQUIRY01'), body, language };
    return (await outputOf<TransactionDetail>(bank(), 'getTransaction', call)).banner.reason;
  };
  const executed = async ({ taskId }: SubmitReceipt) => {
    bank().setTime(new Date('2026-11-25T09:30:00+07:00'));
    await runJobs(bank());
    return db()
      .selectFrom('executions as e')
      .innerJoin('requests as r', 'r.task_id', 'e.task_id')
      .select(['r.status', 'e.code'])
      .where('e.task_id', '=', taskId)
      .executeTakeFirst();
  };

  beforeEach(() => bank().setTime(new Date('2026-11-23T09:00:00+07:00')));

  test.each([
    ['90', 'blocked'],
    ['91', 'closed'],
  ] as const)('code %s answers each decision while it is %s', async (code, status) => {
    const receipt = await submitted(status === 'blocked' ? '1100.00' : '1200.00');
    const decided = async (id: string, action: 'approve' | 'release') =>
      (await decideForeign(bank(), id, { action, confirmed: [] }, receipt)).code;
    const refusedOnce = async (decide: () => Promise<string>) => {
      await setStatus(status);
      const refused = await decide();
      await setStatus('active');
      expect([refused, await decide()]).toEqual([code, '00']);
    };
    await refusedOnce(
      async () => (await ask(bank(), 'verifyRequest', { user: user('VERIFIER01'), body: keyOf(receipt) })).code,
    );
    await refusedOnce(() => decided('APPROVER01', 'approve'));
    await refusedOnce(() => decided('RELEASER01', 'release'));
  });

  test('the transfer fails if it is blocked when the bank begins', async () => {
    const receipt = await submitted('1300.00');
    await releaseForeign(bank(), receipt);
    await setStatus('blocked');
    const end = await executed(receipt);
    await setStatus('active');
    expect(end).toEqual({ status: 'Failed', code: '90' });
  });

  const access = () => db().updateTable('account_access').where('user_id', '=', user('MAKER01'));
  const takeAway = (may_debit: boolean) => access().where('account_id', '=', account_id).set({ may_debit }).execute();
  const hide = async () => {
    const by = JSON.stringify({ userId: user('ADMIN01'), name: 'Admin' });
    const at = bank().services.clock.now();
    const rule = { company_id, account_id, is_narrowed: true, revision: 1, created_by: by, created_at: at };
    await db()
      .insertInto('account_visibility')
      .values({ ...rule, approved_by: by })
      .execute();
  };

  test.each([
    ['removed from the group of its maker', '1400.00', () => takeAway(false), () => takeAway(true)],
    ['hidden from its maker', '1500.00', hide, () => db().deleteFrom('account_visibility').execute()],
  ])('the transfer fails if it was %s while the transfer waited for its day', async (_why, amount, lose, giveBack) => {
    const receipt = await submitted(amount);
    await releaseForeign(bank(), receipt);
    await lose();
    const end = await executed(receipt);
    await giveBack();
    expect(end).toEqual({ status: 'Failed', code: 'EXECUTE_NO_ACCESS' });
    expect(await Promise.all([reasonIn('en', receipt), reasonIn('id', receipt)])).toEqual([
      expect.stringContaining(`lost access to ${feesFrom}, so`),
      expect.stringContaining(`kehilangan akses ke ${feesFrom}, sehingga`),
    ]);
  });

  test('the transfer is paid if its maker may still debit both accounts', async () => {
    const receipt = await submitted('1600.00');
    await releaseForeign(bank(), receipt);
    expect(await executed(receipt)).toEqual({ status: 'Pending by Bank', code: null });
  });
});
