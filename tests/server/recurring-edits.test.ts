import { beforeEach, expect, test } from 'vitest';
import type {
  Challenge,
  DecisionPreview,
  RecurringDetail,
  RecurringPlan,
  RequestDetail,
  SubmitReceipt,
} from '../../generated/types.ts';
import { systemActor } from '../../server/approval/actor.ts';
import { readSeriesByReference } from '../../server/recurring/replace.ts';
import { takeOver } from '../../server/recurring/take-over.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { addRequestBank, sign, user } from './request-bank.ts';
import {
  at,
  keyOfSeries,
  moveTo,
  occurrencesOf,
  paidBySeries,
  releaseSeries,
  rent,
  runningSeries,
  seriesOf,
  thursdays,
} from './series-bank.ts';

const dearer = { ...thursdays, startDate: '2026-12-17' };
const fromNewYear = { ...thursdays, startDate: '2026-12-31', endDate: '2027-01-07', expiryDate: '2026-12-16' };

onBothDatabases('changing the future of a series', addRequestBank, (bank) => {
  beforeEach(() => bank().setTime(at('2026-11-23')));

  const change = (receipt: SubmitReceipt, more: { revision?: number; payment?: object } = {}) => {
    const { revision = receipt.revision, payment = rent(dearer, '10500000.00') } = more;
    const body = { payment, replaces: { refNo: receipt.refNo, revision } };
    return ask(bank(), 'createRecurringPayment', { user: user('MAKER01'), body });
  };

  const changed = async (receipt: SubmitReceipt, payment?: object): Promise<SubmitReceipt> => {
    const { code, output } = await change(receipt, payment ? { payment } : {});
    expect(code).toBe('00');
    return output as SubmitReceipt;
  };

  const statusesOf = async (receipt: SubmitReceipt) =>
    (await occurrencesOf(bank(), receipt)).map(({ status }) => status);

  test('the change takes over on its first day, and each day is paid once, by one of the two', async () => {
    const before = await runningSeries(bank(), rent(thursdays, '10400000.00'));
    expect((await seriesOf(bank(), before)).series.actions[0]).toEqual({ action: 'edit', allowed: true, code: null });
    const after = await changed(before, rent(fromNewYear, '10500000.00'));
    await moveTo(bank(), '2026-12-10');
    const waiting = await seriesOf(bank(), before);
    expect(waiting).toMatchObject({
      series: { status: 'In Progress', executedOccurrences: 1, frequency: 4 },
      replacedByRefNo: after.refNo,
      replacedFrom: '2026-12-31',
    });
    expect(waiting.isReplaced).toBeUndefined();
    await releaseSeries(bank(), after);
    const { steps, ...detail } = await seriesOf(bank(), before);
    expect(detail).toMatchObject({
      series: { status: 'In Progress', frequency: 3, remainingOccurrences: 2, timing: { endDate: '2026-12-30' } },
      payment: { form: { timing: { endDate: '2026-12-30' } } },
      replacedByRefNo: after.refNo,
      isReplaced: true,
      replacedFrom: '2026-12-31',
      replacesRefNo: null,
    });
    expect(steps.at(-1)).toMatchObject({ action: 'replace', secondary: after.refNo, executionDate: '2026-12-31' });
    expect((await change(before)).code).toBe('CA-10');
    expect(await seriesOf(bank(), after)).toMatchObject({ replacesRefNo: before.refNo, replacedByRefNo: null });
    for (const day of ['2026-12-17', '2026-12-23', '2026-12-31']) await moveTo(bank(), day);
    expect(await statusesOf(before)).toEqual(['Successful', 'Successful', 'Successful']);
    expect((await seriesOf(bank(), before)).series).toMatchObject({ status: 'Completed', executedOccurrences: 3 });
    expect((await statusesOf(after))[0]).toBe('Successful');
  });

  test('a series on the 31st that is changed from a shorter month on still pays on the 31st', async () => {
    const monthly = { ...thursdays, frequencyType: 'MONTHLY', daysInWeek: undefined, transactionOnHoliday: 'SKIP' };
    const onThe31st = { ...monthly, dayInMonth: 31, startDate: '2026-12-31', endDate: '2027-03-31' };
    const before = await runningSeries(bank(), rent({ ...onThe31st, expiryDate: '2026-12-16' }, '10410000.00'));
    const goesOn = { ...onThe31st, startDate: '2027-02-28', expiryDate: '2027-02-10' };
    const inside = { ...goesOn, startDate: '2027-02-27' };
    expect((await change(before, { payment: rent(inside, '10520000.00') })).code).toBe('COPY_DIFFERS');
    const after = await changed(before, rent(goesOn, '10510000.00'));
    const call = { user: user('MAKER01'), body: { paymentType: 'LCY', transferType: 'BIFAST', timing: goesOn } };
    const { days } = await outputOf<RecurringPlan>(bank(), 'checkRecurringSchedule', call);
    expect(days.map(({ plannedDate }) => plannedDate)).toEqual(['2027-02-28', '2027-03-31']);
    expect((await seriesOf(bank(), after)).payment.form.timing).toMatchObject({ dayInMonth: 31 });
  });

  test('who decides on a change reads what it replaces, when it pays and what all of it comes to, and signs this', async () => {
    const before = await runningSeries(bank(), rent(thursdays, '10450000.00'));
    const after = await changed(before, rent(fromNewYear, '10550000.00'));
    const terms = {
      timing: fromNewYear,
      payments: 2,
      total: { value: '21100000.00', currency: 'IDR' },
      isMost: false,
      replacesRefNo: before.refNo,
    };
    const named = keyOfSeries(after);
    const preview = await outputOf<DecisionPreview>(bank(), 'previewDecision', {
      user: user('VERIFIER01'),
      body: { decision: 'verify', items: [named] },
    });
    expect(preview.items[0]?.series).toEqual(terms);
    const { series, changes } = await outputOf<RequestDetail>(bank(), 'getRequest', {
      user: user('VERIFIER01'),
      body: { taskId: named.taskId, refNo: named.refNo, menuAccess: named.menuAccess },
    });
    expect(series).toEqual(terms);
    expect(changes).toContainEqual({
      field: 'payment.form.transactionDetails.amount.value',
      before: '10450000.00',
      after: '10550000.00',
    });
    await ask(bank(), 'verifyRequest', { user: user('VERIFIER01'), body: named });
    const { covers } = await outputOf<Challenge>(bank(), 'generateChallenge', {
      user: user('APPROVER01'),
      body: {
        ...paidBySeries,
        trxCurrency: 'IDR',
        trxAmount: '10550000.00',
        action: 'approve',
        items: [{ refNo: after.refNo, revision: after.revision }],
      },
    });
    expect(covers[0]?.series).toEqual(terms);
  });

  test('a second change waits until the first is decided, and may be made when that was cancelled', async () => {
    const before = await runningSeries(bank(), rent(thursdays, '10600000.00'));
    const first = await changed(before);
    expect((await change(before)).code).toBe('CA-10');
    const cancelled = await ask(bank(), 'cancelRequest', { user: user('MAKER01'), body: keyOfSeries(first) });
    expect(cancelled.code).toBe('00');
    const { replacedByRefNo } = await outputOf<RecurringDetail>(bank(), 'getRecurringPayment', {
      user: user('MAKER01'),
      body: { refNo: before.refNo },
    });
    expect(replacedByRefNo).toBeNull();
    await changed(before);
  });

  test('a change of an older revision, or of a series that does not exist, is refused', async () => {
    const before = await runningSeries(bank(), rent(thursdays, '10700000.00'));
    expect((await change(before, { revision: 7 })).code).toBe('ERR_REQ_3');
    expect((await change({ ...before, refNo: 'REC2611230009999' })).code).toBe('193');
  });

  test('a series that somebody stopped meanwhile is not started again by a change that still waits', async () => {
    const before = await runningSeries(bank(), rent(thursdays, '10800000.00'));
    const after = await changed(before);
    const signature = await sign(bank(), 'MAKER01', 'stop', [before], '10800000.00', paidBySeries);
    const stop = { refNo: before.refNo, revision: before.revision, signature };
    expect((await ask(bank(), 'stopRecurringPayment', { user: user('MAKER01'), body: stop })).code).toBe('00');
    await expect(releaseSeries(bank(), after)).rejects.toThrow(/STATUS_NOT_ALLOWED/);
    expect((await change(before)).code).toBe('83');
  });

  test('a change does not begin if the series is stopped between the check of its release and its lock', async () => {
    const before = await runningSeries(bank(), rent(thursdays, '10850000.00'));
    const after = await changed(before);
    const { db } = bank().services;
    await db.updateTable('requests').set({ status: 'Stopped' }).where('ref_no', '=', before.refNo).execute();
    const row = await readSeriesByReference(db, { companyId: 'NUSANTARA', refNo: after.refNo }, { lock: false });
    const system = systemActor(bank().services, row.company_id, at('2026-11-23'), 'test');
    await expect(takeOver(system, row, before.refNo)).rejects.toThrow(/STATUS_NOT_ALLOWED/);
  });

  test('the repair of a change still takes over from the same series', async () => {
    const before = await runningSeries(bank(), rent(thursdays, '10900000.00'));
    const after = await changed(before);
    const returned = await ask(bank(), 'sendRequestToRepair', {
      user: user('VERIFIER01'),
      body: { ...keyOfSeries(after), reason: 'Sewa baru' },
    });
    expect(returned.code).toBe('00');
    const { menuAccess: _menu, ...named } = keyOfSeries(after);
    const repaired = await outputOf<SubmitReceipt>(bank(), 'resubmitRecurringPayment', {
      user: user('MAKER01'),
      body: { ...named, payment: rent(dearer, '11900000.00') },
    });
    expect(await seriesOf(bank(), repaired)).toMatchObject({ replacesRefNo: before.refNo });
    await releaseSeries(bank(), repaired);
    expect(await seriesOf(bank(), before)).toMatchObject({ isReplaced: true, replacedFrom: dearer.startDate });
  });

  test('a series that has no day before the change is stopped when that is approved', async () => {
    const before = await runningSeries(bank(), rent(dearer, '11000000.00'));
    await releaseSeries(bank(), await changed(before, rent(thursdays, '11100000.00')));
    expect((await seriesOf(bank(), before)).series).toMatchObject({ status: 'Stopped', nextOccurrence: null });
  });

  test('a day that was to be skipped belongs to the change, which pays it', async () => {
    const before = await runningSeries(bank(), rent(thursdays, '11200000.00'));
    const skip = { refNo: before.refNo, revision: before.revision, plannedDate: thursdays.startDate };
    expect((await ask(bank(), 'skipRecurringOccurrence', { user: user('MAKER01'), body: skip })).code).toBe('00');
    await ask(bank(), 'skipRecurringOccurrence', {
      user: user('MAKER01'),
      body: { ...skip, plannedDate: dearer.startDate },
    });
    const after = await changed(before, rent(dearer, '11300000.00'));
    await releaseSeries(bank(), after);
    expect((await seriesOf(bank(), before)).series).toMatchObject({ status: 'Completed', frequency: 0 });
    await moveTo(bank(), '2026-12-17');
    expect((await statusesOf(after))[0]).toBe('Successful');
  });

  test('a change that is stopped before it begins does not bring back the days of the series before it', async () => {
    const before = await runningSeries(bank(), rent(thursdays, '11400000.00'));
    const after = await changed(before, rent(dearer, '11500000.00'));
    await releaseSeries(bank(), after);
    const signature = await sign(bank(), 'MAKER01', 'stop', [after], '11500000.00', paidBySeries);
    const stop = { refNo: after.refNo, revision: after.revision, signature };
    expect((await ask(bank(), 'stopRecurringPayment', { user: user('MAKER01'), body: stop })).code).toBe('00');
    for (const day of ['2026-12-10', '2026-12-17']) await moveTo(bank(), day);
    expect([await statusesOf(before), await statusesOf(after)]).toEqual([['Successful'], []]);
  });

  test('a change that begins earlier than the change before it leaves no day to two of them', async () => {
    const first = await runningSeries(bank(), rent(thursdays, '11600000.00'));
    const second = await changed(first, rent(fromNewYear, '11700000.00'));
    await releaseSeries(bank(), second);
    const third = await changed(second, rent(dearer, '11800000.00'));
    await releaseSeries(bank(), third);
    expect(await seriesOf(bank(), first)).toMatchObject({ replacedByRefNo: third.refNo, replacedFrom: '2026-12-17' });
    for (const day of ['2026-12-10', '2026-12-17', '2026-12-23', '2026-12-31']) await moveTo(bank(), day);
    expect([await statusesOf(first), await statusesOf(second)]).toEqual([['Successful'], []]);
    expect(await statusesOf(third)).toEqual(['Successful', 'Successful', 'Successful']);
  });

  test('a change can itself be changed, and only the last of them pays its days', async () => {
    const first = await runningSeries(bank(), rent(thursdays, '12100000.00'));
    const second = await changed(first, rent(dearer, '12200000.00'));
    await releaseSeries(bank(), second);
    const third = await changed(second, rent(dearer, '12300000.00'));
    await releaseSeries(bank(), third);
    await moveTo(bank(), '2026-12-31');
    expect([await statusesOf(first), await statusesOf(second)]).toEqual([['Successful'], []]);
    expect(await statusesOf(third)).toEqual(['Successful', 'Successful', 'Successful']);
  });

  test('of two changes that are sent at the same moment one is kept', async () => {
    const before = await runningSeries(bank(), rent(thursdays, '12400000.00'));
    const answers = await Promise.all([change(before), change(before)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['00', 'CA-10']);
  });
});
