import { beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from './on-databases.ts';
import { inquire, internet, meter } from './bill-bank.ts';
import { addRequestBank, runJobs, user } from './request-bank.ts';
import { queueUnmailedNews } from '../../server/news/queue-news.ts';
import { expireWaiting } from '../../server/requests/expire.ts';
import { scriptNext } from '../../server/host/script.ts';
import type { DashboardDay, DecisionPreview, NoticeTopic, TransactionDetail } from '../../generated/types.ts';
import { outputOf } from './lookup-calls.ts';
import {
  at,
  createSeries,
  keyOfSeries,
  moveTo,
  occurrencesOf,
  recurringBill,
  rent,
  runningSeries,
  seriesOf,
  thursdays,
} from './series-bank.ts';

onBothDatabases('what goes wrong on the day of a series', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(at('2026-11-23')));

  const mailsAbout = async (refNo: string) =>
    (await bank().services.db.selectFrom('mails').select(['subject', 'body']).execute()).filter(({ subject }) =>
      subject.startsWith(refNo),
    );

  const setStatus = (status: 'active' | 'closed') =>
    bank().services.db.updateTable('accounts').set({ status }).where('account_id', '=', 'acc-0001').execute();

  test('a closed account fails that payment for good, its makers are notified, and the next one is tried anew', async () => {
    const receipt = await runningSeries(bank());
    await setStatus('closed');
    await moveTo(bank(), '2026-12-10');
    await setStatus('active');
    const [first] = await occurrencesOf(bank(), receipt);
    expect(first).toMatchObject({ status: 'Failed', code: '91', refNo: null });
    const [mail] = await mailsAbout(receipt.refNo);
    expect(mail?.body).toContain('Bank tidak mencoba lagi');
    await moveTo(bank(), '2026-12-17');
    const [, second] = await occurrencesOf(bank(), receipt);
    expect(second).toMatchObject({ status: 'Successful' });
  });

  test('a used-up daily limit is tried again on the next working day', async () => {
    const receipt = await runningSeries(bank(), rent(thursdays, '7000000.00'));
    const limit = (amount: string) =>
      bank()
        .services.db.updateTable('company_limits')
        .set({ amount })
        .where('kind', '=', 'corporate-daily')
        .where('service', '=', 'SVC_LCY_BIFAST')
        .returning('amount')
        .execute();
    await bank()
      .services.db.insertInto('company_limits')
      .values({
        company_id: 'NUSANTARA',
        kind: 'corporate-daily',
        service: 'SVC_LCY_BIFAST',
        subject: '',
        amount: '1.00',
      })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'kind', 'service', 'subject']).doUpdateSet({ amount: '1.00' }),
      )
      .execute();
    await moveTo(bank(), '2026-12-10');
    expect((await occurrencesOf(bank(), receipt))[0]).toMatchObject({
      status: 'Pending Execute',
      code: '139',
      refNo: null,
    });
    await limit('1000000000.00');
    await moveTo(bank(), '2026-12-11');
    expect((await occurrencesOf(bank(), receipt))[0]).toMatchObject({ status: 'Successful', code: null });
  });

  test('an account without enough money is tried again by the bank on the next working day', async () => {
    const receipt = await runningSeries(bank(), rent(thursdays, '6000000.00'));
    const wishes = { email_notices: ['task-waiting'] as NoticeTopic[] };
    const details = bank().services.db.updateTable('user_details').where('user_id', '=', user('RELEASER01'));
    await details.set(wishes).execute();
    const answer = { kind: 'insufficient' } as const;
    await scriptNext(bank().services.db, { operation: 'transfer', service: 'SVC_LCY_BIFAST', answer });
    await moveTo(bank(), '2026-12-10');
    const [waits] = await occurrencesOf(bank(), receipt);
    expect(waits).toMatchObject({
      status: 'Pending Execute',
      refNo: expect.stringMatching(/^LCY/),
      waitsForMoney: true,
      nextAttemptAt: expect.stringContaining('2026-12-11'),
    });
    expect((await seriesOf(bank(), receipt)).series).toMatchObject({ executedOccurrences: 0, remainingOccurrences: 4 });
    const { waitsForMoney, status } = await outputOf<TransactionDetail>(bank(), 'getTransaction', {
      user: user('MAKER01'),
      body: { refNo: waits?.refNo, menuAccess: 'LCY' },
    });
    expect({ waitsForMoney, status }).toMatchObject({
      status: 'Pending Execute',
      waitsForMoney: { nextAttemptAt: waits?.nextAttemptAt },
    });
    const messages = await bank()
      .services.db.selectFrom('inbox_messages')
      .select(['user_id', 'texts'])
      .where('subject_en', '=', `${waits?.refNo} waits for money`)
      .execute();
    expect(messages.map(({ user_id: id }) => id)).toEqual(
      expect.arrayContaining([user('MAKER01'), user('RELEASER01')]),
    );
    expect(JSON.stringify(messages)).toContain(`recurring payment ${receipt.refNo}`);
    const { deadlines } = await outputOf<DashboardDay>(bank(), 'getDashboardDay', { user: user('RELEASER01') });
    expect(deadlines).toContainEqual(expect.objectContaining({ kind: 'money', reference: waits?.refNo }));
    await queueUnmailedNews(bank().services);
    await runJobs(bank());
    const mails = await mailsAbout(waits?.refNo ?? '');
    expect(mails.filter(({ body }) => body.includes(receipt.refNo))).not.toEqual([]);
    await moveTo(bank(), '2026-12-11');
    expect((await occurrencesOf(bank(), receipt))[0]).toMatchObject({
      status: 'Successful',
      refNo: waits?.refNo,
      plannedDate: '2026-12-10',
      executionDate: '2026-12-11',
    });
    // The limits of the day on which it is paid count.
    const { execution_date: paidOn } = await bank()
      .services.db.selectFrom('requests')
      .select('execution_date')
      .where('ref_no', '=', waits?.refNo ?? '')
      .executeTakeFirstOrThrow();
    expect(paidOn).toBe('2026-12-11');
  });

  test('a payment that waits for money expires only when the bank does not try it again', async () => {
    const receipt = await runningSeries(bank(), rent(thursdays, '4000000.00'));
    const { db } = bank().services;
    const { value: most } = await db
      .selectFrom('system_parameters')
      .select('value')
      .where('name', '=', 'RECURRING_MAX_ATTEMPTS')
      .executeTakeFirstOrThrow();
    const answer = { kind: 'insufficient' } as const;
    for (let attempt = 0; attempt < Number(most); attempt += 1)
      await scriptNext(db, { operation: 'transfer', service: 'SVC_LCY_BIFAST', answer });
    await moveTo(bank(), '2026-12-10');
    const statusOn = async (day: string) => {
      bank().setTime(at(day));
      await expireWaiting({ ...bank().services, now: bank().services.clock.now(), attempt: 1 });
      return (await occurrencesOf(bank(), receipt))[0]?.status;
    };
    expect(await statusOn('2026-12-16')).toBe('Pending Execute');
    for (const day of ['2026-12-16', '2026-12-17', '2026-12-18', '2026-12-21']) await moveTo(bank(), day);
    expect(await statusOn('2026-12-30')).toBe('Expired');
  });

  test('a bill pays what is open up to its cap; above the cap, or with nothing open, that payment is skipped', async () => {
    const payee = meter('00775533');
    const { bills } = await inquire(bank(), payee);
    expect(bills.length).toBeGreaterThan(0);
    const enough = await runningSeries(bank(), recurringBill(payee, '45000000.00'));
    const small = await runningSeries(bank(), recurringBill(internet, '1000.00'));
    await moveTo(bank(), '2026-12-10');
    const [paid] = await occurrencesOf(bank(), enough);
    expect(paid).toMatchObject({ status: 'Successful', refNo: expect.stringMatching(/^BIL/) });
    const [above] = await occurrencesOf(bank(), small);
    expect(above).toMatchObject({ status: 'Skipped', code: 'RECURRING_ABOVE_CAP', refNo: null });
    expect((await mailsAbout(small.refNo))[0]?.body).toContain('Rp 1.000,00');
    await moveTo(bank(), '2026-12-17');
    expect((await occurrencesOf(bank(), enough))[1]).toMatchObject({ status: 'Skipped', code: '184' });
  });

  test('who decides on a series of bills reads and signs what it comes to at most', async () => {
    const bills = keyOfSeries(await createSeries(bank(), recurringBill(internet, '2000000.00')));
    const preview = await outputOf<DecisionPreview>(bank(), 'previewDecision', {
      user: user('VERIFIER01'),
      body: { decision: 'verify', items: [bills] },
    });
    const total = { value: '8000000.00', currency: 'IDR' };
    expect(preview.items[0]?.series).toMatchObject({ payments: 4, total, isMost: true });
  });

  test('a blocked maker does not stop a series, one who lost the service does', async () => {
    const receipt = await runningSeries(bank(), rent(thursdays, '5000000.00'));
    const change = (set: { status?: 'active' | 'blocked'; services?: string[] }) =>
      bank().services.db.updateTable('users').set(set).where('user_id', '=', user('MAKER01')).execute();
    const before = await bank()
      .services.db.selectFrom('users')
      .select('services')
      .where('user_id', '=', user('MAKER01'))
      .executeTakeFirstOrThrow();
    await change({ status: 'blocked' });
    await moveTo(bank(), '2026-12-10');
    await change({ status: 'active', services: before.services.filter((one) => one !== 'SVC_RECURRING') });
    await moveTo(bank(), '2026-12-17');
    await change({ services: before.services });
    const all = await occurrencesOf(bank(), receipt);
    expect(all.slice(0, 2).map(({ status, code }) => [status, code])).toEqual([
      ['Successful', null],
      ['Failed', '94'],
    ]);
  });

  test('a payment that is still at the bank on the day of an attempt is tried again after the bank found no money', async () => {
    const receipt = await runningSeries(bank(), rent(thursdays, '6100000.00'));
    const { db } = bank().services;
    await scriptNext(db, { operation: 'transfer', service: 'SVC_LCY_BIFAST', answer: { kind: 'insufficient' } });
    await moveTo(bank(), '2026-12-10');
    const [waits] = await occurrencesOf(bank(), receipt);
    const identity = db.updateTable('requests').where('ref_no', '=', waits?.refNo ?? '');
    // The bank does not answer until the evening of the next working day.
    await identity.set({ status: 'Pending by Bank' }).execute();
    await moveTo(bank(), '2026-12-11');
    await identity.set({ status: 'Pending Execute' }).execute();
    await moveTo(bank(), '2026-12-14');
    expect((await occurrencesOf(bank(), receipt))[0]).toMatchObject({ status: 'Successful', refNo: waits?.refNo });
  });

  test('a day whose holidays are not announced is held, its makers are notified once, and it is paid when they are known', async () => {
    const fromNewYear = { ...thursdays, startDate: '2027-01-14', endDate: '2027-01-21', expiryDate: '2026-12-16' };
    const receipt = await runningSeries(bank(), rent(fromNewYear, '3000000.00'));
    const { db } = bank().services;
    for (const day of ['2027-01-14', '2027-01-15', '2027-01-18', '2027-01-19', '2027-01-20']) await moveTo(bank(), day);
    const [held, later] = await occurrencesOf(bank(), receipt);
    expect(held).toMatchObject({ status: 'Pending Execute', code: '75', shift: 'unknown', refNo: null });
    expect(later).toMatchObject({ status: 'Pending Execute', code: null });
    const mails = await mailsAbout(receipt.refNo);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('pembayaran 14 Jan 2027 ditahan')]);
    expect(mails[0]?.body).toContain('setelah hari libur diumumkan');
    await db
      .insertInto('calendars')
      .values({ known_from: '2027-01-01', known_until: '2027-12-31', source: 'Story' })
      .execute();
    await moveTo(bank(), '2027-01-21');
    await db.deleteFrom('calendars').where('source', '=', 'Story').execute();
    expect((await occurrencesOf(bank(), receipt)).map(({ status }) => status)).toEqual(['Successful', 'Successful']);
  });

  test('two processes that run the same job pay each day once', async () => {
    const receipt = await runningSeries(bank(), rent(thursdays, '4000000.00'));
    bank().setTime(at('2026-12-17'));
    await Promise.all([runJobs(bank()), runJobs(bank())]);
    await runJobs(bank());
    const { series } = await seriesOf(bank(), receipt);
    expect(series).toMatchObject({ executedOccurrences: 2, remainingOccurrences: 2 });
    const rows = await bank()
      .services.db.selectFrom('requests')
      .select('ref_no')
      .where('series_ref_no', '=', receipt.refNo)
      .execute();
    expect(rows).toHaveLength(2);
  });
});
