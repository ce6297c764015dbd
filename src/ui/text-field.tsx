import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { classes } from './classes.ts';
import type { FieldProps } from './field-types.ts';
import { TypedField } from './typed-field.tsx';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly isAutoFocused?: boolean;
  /** Digits of equal width, for numbers that are read digit by digit. */
  readonly hasFigures?: boolean;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { value, onChange, ref, type = 'text', inputMode, maxLength, placeholder, autoComplete = 'off' } = props;
  return (
    <TypedField field={props} before={props.before} after={props.after}>
      {(own) => (
        <input
          {...own}
          {...{ ref, value, type, inputMode, maxLength, placeholder, autoComplete }}
          autoFocus={props.isAutoFocused}
          onChange={({ target }) => onChange(target.value)}
          className={classes('field-input', props.hasFigures && 'figures')}
        />
      )}
    </TypedField>
  );
}
