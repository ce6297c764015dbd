import type { FieldValues } from 'react-hook-form';
import { PasswordField as PlainPasswordField } from '../../ui/password-field.tsx';
import { useTexts } from '../text/use-texts.ts';
import { useField, useRemarks, type FormFieldProps } from './use-field.ts';

interface PasswordFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  readonly autoComplete?: 'current-password' | 'new-password' | 'one-time-code';
  readonly maxLength?: number;
}

/** A password is sent exactly as typed, including spaces. */
export function PasswordField<Values extends FieldValues = FieldValues>(props: PasswordFieldProps<Values>) {
  const { name, ...looks } = props;
  const t = useTexts('common');
  const field = useField<string | undefined>(name, props.label);
  const remarks = useRemarks(props);
  return (
    <PlainPasswordField
      {...looks}
      {...remarks}
      {...field}
      value={field.value ?? ''}
      revealLabel={t('action.reveal')}
      hideLabel={t('action.hide')}
    />
  );
}
