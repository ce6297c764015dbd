import { beforeEach, expect, test } from 'vitest';
import type {
  FeeQuote,
  LocalCharges,
  Money as WireMoney,
  TransactionDetail,
  TransactionList,
  TransactionTimeline,
} from '../../generated/types.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { emptyAccount } from './account-money.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import {
  addRequestBank,
  draftOf,
  keyOf,
  logOf,
  releasedTransfer,
  releaseSmall,
  runJobs,
  statusOf,
  submit,
  user,
} from './request-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');

const payer = (id: string, number: string, currency: 'IDR' | 'USD') => ({
  chargeTransactionFeeTo: 'REMITTER' as const,
  feeAccount: { id, number, alias: 'Payer of fees', currency },
});
const rupiahFee = { value: '2500.00', currency: 'IDR' } as const;
const feeCases: readonly (readonly [string, LocalCharges, WireMoney, Readonly<Record<string, string>>])[] = [
  [
    'itself',
    { chargeTransactionFeeTo: 'REMITTER' },
    rupiahFee,
    { 'acc-0001': '-10002500.00', 'clearing-IDR': '10000000.00', 'fees-IDR': '2500.00' },
  ],
  [
    'another account',
    payer('acc-0002', '1370010246802', 'IDR'),
    rupiahFee,
    { 'acc-0001': '-10000000.00', 'acc-0002': '-2500.00', 'clearing-IDR': '10000000.00', 'fees-IDR': '2500.00' },
  ],
  [
    'an account in dollars',
    payer('acc-0003', '1370020099017', 'USD'),
    { value: '0.15', currency: 'USD' },
    { 'acc-0001': '-10000000.00', 'acc-0003': '-0.15', 'clearing-IDR': '10000000.00', 'fees-USD': '0.15' },
  ],
  [
    'its payee',
    { chargeTransactionFeeTo: 'BENEFICIARY' },
    rupiahFee,
    { 'acc-0001': '-10000000.00', 'clearing-IDR': '9997500.00', 'fees-IDR': '2500.00' },
  ],
];

onBothDatabases('a released transaction', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(morning));

  const released = (amount: string, date?: string) => releasedTransfer(bank(), amount, date);
  const listed = async (status: string, id = 'MAKER01') =>
    (await outputOf<TransactionList>(bank(), 'listTransactions', { user: user(id), body: { status } })).items;

  test('fails if its payee was to pay a fee above its amount, as when that was not compared', async () => {
    const { content } = draftOf('2000.00');
    if (content.kind !== 'local-transfer' || content.form.transferType === 'OVB')
      throw new Error('No transfer by rail');
    const charges: LocalCharges = { chargeTransactionFeeTo: 'BENEFICIARY' };
    const draft = draftOf('2000.00', {
      content: { ...content, form: { ...content.form, charges } },
      fees: {
        lines: [{ type: 'transaction', amount: rupiahFee, account: null }],
        totalFee: rupiahFee,
        totalDebit: { value: '2000.00', currency: 'IDR' },
      },
    });
    const receipt = await submit(bank(), draft);
    expect((await releaseSmall(bank(), receipt, '2000.00')).code).toBe('00');
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Failed');
    expect(await checkLedger(bank().services.db)).toEqual([]);
  });

  test('waits for its date, and is then paid without a further action', async () => {
    const receipt = await released('12000000.00', '2026-11-25');
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Pending Execute');
    expect((await listed('forward_dated')).map(({ refNo }) => refNo)).toContain(receipt.refNo);
    const body = { refNo: receipt.refNo, revision: 1, menuAccess: 'LCY' };
    const early = await ask(bank(), 'executePending', { user: user('RELEASER01'), body });
    expect([early.status, early.code]).toEqual([422, 'EXECUTE_NOT_DUE']);
    bank().setTime(new Date('2026-11-25T07:00:00+07:00'));
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Successful');
  });

  test('by clearing, before the clearing opens, waits until it does', async () => {
    bank().setTime(new Date('2026-11-23T06:04:00+07:00'));
    const receipt = await submit(bank(), draftOf('14000000.00', { service: 'SVC_LCY_LLG' }));
    await releaseSmall(bank(), receipt, '14000000.00');
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Pending Execute');
    expect((await listed('forward_dated')).map(({ refNo }) => refNo)).toContain(receipt.refNo);
    const key = { refNo: receipt.refNo, menuAccess: 'LCY' };
    const { ahead } = await outputOf<TransactionTimeline>(bank(), 'getTransactionTimeline', {
      user: user('MAKER01'),
      body: key,
    });
    const opening = { expectedAt: '2026-11-23T08:00:00+07:00', waitsFor: 'The opening of the service' };
    expect(ahead).toMatchObject([{ kind: 'execute', ...opening }]);
    bank().setTime(new Date('2026-11-23T08:00:00+07:00'));
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Successful');
  });

  test('is cancelled while it waits for its date, and then never paid', async () => {
    const receipt = await released('13000000.00', '2026-11-26');
    const { taskId: _task, ...body } = keyOf(receipt);
    expect((await ask(bank(), 'cancelForwardDated', { user: user('MAKER01'), body })).output).toMatchObject({
      status: 'Cancelled',
    });
    bank().setTime(new Date('2026-11-26T07:00:00+07:00'));
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Cancelled');
    const debited = await bank()
      .services.db.selectFrom('journal_entries')
      .select('entry_id')
      .where('reference', '=', receipt.refNo)
      .execute();
    expect(debited).toEqual([]);
  });

  test('without money is tried again by the releaser without a new signature', async () => {
    const amount = '10090051.00';
    const receipt = await released(amount);
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Pending Execute');
    const item = (await listed('pending', 'RELEASER01')).find(({ refNo }) => refNo === receipt.refNo);
    expect(item?.actions).toEqual(['cancel', 'execute']);
    const body = { refNo: receipt.refNo, revision: 1, menuAccess: 'LCY' };
    const started = await outputOf<object>(bank(), 'executePending', { user: user('RELEASER01'), body });
    expect(started).toMatchObject({ status: 'Execution In Progress' });
    const twice = await ask(bank(), 'executePending', { user: user('RELEASER01'), body });
    expect([twice.status, twice.code]).toEqual([409, 'EXECUTE_RUNNING']);
    await runJobs(bank());
    const attempts = await bank()
      .services.db.selectFrom('executions')
      .select('attempts')
      .where('task_id', '=', receipt.taskId)
      .executeTakeFirstOrThrow();
    expect(attempts.attempts).toBe(2);
  });

  test('without money is paid once, when there is money and the releaser has it executed', async () => {
    const { db } = bank().services;
    const amount = '10700000.00';
    const money = await emptyAccount(db, 10_000_000_00n);
    const receipt = await released(amount);
    const body = { refNo: receipt.refNo, revision: 1, menuAccess: 'LCY' };
    const execute = async () => {
      expect((await ask(bank(), 'executePending', { user: user('RELEASER01'), body })).code).toBe('00');
      await runJobs(bank());
    };
    await runJobs(bank());
    await execute();
    expect(await statusOf(bank(), receipt)).toBe('Pending Execute');
    await money.comesIn();
    await execute();
    expect(await statusOf(bank(), receipt)).toBe('Successful');
    expect(await money.paidFor(receipt)).toEqual(['-10700000.00', '10700000.00']);
    expect(await checkLedger(db)).toEqual([]);
    const named = { refNo: receipt.refNo, menuAccess: 'LCY' };
    const detail = await outputOf<TransactionDetail>(bank(), 'getTransaction', { user: user('MAKER01'), body: named });
    expect(detail).toMatchObject({ status: 'Successful', receipt: { kind: 'transfer' } });
  });

  test.each(feeCases)('debits its fee from the account that was quoted: %s', async (_, charges, totalFee, paid) => {
    const draft = draftOf('10000000.00');
    const { content } = draft;
    if (content.kind !== 'local-transfer' || content.form.transferType !== 'BIFAST') throw new Error(content.kind);
    const fees: FeeQuote = { lines: [], totalFee, totalDebit: { value: '10000000.00', currency: 'IDR' } };
    const receipt = await submit(bank(), {
      ...draft,
      fees,
      content: { ...content, form: { ...content.form, charges } },
    });
    await releaseSmall(bank(), receipt);
    await runJobs(bank());
    const rows = await bank()
      .services.db.selectFrom('postings as p')
      .innerJoin('journal_entries as e', 'e.entry_id', 'p.entry_id')
      .select(['p.account_id', ({ fn }) => fn.sum<string>('p.amount').as('amount')])
      .where('e.reference', '=', receipt.refNo)
      .groupBy('p.account_id')
      .execute();
    expect(Object.fromEntries(rows.map(({ account_id: id, amount }) => [id, amount]))).toEqual(paid);
  });

  test('without money that was moved to another day is not executed before that day', async () => {
    const money = await emptyAccount(bank().services.db, 1_000_00n);
    const receipt = await submit(bank(), draftOf('10710000.00', { service: 'SVC_LCY_LLG' }));
    await releaseSmall(bank(), receipt, '10710000.00');
    await runJobs(bank());
    await money.comesIn();
    bank().setTime(new Date('2026-11-23T19:00:00+07:00'));
    const { taskId: _task, ...body } = keyOf(receipt);
    const execute = async () => (await ask(bank(), 'executePending', { user: user('RELEASER01'), body })).code;
    expect(await execute()).toBe('ERR_TRX_COT_3');
    const choice = { ...keyOf(receipt), choice: 'next-working-day' };
    expect((await ask(bank(), 'chooseForLateRequest', { user: user('RELEASER01'), body: choice })).code).toBe('00');
    expect(await execute()).toBe('EXECUTE_NOT_DUE');
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Pending Execute');
    bank().setTime(new Date('2026-11-24T06:00:00+07:00'));
    expect(await execute()).toBe('00');
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Execution In Progress');
    bank().setTime(new Date('2026-11-24T08:00:00+07:00'));
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Successful');
  });

  test('without money is not tried again above a limit that was set since, or from a blocked account', async () => {
    const { db } = bank().services;
    const receipt = await released('10190051.00');
    await runJobs(bank());
    const body = { refNo: receipt.refNo, revision: 1, menuAccess: 'LCY' };
    const execute = async () => (await ask(bank(), 'executePending', { user: user('RELEASER01'), body })).code;
    const limit = { company_id: 'NUSANTARA', kind: 'corporate-daily', service: 'SVC_LCY_BIFAST' } as const;
    await db
      .insertInto('company_limits')
      .values({ ...limit, amount: '5000000.00' })
      .execute();
    expect(await execute()).toBe('139');
    await db.deleteFrom('company_limits').where('company_id', '=', 'NUSANTARA').execute();
    const account = db.updateTable('accounts').where('account_id', '=', 'acc-0001');
    await account.set({ status: 'blocked' }).execute();
    expect(await execute()).toBe('90');
    await account.set({ status: 'active' }).execute();
    expect(await execute()).toBe('00');
  });

  test('the host does not answer is pending by bank, and settled by an enquiry, not by a second order', async () => {
    const receipt = await released('10090900.00');
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Pending by Bank');
    const body = { refNo: receipt.refNo, idTrxLog: await logOf(bank(), receipt) };
    const waiting = await outputOf<object>(bank(), 'getBankEnquiry', { user: user('MAKER01'), body });
    expect(waiting).toMatchObject({ status: 'Pending by Bank', enquiries: 0, code: 'ERR_HOST_TIMEOUT' });
    bank().setTime(new Date('2026-11-23T09:01:00+07:00'));
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Successful');
    const answered = await outputOf<object>(bank(), 'getBankEnquiry', { user: user('MAKER01'), body });
    expect(answered).toMatchObject({ status: 'Successful', enquiries: 1, code: null });
    const entries = await bank()
      .services.db.selectFrom('journal_entries')
      .select('entry_id')
      .where('reference', '=', receipt.refNo)
      .execute();
    expect(entries.length).toBe(1);
  });

  test('whose process died on the way is enquired about, never sent a second time', async () => {
    const receipt = await released('16000000.00');
    const { db } = bank().services;
    await db
      .updateTable('executions')
      .set({ state: 'sent', sent_at: morning })
      .where('task_id', '=', receipt.taskId)
      .execute();
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Pending by Bank');
    bank().setTime(new Date('2026-11-23T09:01:00+07:00'));
    await runJobs(bank());
    expect(await statusOf(bank(), receipt)).toBe('Failed');
    const entries = await db
      .selectFrom('journal_entries')
      .select('entry_id')
      .where('reference', '=', receipt.refNo)
      .execute();
    expect(entries).toEqual([]);
  });
});
