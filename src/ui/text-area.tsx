import type { Ref } from 'react';
import type { FieldProps } from './field-types.ts';
import { TypedField } from './typed-field.tsx';

interface TextAreaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly rows?: number;
  readonly maxLength?: number;
  readonly placeholder?: string;
}

export function TextArea(props: TextAreaProps) {
  const { value, onChange, ref, rows = 3, maxLength, placeholder, note } = props;
  const counted = note ?? (maxLength ? `${value.length}/${maxLength}` : undefined);
  return (
    <TypedField field={{ ...props, note: counted }}>
      {(own) => (
        <textarea
          {...own}
          {...{ ref, value, rows, maxLength, placeholder }}
          onChange={({ target }) => onChange(target.value)}
          className="field-input resize-y"
        />
      )}
    </TypedField>
  );
}
