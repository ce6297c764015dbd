import { beforeEach, expect, test } from 'vitest';
import { money } from '../../domain/money.ts';
import type { SubmitReceipt, TransactionDetail } from '../../generated/types.ts';
import type { PayableRecord, PaymentKinds } from '../../server/approval/payment-kind.ts';
import type { OrderAnswer } from '../../server/db/host-tables.ts';
import { executeTransfer } from '../../server/execution/execute.ts';
import { recordAnswer } from '../../server/execution/outcome.ts';
import { scriptNext } from '../../server/host/script.ts';
import type { Course } from '../../server/host/sandbox-answers.ts';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { localTransfer } from '../../server/payments/local-transfer/kind.ts';
import { worthInRupiah } from '../../server/reference/rates.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, draftOf, keyOf, releaseSmall, statusOf, submit, user } from './request-bank.ts';

const morning = new Date('2026-11-23T09:00:00+07:00');
const records = 3;

/** A transfer that is paid by three orders, like a bulk file with three records. */
const inThree = async (...asked: Parameters<typeof localTransfer.orders>): Promise<readonly PayableRecord[]> => {
  const [only] = await localTransfer.orders(...asked);
  if (!only) return [];
  const { order, idrEquivalent } = only;
  const part = { ...order.amount, minor: order.amount.minor / BigInt(records) };
  return Array.from({ length: records }, (_, index) => ({
    recordNo: index + 1,
    order: { ...order, reference: `${order.reference}-${index + 1}`, amount: part },
    idrEquivalent: idrEquivalent && { ...idrEquivalent, minor: idrEquivalent.minor / BigInt(records) },
  }));
};

onBothDatabases('a request of several records', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(morning));

  const services = () => {
    const { paymentKinds, ...others } = bank().services;
    const kinds: PaymentKinds = { ...paymentKinds, 'local-transfer': { ...localTransfer, orders: inThree } };
    return { ...others, paymentKinds: kinds };
  };
  /** A released payment of a later day, so that its execution has not begun. */
  const released = async (amount: string): Promise<SubmitReceipt> => {
    const receipt = await submit(bank(), draftOf(amount, { transactionDate: '2026-11-25' }));
    expect((await releaseSmall(bank(), receipt, amount)).code).toBe('00');
    return receipt;
  };
  const executed = async (amount: string, ...courses: Course[]): Promise<SubmitReceipt> => {
    const receipt = await released(amount);
    for (const answer of courses) await scriptNext(bank().services.db, { operation: 'transfer', answer });
    bank().setTime(new Date('2026-11-25T09:00:00+07:00'));
    await runDueJobs(services());
    return receipt;
  };
  const statesOf = async ({ taskId }: SubmitReceipt) => {
    const rows = bank().services.db.selectFrom('executions').select(['record_no', 'state', 'attempts', 'receipt']);
    return rows.where('task_id', '=', taskId).orderBy('record_no').execute();
  };
  const usage = async () =>
    (await bank().services.db.selectFrom('limit_usage').select('used').execute()).reduce(
      (sum, row) => sum + Number(row.used),
      0,
    );
  const done = { kind: 'done' } as const;
  const refused = { kind: 'rejected', code: 'HOST_BIFAST_63' } as const;

  test('is successful when each is paid, and each has its own receipt and counts once against the limit', async () => {
    const before = await usage();
    const receipt = await executed('9000000.00');
    expect(await statusOf(bank(), receipt)).toBe('Successful');
    const rows = await statesOf(receipt);
    expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['done', 1],
      ['done', 1],
      ['done', 1],
    ]);
    expect(new Set(rows.map((row) => row.receipt?.hostReference)).size).toBe(records);
    expect((await usage()) - before).toBe(9_000_000);
    expect(await checkLedger(bank().services.db)).toEqual([]);
  });

  test('is partly successful when one of them is refused, and failed when all are', async () => {
    const partly = await executed('9000300.00', done, refused, done);
    expect(await statusOf(bank(), partly)).toBe('Partial Successful');
    const body = { refNo: partly.refNo, menuAccess: 'LCY' };
    const detail = await outputOf<TransactionDetail>(bank(), 'getTransaction', { user: user('MAKER01'), body });
    expect(detail).toMatchObject({ status: 'Partial Successful' });
    bank().setTime(morning);
    const failed = await executed('9000600.00', refused, refused, refused);
    expect(await statusOf(bank(), failed)).toBe('Failed');
  });

  test('waits for money if records found none, and only those are tried again and checked against the limits', async () => {
    const receipt = await executed('9000900.00', done, { kind: 'insufficient' }, done);
    expect(await statusOf(bank(), receipt)).toBe('Pending Execute');
    const { db } = bank().services;
    const used = (await usage()) + 3_000_300;
    const limit = { company_id: 'NUSANTARA', kind: 'corporate-daily', service: 'SVC_LCY_BIFAST' } as const;
    await db
      .insertInto('company_limits')
      .values({ ...limit, amount: used.toFixed(2) })
      .execute();
    const { taskId: _task, ...body } = keyOf(receipt);
    expect((await ask(bank(), 'executePending', { user: user('RELEASER01'), body })).code).toBe('00');
    await runDueJobs(services());
    expect(await statusOf(bank(), receipt)).toBe('Successful');
    expect((await statesOf(receipt)).map(({ attempts }) => attempts)).toEqual([1, 2, 1]);
    await db.deleteFrom('company_limits').where('company_id', '=', 'NUSANTARA').execute();
  });

  test('is pending by bank if one is not answered, which is enquired by its own reference', async () => {
    const receipt = await executed('9001200.00', done, { kind: 'timeout', truth: 'done' }, refused);
    expect(await statusOf(bank(), receipt)).toBe('Pending by Bank');
    bank().setTime(new Date('2026-11-25T09:02:00+07:00'));
    await runDueJobs(services());
    expect(await statusOf(bank(), receipt)).toBe('Partial Successful');
  });

  test('continues with the others if a process died between two of them', async () => {
    const receipt = await executed('9001500.00', done, { kind: 'insufficient' }, { kind: 'insufficient' });
    const { db } = bank().services;
    const own = db.updateTable('executions').where('task_id', '=', receipt.taskId);
    await own.set({ state: 'sent' }).where('record_no', '=', 2).execute();
    await own.set({ state: 'due' }).where('record_no', '=', 3).execute();
    await db
      .updateTable('requests')
      .set({ status: 'Execution In Progress' })
      .where('task_id', '=', receipt.taskId)
      .execute();
    const job = { ...services(), now: bank().services.clock.now(), attempt: 1 };
    const payload = { companyId: 'NUSANTARA', taskId: receipt.taskId };
    await Promise.all([executeTransfer(payload, job), executeTransfer(payload, job)]);
    expect((await statesOf(receipt)).map(({ state }) => state)).toEqual(['done', 'unanswered', 'done']);
    expect(await statusOf(bank(), receipt)).toBe('Pending by Bank');
    const lost: OrderAnswer = { kind: 'rejected', code: 'ERR_HOST_REJECTED' };
    await recordAnswer(job, { ...payload, recordNo: 2 }, lost, true);
    expect(await statusOf(bank(), receipt)).toBe('Partial Successful');
  });

  test('an amount in dollars counts in rupiah, with the rate it was counted at and where that stands', async () => {
    const { db, clock } = bank().services;
    const amount = money(1_000_00n, 'USD');
    const worth = await worthInRupiah(db, amount, clock.now());
    if (!worth.ok) throw new Error(worth.code);
    const draft = draftOf('10000000.00', { amount, idrEquivalent: worth.value.amount, rupiahRate: worth.value.rate });
    const { taskId } = await submit(bank(), draft);
    const row = await db
      .selectFrom('requests')
      .select(['idr_equivalent', 'rupiah_rate'])
      .where('task_id', '=', taskId)
      .executeTakeFirstOrThrow();
    const { rate = '0', source = '' } = row.rupiah_rate ?? {};
    expect(Number(row.idr_equivalent)).toBe(1_000 * Number(rate));
    expect(source).toMatch(/\w/);
  });
});
