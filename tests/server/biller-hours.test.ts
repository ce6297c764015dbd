// A biller that settles before midnight has an earlier cut-off, in every place that shows or checks it.
import { beforeEach, expect, test } from 'vitest';
import type { DashboardDay, TransactionDetail } from '../../generated/types.ts';
import { scriptNext } from '../../server/host/script.ts';
import { billForm, internet, meter, releaseBill, submitBill } from './bill-bank.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { outputOf } from './lookup-calls.ts';
import { addRequestBank, runJobs, statusOf, user } from './request-bank.ts';

const closing = '2026-11-23T22:00:00+07:00';

onEmbeddedDatabase('the hours of a biller', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(new Date('2026-11-23T09:00:00+07:00')));

  test('end the time in which a payment that waits for money can be executed', async () => {
    const receipt = await submitBill(bank(), await billForm(bank(), meter('00330001')));
    await releaseBill(bank(), receipt);
    const answer = { kind: 'insufficient' } as const;
    await scriptNext(bank().services.db, { operation: 'transfer', service: 'SVC_BILL_PAY', answer });
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Pending Execute');
    const body = { refNo: receipt.refNo, menuAccess: 'BILL_PAY' };
    const read = () => outputOf<TransactionDetail>(bank(), 'getTransaction', { user: user('MAKER01'), body });
    expect((await read()).waitsForMoney?.until).toBe(closing);
    bank().setTime(new Date('2026-11-24T09:00:00+07:00'));
    expect((await read()).waitsForMoney?.until).toBe(closing);
  });

  test('are a deadline of the day for users who decide on its payments', async () => {
    const own = await submitBill(bank(), await billForm(bank(), meter('00330002')));
    await submitBill(bank(), await billForm(bank(), internet));
    const { deadlines } = await outputOf<DashboardDay>(bank(), 'getDashboardDay', { user: user('VERIFIER01') });
    const { amount } = await bank()
      .services.db.selectFrom('requests')
      .select('amount')
      .where('task_id', '=', own.taskId)
      .executeTakeFirstOrThrow();
    expect(deadlines.filter(({ kind }) => kind === 'cut-off')).toMatchObject([
      { dueAt: closing, requests: 1, sums: [{ total: { value: amount } }] },
    ]);
  });
});
