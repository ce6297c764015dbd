import type { FieldValues } from 'react-hook-form';
import { isCalendarDate } from '../../../domain/calendar-date.ts';
import type { CurrencyCode } from '../../../generated/types.ts';
import { DateField as PlainDateField } from '../../ui/date-field.tsx';
import { bankToday } from '../../api/bank-time.ts';
import type { CodedFailure } from '../../lib/coded-message.ts';
import { useFieldText } from '../failure/use-failure-words.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { useClosedDays, type ClosedDay } from './use-closed-days.ts';
import { useField, useRemarks, type FormFieldProps } from './use-field.ts';

interface DateFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  /** YYYY-MM-DD */
  readonly min?: string;
  readonly max?: string;
  /**
   * Days on which the bank is closed: 'refused' cannot be chosen, 'allowed' has no remark; by default a remark is
   * shown.
   */
  readonly closedDays?: 'refused' | 'allowed';
  /** The currency that is sent abroad: days on which the banks of its country are closed count as closed. */
  readonly sentAbroad?: CurrencyCode | undefined;
  /** Why a day chosen earlier is no longer valid. Shown before the user touches the field. */
  readonly fault?: CodedFailure | undefined;
}

/** Said as soon as it is typed, because the next Tab is still within the field. */
const unrealDate = (text: string | undefined): CodedFailure | undefined =>
  text && !isCalendarDate(text) ? { code: 'FIELD_DATE' } : undefined;

/** Says that a day is closed, and why. */
function useClosedWords(sentAbroad: CurrencyCode | undefined) {
  const t = useTexts('common');
  const format = useFormat();
  return {
    legend: sentAbroad ? t('form.closedDayAbroad', { currency: sentAbroad }) : t('form.closedDay'),
    remarkOn(day: string, closed: ClosedDay): string {
      const date = format.date(day);
      if (closed.because === 'weekend') return t('form.notWorkingDay', { date, reason: t('form.weekend') });
      if (closed.because === 'holiday') return t('form.notWorkingDay', { date, reason: closed.name });
      return t('form.closedAbroad', { date, currency: sentAbroad ?? '', reason: closed.name });
    },
  };
}

/** A date in the format of the contract. Closed days are marked with their names. */
export function DateField<Values extends FieldValues = FieldValues>(props: DateFieldProps<Values>) {
  const { name, closedDays, fault, sentAbroad, ...looks } = props;
  const fieldText = useFieldText();
  const words = useClosedWords(sentAbroad);
  const closedOn = useClosedDays(sentAbroad);
  const field = useField<string | undefined>(name, props.label);
  const remarks = useRemarks(props);
  const markDay = (date: string) => {
    const closed = closedOn(date);
    if (closed === undefined) return undefined;
    return { ...(closed.because !== 'weekend' && { name: closed.name }), isUnavailable: closedDays === 'refused' };
  };
  const isDay = field.value && isCalendarDate(field.value) && closedDays !== 'allowed';
  const closed = isDay ? closedOn(field.value) : undefined;
  const remark = closed && field.value && words.remarkOn(field.value, closed);
  const said = unrealDate(field.value) ?? fault;
  const error = field.error ?? (said && fieldText(said));
  return (
    <PlainDateField
      {...looks}
      {...remarks}
      {...field}
      error={error}
      value={field.value ?? ''}
      today={bankToday()}
      warning={error ? undefined : (props.warning ?? remark)}
      markDay={markDay}
      markLabel={words.legend}
    />
  );
}
