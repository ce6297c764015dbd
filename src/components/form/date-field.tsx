import type { FieldValues } from 'react-hook-form';
import { isCalendarDate } from '../../../domain/calendar-date.ts';
import { DateField as PlainDateField } from '../../ui/date-field.tsx';
import { bankToday } from '../../api/bank-time.ts';
import type { CodedFailure } from '../../lib/coded-message.ts';
import { useFieldText } from '../failure/use-failure-words.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { useBusinessDays } from './use-business-days.ts';
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
  /** Why a day chosen earlier is no longer valid. Shown before the user touches the field. */
  readonly fault?: CodedFailure | undefined;
}

/** Said as soon as it is typed, because the next Tab is still within the field. */
const unrealDate = (text: string | undefined): CodedFailure | undefined =>
  text && !isCalendarDate(text) ? { code: 'FIELD_DATE' } : undefined;

/** A date in the format of the contract. Days on which the bank is closed are marked with their names. */
export function DateField<Values extends FieldValues = FieldValues>(props: DateFieldProps<Values>) {
  const { name, closedDays, fault, ...looks } = props;
  const fieldText = useFieldText();
  const t = useTexts('common');
  const format = useFormat();
  const kindOf = useBusinessDays();
  const field = useField<string | undefined>(name, props.label);
  const remarks = useRemarks(props);
  const closedBecause = (date: string) => {
    const day = isCalendarDate(date) ? kindOf(date) : undefined;
    if (day === undefined || day.kind === 'working-day') return undefined;
    return day.kind === 'holiday' ? day.name : t('form.weekend');
  };
  const markDay = (date: string) => {
    const reason = closedBecause(date);
    if (reason === undefined) return undefined;
    const isWeekend = kindOf(date)?.kind === 'weekend';
    return { ...(!isWeekend && { name: reason }), isUnavailable: closedDays === 'refused' };
  };
  const reason = field.value && closedDays !== 'allowed' ? closedBecause(field.value) : undefined;
  const remark = reason && field.value && t('form.notWorkingDay', { date: format.date(field.value), reason });
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
      markLabel={t('form.closedDay')}
    />
  );
}
