// What the user chooses about a payment that repeats.
import type {
  DayOfWeek,
  HolidayRule,
  PaymentAmount,
  RecurringFrequency,
  RecurringPayment,
  RecurringTiming,
} from '../../../../generated/types.ts';

import type { PaymentContent } from '../payment-content.ts';

export interface RepeatValues {
  frequencyType: Exclude<RecurringFrequency, 'ONCE'>;
  daysInWeek: DayOfWeek[];
  startDate: string;
  ending: 'never' | 'count' | 'date';
  endDate: string;
  count: string;
  transactionOnHoliday: HolidayRule;
  /** The most that one payment of a bill may be. */
  cap: string;
  /** The earliest start that the limits in force allow; empty until they are known. */
  startsFrom: string;
  /** The start and the day of a stored monthly series. Its day may be later than a start in a shorter month. */
  storedStart: string;
  storedDay: string;
  /** Computed from the choices with the limits in force; empty until they are known. */
  endsOn: string;
  expiresOn: string;
}

export const emptyRepeat: RepeatValues = {
  frequencyType: 'MONTHLY',
  daysInWeek: [],
  startDate: '',
  ending: 'never',
  endDate: '',
  count: '12',
  transactionOnHoliday: 'NEXT_WORKING_DAY',
  cap: '',
  startsFrom: '',
  storedStart: '',
  storedDay: '',
  endsOn: '',
  expiresOn: '',
};

/** Added to the form of the contract when the payment repeats. */
export interface Repeat {
  readonly timing: RecurringTiming;
  readonly cap?: PaymentAmount;
}

/** How a kind of payment repeats. */
export interface Repeats<Content extends PaymentContent> {
  /** The payment of the series from the form of a single one. */
  paymentOf(form: Content['form'], repeat: Repeat): RecurringPayment;
  /** The single payment inside a stored series, for a repair. Undefined for another kind of payment. */
  contentOf(payment: RecurringPayment): Content | undefined;
  /** A bill repeats with a cap instead of an amount. */
  readonly hasCap?: true;
}

/** Undefined if the payment does not repeat. */
export const repeatOf = (form: object): Repeat | undefined => ('repeat' in form ? (form.repeat as Repeat) : undefined);

/** The form with the most that each payment of its series may be as its amount; without a cap, the form as it is. */
export function withCapAsAmount<Form extends PaymentContent['form']>(form: Form): Form {
  const cap = repeatOf(form)?.cap;
  return cap ? { ...form, transactionDetails: { ...form.transactionDetails, amount: cap } } : form;
}

/** The form of the contract, without what was added. */
export function singleOf<Form extends object>(form: Form): Form {
  const { repeat: _repeat, ...single } = { repeat: undefined, ...form };
  return single as Form;
}

const dayOf = (startDate: string) => Number(startDate.slice(-2));

/** The day of a monthly series: that of its start, unless a stored series goes on from a shorter month. */
export const dayInMonthOf = ({ startDate, storedStart, storedDay }: RepeatValues): number =>
  startDate === storedStart && storedDay !== '' ? Number(storedDay) : dayOf(startDate);

export function timingOf(values: RepeatValues): Partial<RecurringTiming> {
  const { frequencyType, daysInWeek, startDate, endsOn, expiresOn, transactionOnHoliday } = values;
  return {
    kind: 'recurring',
    frequencyType,
    ...(frequencyType === 'WEEKLY' && { daysInWeek: [...daysInWeek] }),
    ...(frequencyType === 'MONTHLY' && startDate && { dayInMonth: dayInMonthOf(values) }),
    startDate,
    endDate: endsOn,
    transactionOnHoliday,
    expiryDate: expiresOn,
  };
}

/** The choices behind a stored timing, for a repair. */
export const repeatValuesOf = (timing: RecurringTiming, cap = ''): RepeatValues => ({
  ...emptyRepeat,
  frequencyType: timing.frequencyType === 'ONCE' ? 'DAILY' : timing.frequencyType,
  daysInWeek: [...(timing.daysInWeek ?? [])],
  startDate: timing.startDate,
  storedStart: timing.startDate,
  storedDay: String(timing.dayInMonth ?? dayOf(timing.startDate)),
  ending: 'date',
  endDate: timing.endDate,
  transactionOnHoliday: timing.transactionOnHoliday,
  cap,
  endsOn: timing.endDate,
  expiresOn: timing.expiryDate,
});
