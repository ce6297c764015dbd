import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isRailSettled } from '../../src/components/kinds/local-transfer/use-rail-question.ts';
import { transferSchema } from '../../src/components/kinds/local-transfer/transfer-schema.ts';
import { emptyTransfer, type TransferValues } from '../../src/components/kinds/local-transfer/transfer-values.ts';
import { formFailures, completeForm } from '../../src/components/payment-form/form-check.ts';
import { checkOf } from '../../src/components/payment-form/repeat/repeating-kind.ts';
import { repeatingSchema } from '../../src/components/payment-form/repeat/repeat-schema.ts';
import {
  emptyRepeat,
  repeatOf,
  repeatValuesOf,
  timingOf,
  type RepeatValues,
} from '../../src/components/payment-form/repeat/repeat-values.ts';
import type { SeriesTiming } from '../../domain/recurring-series.ts';
import { startOfChange } from '../../src/components/payment-form/repeat/series-start.ts';
import { stepsDone } from '../../src/components/payment-form/steps-done.ts';
import { withoutForm } from '../../src/components/payment-form/payment-values.ts';

const filled: TransferValues = {
  ...emptyTransfer,
  transferType: 'BIFAST',
  fromAccount: { id: 'acc-0001', number: '1370010246801', alias: 'Operasional Jakarta', currency: 'IDR' },
  payeeKind: 'other',
  payee: {
    ...emptyTransfer.payee,
    beneficiary: {
      ...emptyTransfer.payee.beneficiary,
      bankCode: '014',
      bankName: 'Bank Central Asia',
      accountNumber: '5270338812',
      accountName: 'CV Sinar Jaya Abadi',
    },
  },
  transactionDetails: { ...emptyTransfer.transactionDetails, amount: { value: '12500000.00', currency: 'IDR' } },
};
const monthly = { ...emptyRepeat, startDate: '2026-12-31', endsOn: '2027-11-30', expiresOn: '2026-12-16' };
const stored31 = {
  kind: 'recurring',
  frequencyType: 'MONTHLY',
  startDate: '2026-12-31',
  endDate: '2027-11-30',
  transactionOnHoliday: 'NEXT_WORKING_DAY',
  expiryDate: '2026-12-16',
} as const;
const repeated: TransferValues = {
  ...filled,
  timing: { kind: 'recurring', transactionDate: '' },
  repeat: monthly,
};
beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-23T09:00:00+07:00'), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

const schema = repeatingSchema(transferSchema, false);
const failuresOf = (values: TransferValues) =>
  formFailures(schema, values).map(({ field, code }) => `${field} ${code}`);

const sectionOf = (field: string) => (field.startsWith('repeat') ? 'amount' : 'to');

describe('a payment that repeats', () => {
  test('is sent with its schedule, and without one when it is paid once', () => {
    const form = completeForm(schema, repeated);
    expect(form && repeatOf(form)?.timing).toEqual({
      kind: 'recurring',
      frequencyType: 'MONTHLY',
      dayInMonth: 31,
      startDate: '2026-12-31',
      endDate: '2027-11-30',
      transactionOnHoliday: 'NEXT_WORKING_DAY',
      expiryDate: '2026-12-16',
    });
    const once = completeForm(schema, filled);
    expect(once && repeatOf(once)).toBeUndefined();
  });

  test('names what is missing, each at its field', () => {
    expect(failuresOf({ ...repeated, repeat: { ...emptyRepeat, frequencyType: 'WEEKLY' } })).toEqual([
      'repeat.daysInWeek 9090',
      'repeat.startDate 112',
    ]);
    expect(failuresOf({ ...repeated, repeat: { ...monthly, ending: 'date', endDate: '2026-12-01' } })).toEqual([
      'repeat.endDate 114',
    ]);
    expect(failuresOf({ ...repeated, repeat: { ...monthly, ending: 'count', count: '0' } })).toEqual([
      'repeat.count 9090',
    ]);
  });

  test('names a start that the limits in force do not allow yet, and leaves its step open', () => {
    const tooEarly = { ...repeated, repeat: { ...monthly, startDate: '2026-12-01', startsFrom: '2026-12-08' } };
    expect(formFailures(schema, tooEarly)).toEqual([
      { field: 'repeat.startDate', code: '1180', parameters: { days: '15' } },
    ]);
    expect(stepsDone({ schema, sectionOf, openSections: () => [] }, tooEarly)('amount')).toBe(false);
    expect(failuresOf({ ...tooEarly, repeat: { ...tooEarly.repeat, startDate: '2026-12-08' } })).toEqual([]);
  });

  test('is checked as of the day it begins, and a single one as it is', () => {
    const [series, once] = [completeForm(schema, repeated), completeForm(schema, filled)];
    if (!series || !once) throw new Error('The forms are complete');
    expect(checkOf({ form: series, refNo: 'REC2611230000001' })).toEqual({
      form: once,
      refNo: undefined,
      repeatsFrom: '2026-12-31',
      repeatsOnHoliday: 'NEXT_WORKING_DAY',
    });
    expect(checkOf({ form: once, refNo: 'LCY2611230000001' })).toEqual({ form: once, refNo: 'LCY2611230000001' });
  });

  test('is offered the methods of the earliest possible day until its first day is chosen', () => {
    const beforeTheDay = { ...repeated, repeat: { ...emptyRepeat, startsFrom: '2026-12-08' } };
    const asked = 'acc-0001/014/12500000.00/2026-12-08//series/NEXT_WORKING_DAY';
    expect(isRailSettled({ ...beforeTheDay, railFor: asked })).toBe(true);
    expect(isRailSettled({ ...repeated, railFor: asked })).toBe(false);
  });

  test('of a weekly series is checked as of the first chosen weekday', () => {
    const onTuesdays: RepeatValues = { ...monthly, frequencyType: 'WEEKLY', daysInWeek: ['TUE'] };
    const form = completeForm(schema, { ...repeated, repeat: onTuesdays });
    expect(form && checkOf({ form, refNo: undefined }).repeatsFrom).toBe('2027-01-05');
  });

  test('comes back for repair with the schedule that it had', () => {
    const form = completeForm(schema, repeated);
    const repeat = form && repeatOf(form);
    if (!form || !repeat) throw new Error('The form is complete');
    expect(repeatValuesOf(repeat.timing)).toMatchObject({
      frequencyType: 'MONTHLY',
      startDate: '2026-12-31',
      ending: 'date',
      endDate: '2027-11-30',
    });
  });

  test('is changed from the next of its days that leaves the time for an approval', () => {
    const thursdays: SeriesTiming = { ...stored31, frequencyType: 'WEEKLY', daysInWeek: ['THU'] };
    expect(startOfChange(thursdays, '2027-01-07', '2027-01-16')).toBe('2027-01-21');
    expect(startOfChange(thursdays, '2027-02-04', '2027-01-16')).toBe('2027-02-04');
    expect(startOfChange(stored31, '2027-02-28', '2027-03-05')).toBe('2027-03-31');
    expect(startOfChange(thursdays, '2027-11-25', '2027-12-05')).toBe('2027-11-25');
  });

  test('goes on from a short month on its own day, unless another start is chosen', () => {
    const stored = repeatValuesOf({ ...stored31, dayInMonth: 31 });
    const fromFebruary = { ...stored, startDate: '2027-02-28', storedStart: '2027-02-28' };
    expect(timingOf(fromFebruary)).toMatchObject({ startDate: '2027-02-28', dayInMonth: 31 });
    expect(timingOf({ ...fromFebruary, startDate: '2027-04-30' })).toMatchObject({ dayInMonth: 30 });
    expect(timingOf({ ...repeatValuesOf(stored31), startDate: '2026-12-30' })).toMatchObject({ dayInMonth: 30 });
  });

  test('shows a refusal of the bank at the field of its schedule', () => {
    expect(withoutForm('payment.form.timing.startDate')).toBe('repeat.startDate');
    expect(withoutForm('payment.form.transactionDetails.amount.value')).toBe('transactionDetails.amount.value');
    expect(withoutForm('form.timing.transactionDate')).toBe('timing.transactionDate');
    expect(withoutForm('repeatsFrom')).toBe('repeat.startDate');
  });
});
