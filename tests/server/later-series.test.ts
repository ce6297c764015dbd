// Running series of every kind, on whose first day something has changed that is as before on the second: each day is paid
// as it is shown or says why not, a bill never above its cap, and the series stays readable in both languages.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorCatalogue } from '../../generated/error-codes.ts';
import type { BillInquiry, RecurringOccurrence, SubmitReceipt } from '../../generated/types.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { nameBehind } from '../../server/host/sandbox-payees.ts';
import { minorOf } from '../../server/db/numeric.ts';
import { meter } from './bill-bank.ts';
import { boughtForm, tokyo } from './foreign-bank.ts';
import { changesFor, withChanges, type KindName } from './later-changes.ts';
import { laterCalls } from './later-payments.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { addRequestBank, runJobs } from './request-bank.ts';
import { at, createSeries, moveTo, occurrencesOf, recurringBill, releaseSeries, thursdays } from './series-bank.ts';
import { credit100, phoneOf } from './top-up-bank.ts';
import { bifastForm, fromOperasional, idr, payeeAtBca } from './transfer-bank.ts';

/** RUNS=200 takes some minutes; SEED starts with others. */
const numRuns = Number(process.env['RUNS'] ?? 14);
const seed = Number(process.env['SEED'] ?? 20261128);
const patience = 3_600_000;

type Repeated = Exclude<KindName, 'a tax' | 'cheque books'>;
const names: readonly Repeated[] = ['a local transfer', 'a transfer abroad', 'a bill', 'a top-up'];
const paidStates = ['Successful', 'Pending by Bank'];

onEmbeddedDatabase('a series that is older than a change', addRequestBank, (bank) => {
  const { read, expectShown } = laterCalls(bank);
  let number = 0;
  const customer = () => meter(`0088${String(number).padStart(4, '0')}`);

  function paymentOf(name: Repeated, cap: string): object {
    const digits = String(number).padStart(4, '0');
    if (name === 'a bill') return recurringBill(customer(), cap);
    if (name === 'a local transfer') {
      const accountNumber = `52704${digits}`;
      const beneficiary = { ...payeeAtBca, accountNumber, accountName: nameBehind(accountNumber) };
      const payee = { kind: 'account', beneficiary };
      return { paymentType: 'LCY', form: bifastForm(`${30_000 + number}.00`, { payee, timing: thursdays }) };
    }
    if (name === 'a transfer abroad') {
      const payee = { kind: 'account', beneficiary: { ...tokyo, accountNumber: `00129${digits}` } };
      const bought: ReturnType<typeof boughtForm> & { deal?: unknown } = boughtForm(`${60 + number}.00`, {
        payee,
        timing: thursdays,
      });
      const { deal: _counter, ...form } = bought;
      return { paymentType: 'FCY', form };
    }
    const { amount, denomCode } = credit100;
    const transactionDetails = { amount: idr(amount), denomCode };
    const payeeDetails = phoneOf(`0088${digits}`);
    return {
      paymentType: 'TOPUP',
      form: { fromAccount: fromOperasional, payeeDetails, transactionDetails, timing: thursdays },
    };
  }

  async function openNow(): Promise<bigint> {
    const { bills } = await read<BillInquiry>('inquireBill', { payeeDetails: customer() });
    return bills.reduce((sum, { amount, penalty }) => sum + minorOf(amount.value) + minorOf(penalty.value), 0n);
  }

  async function expectClear(about: string, name: Repeated, day: RecurringOccurrence | undefined): Promise<void> {
    const { refNo = null, code = null, status } = day ?? {};
    const isExplained = paidStates.includes(status ?? '') ? code === null : code !== null && code in errorCatalogue;
    expect({ about, status, code, isExplained }).toMatchObject({ isExplained: true });
    if (refNo === null) return;
    const { taskId } = await bank()
      .services.db.selectFrom('requests')
      .select('task_id as taskId')
      .where('ref_no', '=', refNo)
      .executeTakeFirstOrThrow();
    await expectShown(about, name, { refNo, taskId } as SubmitReceipt);
  }

  async function expectSeriesShown({ refNo }: SubmitReceipt): Promise<void> {
    for (const language of ['en', 'id'] as const) {
      await read('getRecurringPayment', { refNo }, language);
      await read('listRecurringPayments', {}, language);
      await read('listRecurringOccurrences', { refNo, sort: { field: 'plannedDate', direction: 'asc' } }, language);
    }
  }

  const cases = fc.constantFrom(...names, 'a bill' as const).chain((name) =>
    fc.record({
      name: fc.constant(name),
      cap: fc.constantFrom('1000.00', '4200000.00', '4250000.00', '8600000.00', '50000000.00'),
      changed: fc.uniqueArray(fc.constantFrom(...changesFor(name)), { maxLength: 2 }),
    }),
  );

  async function runOne(name: Repeated, cap: string, changed: Parameters<typeof withChanges>[1]): Promise<void> {
    number += 1;
    const about = `${name} up to ${cap}: ${changed.join(' and ') || 'as before'}`;
    const receipt = await createSeries(bank(), paymentOf(name, cap));
    await releaseSeries(bank(), receipt);
    bank().setTime(at('2026-12-10'));
    const open = name === 'a bill' ? await openNow() : 0n;
    await withChanges(bank(), changed, async () => {
      await runJobs(bank());
      const [first] = await occurrencesOf(bank(), receipt);
      await expectClear(about, name, first);
      const given = first?.code ?? null;
      const code = open > minorOf(cap) ? 'RECURRING_ABOVE_CAP' : null;
      const isUntouchedBill = name === 'a bill' && changed.length === 0;
      expect({ about, open, code: given }).toMatchObject({ code: isUntouchedBill ? code : given });
      const spent = name === 'a bill' && first?.refNo ? minorOf(first.amount.value) : 0n;
      expect({ about, spent, isUnderCap: spent <= minorOf(cap) }).toMatchObject({ isUnderCap: true });
      await expectSeriesShown(receipt);
    });
    await moveTo(bank(), '2026-12-17');
    const [, second] = await occurrencesOf(bank(), receipt);
    await expectClear(`${about}, the second day`, name, second);
    await expectSeriesShown(receipt);
  }

  test(
    'is paid as it is shown or says why not, a bill never above its cap, and stays readable',
    { timeout: patience },
    async () => {
      const property = fc.asyncProperty(cases, async ({ name, cap, changed }) => {
        bank().setTime(at('2026-11-23'));
        await bank().services.db.deleteFrom('rate_limits').execute();
        await runOne(name, cap, changed);
      });
      await fc.assert(property, { numRuns, seed, endOnFailure: true });
      expect(await checkLedger(bank().services.db)).toEqual([]);
    },
  );
});
