import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { classes } from './classes.ts';
import { FieldBox, FieldFrame, fieldState } from './field.tsx';
import type { FieldProps } from './field.tsx';

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
  const { value, onChange, ref, type, inputMode, maxLength, placeholder, autoComplete = 'off' } = props;
  return (
    <AriaTextField
      {...fieldState(props)}
      {...{ value, onChange, type, inputMode, maxLength, autoComplete }}
      autoFocus={props.isAutoFocused}
    >
      <FieldFrame field={props}>
        <FieldBox before={props.before} after={props.after}>
          <Input
            ref={ref}
            placeholder={placeholder}
            className={classes('field-input', props.hasFigures && 'figures')}
          />
        </FieldBox>
      </FieldFrame>
    </AriaTextField>
  );
}
