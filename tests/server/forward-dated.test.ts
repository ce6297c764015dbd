import { beforeEach, expect, test } from 'vitest';
import type { FeeQuote, LocalCharges, SubmitReceipt, TransactionList } from '../../generated/types.ts';
import { queueUnmailedNews } from '../../server/news/queue-news.ts';
import { onBothDatabases } from './on-databases.ts';
import { outputOf } from './lookup-calls.ts';
import { addRequestBank, draftOf, releaseSmall, runJobs, statusOf, submit, user } from './request-bank.ts';

const amount = '12000000.00';
const company_id = 'NUSANTARA';
const fees: FeeQuote = {
  lines: [],
  totalFee: { value: '2500.00', currency: 'IDR' },
  totalDebit: { value: amount, currency: 'IDR' },
};
const limit = { company_id, kind: 'corporate-daily', service: 'SVC_LCY_BIFAST', subject: '' } as const;

onBothDatabases('a payment that waits for its day', addRequestBank, (bank) => {
  const db = () => bank().services.db;
  const maker = () => db().updateTable('users').where('user_id', '=', user('MAKER01'));
  const setStatus = (id: string, status: 'active' | 'blocked' | 'closed') =>
    db().updateTable('accounts').set({ status }).where('account_id', '=', id).execute();

  beforeEach(() => bank().setTime(new Date('2026-11-23T09:00:00+07:00')));

  const waiting = async (charges?: LocalCharges, transactionDate = '2026-11-25'): Promise<SubmitReceipt> => {
    const draft = draftOf(amount, { transactionDate });
    const { content } = draft;
    if (content.kind !== 'local-transfer' || content.form.transferType !== 'BIFAST') throw new Error(content.kind);
    const form = { ...content.form, ...(charges && { charges }) };
    const receipt = await submit(bank(), { ...draft, fees, content: { kind: content.kind, form } });
    expect((await releaseSmall(bank(), receipt, amount)).code).toBe('00');
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Pending Execute');
    return receipt;
  };
  const dayComes = async (date = '2026-11-25'): Promise<void> => {
    bank().setTime(new Date(`${date}T07:00:00+07:00`));
    await runJobs(bank());
    await queueUnmailedNews(bank().services);
    await runJobs(bank());
  };
  const endOf = async ({ taskId, refNo }: SubmitReceipt) => {
    const { code } = await db()
      .selectFrom('executions')
      .select('code')
      .where('task_id', '=', taskId)
      .executeTakeFirstOrThrow();
    const body = { status: 'all' };
    const { items } = await outputOf<TransactionList>(bank(), 'listTransactions', { user: user('MAKER01'), body });
    const { status, reason } = items.find((one) => one.refNo === refNo) ?? {};
    return { status, code, reason };
  };
  const newsOf = async ({ refNo }: SubmitReceipt) =>
    db()
      .selectFrom('inbox_messages')
      .select('texts')
      .where('user_id', '=', user('MAKER01'))
      .where('subject_en', '=', `${refNo} failed`)
      .execute();
  const reservedOn = async () => {
    const rows = db().selectFrom('requests').select('ref_no').where('execution_date', '=', '2026-11-25');
    return (await rows.where('tab', 'in', ['pending', 'forward_dated', 'repair']).execute()).length;
  };

  test('fails if its account was closed meanwhile, its maker reads why, and it reserves nothing any more', async () => {
    const receipt = await waiting();
    await setStatus('acc-0001', 'closed');
    await dayComes();
    await setStatus('acc-0001', 'active');
    expect(await endOf(receipt)).toEqual({
      status: 'Failed',
      code: '91',
      reason: expect.stringContaining('dormant or closed'),
    });
    expect(await newsOf(receipt)).toMatchObject([
      {
        texts: {
          ID: {
            paragraphs: [
              expect.anything(),
              expect.stringContaining('Dirilis oleh'),
              expect.stringContaining('sudah ditutup'),
            ],
          },
        },
      },
    ]);
    expect(await reservedOn()).toBe(0);
  });

  test('names the closed account that was to pay its fee, instead of failing without a reason', async () => {
    const feeAccount = { id: 'acc-0002', number: '1370010246802', alias: 'Payroll', currency: 'IDR' } as const;
    const receipt = await waiting({ chargeTransactionFeeTo: 'REMITTER', feeAccount });
    await setStatus('acc-0002', 'closed');
    await dayComes();
    await setStatus('acc-0002', 'active');
    expect(await endOf(receipt)).toMatchObject({ status: 'Failed', code: '91' });
  });

  test('fails above a limit that was lowered meanwhile, and both languages name the limit', async () => {
    const receipt = await waiting();
    await db()
      .insertInto('company_limits')
      .values({ ...limit, amount: '11000000.00' })
      .execute();
    await dayComes();
    await db().deleteFrom('company_limits').where('company_id', '=', company_id).execute();
    expect(await endOf(receipt)).toEqual({
      status: 'Failed',
      code: '139',
      reason: expect.stringMatching(/IDR 11,000,000\.00 .*\.$/),
    });
    const [news] = await newsOf(receipt);
    expect(news?.texts.EN.paragraphs.join(' ')).toContain('11,000,000.00 a day');
    expect(news?.texts.ID.paragraphs.join(' ')).toContain('11.000.000,00');
  });

  test('is paid before another one of its day, which a lowered limit then leaves no room for', async () => {
    const both = [await waiting(), await waiting()];
    await db()
      .insertInto('company_limits')
      .values({ ...limit, amount: '15000000.00' })
      .execute();
    await dayComes();
    await db().deleteFrom('company_limits').where('company_id', '=', company_id).execute();
    const ends = await Promise.all(both.map(endOf));
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['Failed', 'Successful']));
  });

  test('fails if its maker lost the service or the account, and is paid if its maker is only blocked', async () => {
    const { services } = await db()
      .selectFrom('users')
      .select('services')
      .where('user_id', '=', user('MAKER01'))
      .executeTakeFirstOrThrow();
    const access = db().updateTable('account_access').where('user_id', '=', user('MAKER01'));
    const [noService, noAccount, blocked] = [
      await waiting(undefined, '2026-11-25'),
      await waiting(undefined, '2026-11-26'),
      await waiting(undefined, '2026-11-27'),
    ];
    await maker()
      .set({ services: services.filter((one) => one !== limit.service) })
      .execute();
    await dayComes('2026-11-25');
    await maker().set({ services }).execute();
    await access.set({ may_debit: false }).execute();
    await dayComes('2026-11-26');
    await access.set({ may_debit: true }).execute();
    await maker().set({ status: 'blocked' }).execute();
    await dayComes('2026-11-27');
    await maker().set({ status: 'active' }).execute();
    expect(await endOf(noService)).toMatchObject({ status: 'Failed', code: '94' });
    expect(await endOf(noAccount)).toMatchObject({ status: 'Failed', code: 'EXECUTE_NO_ACCESS' });
    expect(await endOf(blocked)).toMatchObject({ status: 'Successful', code: null });
  });
});
