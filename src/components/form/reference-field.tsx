import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from './text-field.tsx';

const LONGEST = 35;

/** A reference number: letters, digits and / # : _ - */
export function ReferenceField<Values extends FieldValues = FieldValues>(
  props: Omit<TextFieldProps<Values>, 'textClass' | 'rows'>,
) {
  return <TextField<Values> maxLength={LONGEST} hasFigures {...props} textClass="reference" />;
}
