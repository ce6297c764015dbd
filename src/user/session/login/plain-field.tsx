import type { InputHTMLAttributes, ReactNode } from 'react';
import { TypedField } from '../../../ui/typed-field.tsx';

interface PlainFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly hint?: string;
  readonly after?: ReactNode;
}

/** An uncontrolled field: it works in the prerendered page before any script is loaded. */
export function PlainField({ label, hint, after, name, disabled, ...input }: PlainFieldProps) {
  return (
    <TypedField field={{ label, description: hint, name, isDisabled: disabled }} after={after}>
      {(own) => <input {...input} {...own} className="field-input" />}
    </TypedField>
  );
}
