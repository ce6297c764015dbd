// How often the payment repeats, from when to when, and what happens on days on which the bank is closed.
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { isCalendarDate } from '../../../../domain/calendar-date.ts';
import { endAfter } from '../../../../domain/recurring-end.ts';
import { lastApprovalDate, mostOccurrences, type RecurringParameters } from '../../../../domain/recurring-limits.ts';
import { scheduleOf } from '../../../../domain/recurring-series.ts';
import type { CurrencyCode } from '../../../../generated/types.ts';
import { bankToday } from '../../../api/bank-time.ts';
import { CheckboxesField, RadioCardsField } from '../../form/choice-fields.tsx';
import { DateField } from '../../form/date-field.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { isAmount } from '../../../lib/money-text.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { usePaymentKind } from '../kind-context.ts';
import type { PaymentValues } from '../payment-values.ts';
import { dayInMonthOf, type RepeatValues } from './repeat-values.ts';
import { earliestStart } from './series-start.ts';
import { useRecurringParameters } from './use-recurring-parameters.ts';

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const week = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
const endings = ['never', 'count', 'date'] as const;
const rules = ['NEXT_WORKING_DAY', 'PREVIOUS_WORKING_DAY', 'SKIP'] as const;

function endOf(repeat: RepeatValues, parameters: RecurringParameters): string {
  const { ending, startDate, endDate, count, frequencyType, daysInWeek, transactionOnHoliday } = repeat;
  if (ending === 'date') return endDate;
  if (!isCalendarDate(startDate) || (ending === 'count' && !/^[1-9]\d{0,3}$/.test(count))) return '';
  const dayInMonth = dayInMonthOf(repeat);
  const timing = { frequencyType, daysInWeek, startDate, transactionOnHoliday, dayInMonth };
  const wanted = ending === 'count' ? Number(count) : Number.POSITIVE_INFINITY;
  return endAfter(wanted, timing, parameters) ?? '';
}

/** Keeps the computed end and the days that the limits allow up to date with the choices. */
function useComputedDays(parameters: RecurringParameters | undefined): void {
  const { setValue } = useFormContext<PaymentValues>();
  const repeat = useFieldValue<RepeatValues>('repeat');
  const end = parameters ? endOf(repeat, parameters) : '';
  const expiry = parameters && isCalendarDate(repeat.startDate) ? lastApprovalDate(repeat.startDate, parameters) : '';
  useEffect(() => {
    if (parameters === undefined) return;
    setValue('repeat.startsFrom', earliestStart(parameters));
    setValue('repeat.endsOn', end);
    setValue('repeat.expiresOn', expiry);
  }, [parameters, end, expiry, setValue]);
}

interface Abroad {
  /** The currency that is sent abroad, where the banks have other holidays. */
  readonly sentAbroad: CurrencyCode | undefined;
}

interface EndingProps extends Abroad {
  readonly parameters: RecurringParameters | undefined;
}

function Ending({ parameters, sentAbroad }: EndingProps) {
  const t = useTexts('payments');
  const { ending, startDate, frequencyType } = useFieldValue<RepeatValues>('repeat');
  const most = parameters && mostOccurrences(scheduleOf({ ...emptyTiming, frequencyType }).frequency, parameters);
  return (
    <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
      <SelectField<PaymentValues>
        name="repeat.ending"
        label={t('repeat.ends')}
        options={endings.map((id) => ({ id, label: t(`repeat.${id}`) }))}
      />
      {ending === 'count' && (
        <TextField<PaymentValues>
          name="repeat.count"
          label={t('repeat.howMany')}
          textClass="digits"
          maxLength={4}
          inputMode="numeric"
          {...(most && { description: t('repeat.most', { most }) })}
        />
      )}
      {ending === 'date' && (
        <DateField<PaymentValues>
          name="repeat.endDate"
          label={t('repeat.endDate')}
          closedDays="allowed"
          sentAbroad={sentAbroad}
          {...(startDate && { min: startDate })}
        />
      )}
    </div>
  );
}

const emptyTiming = { startDate: '', endDate: '', transactionOnHoliday: 'SKIP' } as const;

/** Says which day a short month has instead of the 29th, 30th or 31st. */
function MonthEnd() {
  const t = useTexts('payments');
  const repeat = useFieldValue<RepeatValues>('repeat');
  const { frequencyType, startDate } = repeat;
  const day = dayInMonthOf(repeat);
  const isShort = frequencyType === 'MONTHLY' && day > 28;
  const isLeapDay = frequencyType === 'YEARLY' && startDate.endsWith('-02-29');
  if (!isShort && !isLeapDay) return null;
  return <p className="text-sm text-ink-soft">{isLeapDay ? t('repeat.leapDay') : t('repeat.monthEnd', { day })}</p>;
}

function Approval() {
  const t = useTexts('payments');
  const date = useFormat().date;
  const { expiresOn } = useFieldValue<RepeatValues>('repeat');
  // The field itself says that a start is too early.
  return expiresOn >= bankToday() ? (
    <p className="text-sm text-ink-soft">{t('repeat.approveBy', { date: date(expiresOn) })}</p>
  ) : null;
}

/** Warns if what is open today is more than the cap, since such a payment would be left out. */
function Cap() {
  const t = useTexts('payments');
  const format = useFormat();
  const cap = useFieldValue<string>('repeat.cap');
  const open = useFieldValue<string>('transactionDetails.amount.value');
  const isBelow = isAmount(cap, 'IDR') && isAmount(open, 'IDR') && Number(cap) < Number(open);
  const amount = isBelow ? format.money({ value: open, currency: 'IDR' }) : '';
  return (
    <MoneyField<PaymentValues>
      name="repeat.cap"
      label={t('repeat.cap')}
      description={t('repeat.capText')}
      {...(isBelow && { warning: t('repeat.capBelow', { amount }) })}
      currency="IDR"
      className="max-w-96"
    />
  );
}

export function RepeatFields({ sentAbroad }: Abroad) {
  const t = useTexts('payments');
  const parameters = useRecurringParameters();
  const { repeats } = usePaymentKind();
  const { frequencyType } = useFieldValue<RepeatValues>('repeat');
  useComputedDays(parameters);
  const choices = (ids: readonly string[]) => ids.map((id) => ({ id, label: t(`repeat.${id as 'DAILY'}`) }));
  return (
    <div className="flex flex-col gap-4">
      {repeats?.hasCap && <Cap />}
      <RadioCardsField<PaymentValues>
        name="repeat.frequencyType"
        label={t('repeat.frequency')}
        choices={choices(frequencies)}
        columns={4}
      />
      {frequencyType === 'WEEKLY' && (
        <CheckboxesField<PaymentValues>
          name="repeat.daysInWeek"
          label={t('repeat.daysInWeek')}
          options={choices(week)}
          isInRow
        />
      )}
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
        <DateField<PaymentValues>
          name="repeat.startDate"
          label={t('repeat.startDate')}
          closedDays="allowed"
          sentAbroad={sentAbroad}
          {...(parameters && { min: earliestStart(parameters) })}
        />
        <SelectField<PaymentValues>
          name="repeat.transactionOnHoliday"
          label={t('repeat.holidayRule')}
          options={choices(rules)}
        />
      </div>
      <Ending parameters={parameters} sentAbroad={sentAbroad} />
      <MonthEnd />
      <Approval />
    </div>
  );
}
