import type { FieldValues } from 'react-hook-form';
import type { Option } from '../../ui/option.tsx';
import { Select } from '../../ui/select.tsx';
import { useTexts } from '../text/use-texts.ts';
import { useField, useRemarks, type FormFieldProps } from './use-field.ts';

interface SelectFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  readonly options: readonly Option[];
  readonly placeholder?: string;
  /** Shown in the list if there are no options. */
  readonly emptyText?: string;
  /** Called after the form has the new value. */
  readonly onPick?: (id: string) => void;
}

/** One choice out of a few. */
export function SelectField<Values extends FieldValues = FieldValues>(props: SelectFieldProps<Values>) {
  const { name, onPick, placeholder, ...looks } = props;
  const t = useTexts('common');
  const field = useField<string | undefined>(name, props.label);
  const remarks = useRemarks(props);
  const pick = (id: string) => {
    field.onChange(id);
    onPick?.(id);
  };
  return (
    <Select
      {...looks}
      {...remarks}
      {...field}
      value={field.value ?? ''}
      onChange={pick}
      placeholder={placeholder ?? t('form.choose')}
    />
  );
}
