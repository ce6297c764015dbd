// Books whose day the calendar does not have yet, and books that nobody collects.
import { beforeEach, expect, test } from 'vitest';
import type { SubmitReceipt } from '../../generated/types.ts';
import { scriptNext } from '../../server/host/script.ts';
import { expireBooks } from '../../server/payments/cheque-book/uncollected.ts';
import { bookDetailOf, bookForm, keyOf, releaseBooks, submitBooks, verifyBooks } from './cheque-bank.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, runJobs, statusOf, user } from './request-bank.ts';

const at = (date: string, time = '09:00:00') => new Date(`${date}T${time}+07:00`);

onBothDatabases('the days of cheque books', addRequestBank, (bank) => {
  const db = () => bank().services.db;
  const knownUntil = (day: string) => db().updateTable('calendars').set({ known_until: day }).execute();
  const submit = (quantity: number) => submitBooks(bank(), bookForm({ quantity }));
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
    expect((await ask(bank(), 'validateChequeBook', { user: user('MAKER01'), body: { form: bookForm() } })).code).toBe(
      '75',
    );
    expect(await verifyBooks(bank(), receipt)).toBe('75');
    await knownUntil('2026-11-26');
    bank().setTime(at('2026-11-23', '20:00:00'));
    const choice = { ...keyOf(receipt), choice: 'next-working-day' };
    expect((await ask(bank(), 'chooseForLateRequest', { user: user('VERIFIER01'), body: choice })).code).toBe('75');
  });

  test('an order that the job finds so fails before its fee is debited, and says why', async () => {
    const receipt = await submit(3);
    await releaseBooks(bank(), receipt);
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
    await releaseBooks(bank(), receipt);
    await scriptNext(db(), { operation: 'transfer', answer: { kind: 'timeout', truth: 'done' } });
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Pending by Bank');
    await knownUntil('2026-11-24');
    bank().setTime(at('2026-11-23', '09:05:00'));
    await runJobs(bank());
    expect(await bookDetailOf(bank(), receipt)).toMatchObject({
      status: 'Successful',
      transactionDetails: { readyDate: null },
    });
    await knownUntil('2027-12-31');
    bank().setTime(at('2026-11-24'));
    await runJobs(bank());
    expect(await bookDetailOf(bank(), receipt)).toMatchObject({ transactionDetails: { readyDate: '2026-11-26' } });
    bank().setTime(at('2026-11-26'));
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Ready to Pick-up');
  });

  test('books keep their announced days when the job that finds them at the branch runs late', async () => {
    const receipt = await submit(6);
    await releaseBooks(bank(), receipt);
    await runJobs(bank());
    bank().setTime(at('2026-12-20'));
    await runJobs(bank());
    expect(await bookDetailOf(bank(), receipt)).toMatchObject({
      status: 'Ready to Pick-up',
      transactionDetails: { readyDate: '2026-11-26', collectBy: '2026-12-26' },
    });
  });

  test('books are kept for a month, then the request expires and its maker gets a message', async () => {
    const receipt = await submit(5);
    await releaseBooks(bank(), receipt);
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
    const body = { refNo: receipt.refNo, revision: 1, pickup: bookForm().pickup };
    const change = await ask(bank(), 'changePickup', { user: user('MAKER01'), body });
    expect(change.code).toBe('EXECUTE_PICKUP_EXPIRED');
  });
});
