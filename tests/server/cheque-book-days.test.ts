// Books whose day the calendar does not have yet, and books that nobody collects.
import { beforeEach, expect, test } from 'vitest';
import type { SubmitReceipt, TransactionDetail } from '../../generated/types.ts';
import { scriptNext } from '../../server/host/script.ts';
import { expireBooks } from '../../server/payments/cheque-book/uncollected.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, runJobs, sign, statusOf, user } from './request-bank.ts';

const menuAccess = 'CHQ_BOOK';
const form = {
  fromAccount: { id: 'acc-0001' },
  type: 'cheque',
  quantity: 1,
  branch: { branchCode: '0701', branchName: 'Jakarta Sudirman' },
  pickup: { pickupMethod: 'in-person', authorizers: [{ name: 'Budi Santoso', position: 'Direktur Keuangan' }] },
};
const at = (date: string, time = '09:00:00') => new Date(`${date}T${time}+07:00`);
const keyOf = ({ taskId, refNo, revision }: SubmitReceipt) => ({ taskId, refNo, revision, menuAccess });

onBothDatabases('the days of cheque books', addRequestBank, (bank) => {
  const db = () => bank().services.db;
  const knownUntil = (day: string) => db().updateTable('calendars').set({ known_until: day }).execute();
  const submit = (quantity: number) =>
    outputOf<SubmitReceipt>(bank(), 'submitChequeBook', {
      user: user('MAKER01'),
      body: { form: { ...form, quantity } },
    });
  const verify = async (receipt: SubmitReceipt) =>
    (await ask(bank(), 'verifyRequest', { user: user('VERIFIER01'), body: keyOf(receipt) })).code;
  const decide = async (receipt: SubmitReceipt, id: string, action: 'approve' | 'release') => {
    const signature = await sign(bank(), id, action, [receipt], '0.00', { serviceType: 'SVC_CHQ_BOOK', menuAccess });
    return (await ask(bank(), `${action}Request`, { user: user(id), body: { ...keyOf(receipt), signature } })).code;
  };
  const release = async (receipt: SubmitReceipt) => {
    const codes = [await verify(receipt), await decide(receipt, 'APPROVER01', 'approve')];
    expect([...codes, await decide(receipt, 'RELEASER01', 'release')]).toEqual(['00', '00', '00']);
  };
  const detailOf = ({ refNo }: SubmitReceipt) =>
    outputOf<TransactionDetail>(bank(), 'getTransaction', { user: user('MAKER01'), body: { refNo, menuAccess } });
  const feesOf = ({ refNo }: SubmitReceipt) =>
    db().selectFrom('journal_entries').select('entry_id').where('reference', '=', refNo).execute();

  beforeEach(async () => {
    bank().setTime(at('2026-11-23'));
    await knownUntil('2027-12-31');
  });

  test('an order is neither asked for, verified nor moved when nobody can say when the books are ready', async () => {
    const receipt = await submit(2);
    await knownUntil('2026-11-25');
    const body = { fromAccountId: 'acc-0001' };
    expect((await ask(bank(), 'inquireChequeBooks', { user: user('MAKER01'), body })).code).toBe('75');
    expect((await ask(bank(), 'validateChequeBook', { user: user('MAKER01'), body: { form } })).code).toBe('75');
    expect(await verify(receipt)).toBe('75');
    await knownUntil('2026-11-26');
    bank().setTime(at('2026-11-23', '20:00:00'));
    const choice = { ...keyOf(receipt), choice: 'next-working-day' };
    expect((await ask(bank(), 'chooseForLateRequest', { user: user('VERIFIER01'), body: choice })).code).toBe('75');
  });

  test('an order that the job finds so fails before its fee is debited, and says why', async () => {
    const receipt = await submit(3);
    await release(receipt);
    await knownUntil('2026-11-24');
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Failed');
    expect(await feesOf(receipt)).toEqual([]);
    const list = { user: user('MAKER01'), body: { status: 'unsuccessful' } };
    const { items } = await outputOf<{ items: { refNo: string; reason?: string }[] }>(bank(), 'listTransactions', list);
    expect(items.find(({ refNo }) => refNo === receipt.refNo)?.reason).toContain('24 Nov 2026');
  });

  test('an order that the bank confirms beyond the known days is paid, and gets its day when that is known', async () => {
    const receipt = await submit(4);
    await release(receipt);
    await scriptNext(db(), { operation: 'transfer', answer: { kind: 'timeout', truth: 'done' } });
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Pending by Bank');
    await knownUntil('2026-11-24');
    bank().setTime(at('2026-11-23', '09:05:00'));
    await runJobs(bank());
    expect(await detailOf(receipt)).toMatchObject({ status: 'Successful', transactionDetails: { readyDate: null } });
    await knownUntil('2027-12-31');
    bank().setTime(at('2026-11-24'));
    await runJobs(bank());
    expect(await detailOf(receipt)).toMatchObject({ transactionDetails: { readyDate: '2026-11-26' } });
    bank().setTime(at('2026-11-26'));
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Ready to Pick-up');
  });

  test('books keep their announced days when the job that finds them at the branch runs late', async () => {
    const receipt = await submit(6);
    await release(receipt);
    await runJobs(bank());
    bank().setTime(at('2026-12-20'));
    await runJobs(bank());
    expect(await detailOf(receipt)).toMatchObject({
      status: 'Ready to Pick-up',
      transactionDetails: { readyDate: '2026-11-26', collectBy: '2026-12-26' },
    });
  });

  test('books are kept for a month, then the request expires and its maker is told', async () => {
    const receipt = await submit(5);
    await release(receipt);
    await runJobs(bank());
    bank().setTime(at('2026-11-26'));
    await runJobs(bank());
    const expireOn = (date: string) => expireBooks({}, { ...bank().services, now: at(date), attempt: 1 });
    await expireOn('2026-12-26');
    expect(await statusOf(bank(), receipt)).toBe('Ready to Pick-up');
    await expireOn('2026-12-27');
    bank().setTime(at('2026-12-27'));
    expect(await statusOf(bank(), receipt)).toBe('Expired');
    const news = await db()
      .selectFrom('inbox_messages')
      .select(['user_id', 'texts'])
      .where('subject_en', 'like', `${receipt.refNo} has expired%`)
      .execute();
    expect(news).toMatchObject([{ user_id: user('MAKER01') }]);
    expect(news[0]?.texts.ID.paragraphs.join()).toContain('26 Des 2026');
    const body = { refNo: receipt.refNo, revision: 1, pickup: form.pickup };
    const change = await ask(bank(), 'changePickup', { user: user('MAKER01'), body });
    expect(change.code).toBe('EXECUTE_PICKUP_EXPIRED');
  });
});
