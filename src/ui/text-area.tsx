import type { Ref } from 'react';
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components';
import { FieldBox, FieldFrame, fieldState } from './field.tsx';
import type { FieldProps } from './field.tsx';

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
    <AriaTextField {...fieldState(props)} value={value} onChange={onChange} maxLength={maxLength}>
      <FieldFrame field={{ ...props, note: counted }}>
        <FieldBox>
          <AriaTextArea ref={ref} rows={rows} placeholder={placeholder} className="field-input resize-y" />
        </FieldBox>
      </FieldFrame>
    </AriaTextField>
  );
}
