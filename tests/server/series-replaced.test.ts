// What a series that is changed leaves behind: payments that wait, repairs of the change, caps of bills.
import { beforeEach, expect, test } from 'vitest';
import type { RequestDetail, RequestRepair, SubmitReceipt } from '../../generated/types.ts';
import { scriptNext } from '../../server/host/script.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { readUseOfDay } from '../../server/ledger/daily-use.ts';
import { onBothDatabases } from './on-databases.ts';
import { meter } from './bill-bank.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, sign, user } from './request-bank.ts';
import {
  at,
  keyOfSeries,
  moveTo,
  occurrencesOf,
  paidBySeries,
  recurringBill,
  releaseSeries,
  rent,
  runningSeries,
  seriesOf,
  thursdays,
} from './series-bank.ts';
import { idr } from './transfer-bank.ts';

const dearer = { ...thursdays, startDate: '2026-12-17', expiryDate: '2026-12-01' };
const fromNewYear = { ...thursdays, startDate: '2026-12-31', endDate: '2027-01-07', expiryDate: '2026-12-16' };
const unfunded = { operation: 'transfer', service: 'SVC_LCY_BIFAST', answer: { kind: 'insufficient' } } as const;

onBothDatabases('a series that is replaced', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(at('2026-11-23')));

  const changed = (before: SubmitReceipt, payment: object) =>
    outputOf<SubmitReceipt>(bank(), 'createRecurringPayment', {
      user: user('MAKER01'),
      body: { payment, replaces: { refNo: before.refNo, revision: before.revision } },
    });
  const sentToRepair = async (receipt: SubmitReceipt) => {
    const body = { ...keyOfSeries(receipt), reason: 'Periksa kembali' };
    expect((await ask(bank(), 'sendRequestToRepair', { user: user('VERIFIER01'), body })).code).toBe('00');
  };
  const repaired = (receipt: SubmitReceipt, payment: object) => {
    const { menuAccess: _menu, ...named } = keyOfSeries(receipt);
    return ask(bank(), 'resubmitRecurringPayment', { user: user('MAKER01'), body: { ...named, payment } });
  };

  test('still pays a day of its own that waits for money', async () => {
    const before = await runningSeries(bank(), rent(thursdays, '7100000.00'));
    const after = await changed(before, rent(dearer, '7200000.00'));
    await releaseSeries(bank(), after);
    await scriptNext(bank().services.db, unfunded);
    await moveTo(bank(), '2026-12-10');
    expect(await occurrencesOf(bank(), before)).toMatchObject([{ status: 'Pending Execute', waitsForMoney: true }]);
    expect((await seriesOf(bank(), before)).series).toMatchObject({ status: 'Completed', remainingOccurrences: 1 });
    await moveTo(bank(), '2026-12-11');
    expect(await occurrencesOf(bank(), before)).toMatchObject([{ status: 'Successful' }]);
    const use = await readUseOfDay(bank().services.db, { companyId: 'NUSANTARA', day: '2026-12-11' });
    expect(use.get('SVC_LCY_BIFAST')?.reserved.minor ?? 0n).toBe(0n);
    expect(await checkLedger(bank().services.db)).toEqual([]);
  });

  test('still tries again to pay a day of its own that was above a limit', async () => {
    const before = await runningSeries(bank(), rent(thursdays, '7300000.00'));
    const after = await changed(before, rent(fromNewYear, '7400000.00'));
    const limit = { company_id: 'NUSANTARA', kind: 'corporate-daily', service: 'SVC_LCY_BIFAST', subject: '' } as const;
    await bank()
      .services.db.insertInto('company_limits')
      .values({ ...limit, amount: '1.00' })
      .execute();
    await moveTo(bank(), '2026-12-10');
    await bank().services.db.deleteFrom('company_limits').where('amount', '=', '1.00').execute();
    expect((await occurrencesOf(bank(), before))[0]).toMatchObject({ status: 'Pending Execute', code: '139' });
    await releaseSeries(bank(), after);
    await moveTo(bank(), '2026-12-11');
    expect((await occurrencesOf(bank(), before))[0]).toMatchObject({ status: 'Successful' });
  });

  test('is not started again by the repair of a change, if a user stopped it in the meantime', async () => {
    const before = await runningSeries(bank(), rent(thursdays, '7500000.00'));
    const after = await changed(before, rent(fromNewYear, '7600000.00'));
    await sentToRepair(after);
    const signature = await sign(bank(), 'MAKER01', 'stop', [before], '7500000.00', paidBySeries);
    const stop = { refNo: before.refNo, revision: before.revision, signature };
    expect((await ask(bank(), 'stopRecurringPayment', { user: user('MAKER01'), body: stop })).code).toBe('00');
    expect((await repaired(after, rent(fromNewYear, '7700000.00'))).code).toBe('STATUS_NOT_ALLOWED');
  });

  test('of a bill: its change shows the cap before and after, and pays up to the new one', async () => {
    const payee = meter('00775533');
    const before = await runningSeries(bank(), recurringBill(payee, '1000.00'));
    const after = await changed(before, recurringBill(payee, '45000000.00', fromNewYear));
    const { menuAccess, taskId, refNo } = keyOfSeries(after);
    const asked = { user: user('VERIFIER01'), body: { menuAccess, taskId, refNo } };
    const { changes, series } = await outputOf<RequestDetail>(bank(), 'getRequest', asked);
    expect(changes).toContainEqual({
      field: 'payment.form.transactionDetails.cap.value',
      before: '1000.00',
      after: '45000000.00',
    });
    expect(series).toMatchObject({ payments: 2, total: idr('90000000.00'), replacesRefNo: before.refNo });
    await releaseSeries(bank(), after);
    await moveTo(bank(), '2026-12-31');
    expect((await occurrencesOf(bank(), after))[0]).toMatchObject({ status: 'Successful' });
    const old = await occurrencesOf(bank(), before);
    expect(new Set(old.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['Skipped RECURRING_ABOVE_CAP']),
    );
  });

  test('of a bill may be changed to a transfer of a fixed amount, and back', async () => {
    const payee = meter('00775533');
    const bill = await runningSeries(bank(), recurringBill(payee, '2000000.00'));
    const transfer = await changed(bill, rent(fromNewYear, '7800000.00'));
    const { menuAccess, taskId, refNo } = keyOfSeries(transfer);
    const asked = { user: user('VERIFIER01'), body: { menuAccess, taskId, refNo } };
    const { changes } = await outputOf<RequestDetail>(bank(), 'getRequest', asked);
    expect(changes).toContainEqual(
      expect.objectContaining({ field: 'payment.form.transactionDetails.cap.value', before: '2000000.00' }),
    );
    await sentToRepair(transfer);
    const key = { user: user('MAKER01'), body: { menuAccess, taskId, refNo } };
    const repair = await outputOf<RequestRepair>(bank(), 'getRequestRepair', key);
    expect(repair).toMatchObject({ pageMode: 'recurring', request: { series: { replacesRefNo: bill.refNo } } });
    expect((await repaired(transfer, recurringBill(payee, '3000000.00', fromNewYear))).code).toBe('00');
    expect(await seriesOf(bank(), transfer)).toMatchObject({ replacesRefNo: bill.refNo });
  });
});
