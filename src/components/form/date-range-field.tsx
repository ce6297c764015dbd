import type { FieldValues, Path } from 'react-hook-form';
import { bankToday } from '../../api/bank-time.ts';
import { DateRangeField as PlainDateRangeField, type RangeShortcut } from '../../ui/date-range-field.tsx';
import { useField, useRemarks, type FormFieldProps } from './use-field.ts';

interface DateRangeFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  /** The field of the last day; `name` is the field of the first day. */
  readonly endName: Path<Values>;
  readonly min?: string;
  readonly max?: string;
  readonly shortcuts?: readonly RangeShortcut[];
}

export function DateRangeField<Values extends FieldValues = FieldValues>(props: DateRangeFieldProps<Values>) {
  const { name, endName, ...looks } = props;
  const { value, onChange, ...field } = useField<string | undefined>(name, props.label);
  const endPath: string = endName;
  const end = useField<string | undefined>(endPath, props.label);
  return (
    <PlainDateRangeField
      {...looks}
      {...useRemarks(props)}
      {...field}
      error={field.error ?? end.error}
      today={bankToday()}
      value={{ start: value ?? '', end: end.value ?? '' }}
      onChange={(range) => {
        onChange(range.start);
        end.onChange(range.end);
      }}
    />
  );
}
