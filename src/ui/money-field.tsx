import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { FieldBox, FieldFrame, fieldState } from './field.tsx';
import type { FieldProps } from './field.tsx';

interface MoneyFieldProps extends FieldProps {
  /** The amount as the form holds it; empty when nothing is typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly currency: ReactNode;
  /** From the held amount to the text shown when the field is left. */
  readonly format: (value: string) => string;
  /** From the typed text to the held amount, or null for what is no amount: the typed text is then held as it is. */
  readonly parse: (text: string) => string | null;
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

export function MoneyField({
  value,
  onChange,
  onBlur,
  currency,
  format,
  parse,
  placeholder,
  ref,
  ...field
}: MoneyFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const hold = (text: string) => {
    setTyped(text);
    onChange(parse(text) ?? text);
  };
  const leave = () => {
    setTyped(null);
    onBlur?.();
  };
  return (
    <AriaTextField
      {...fieldState({ ...field, onBlur: leave })}
      value={typed ?? (value && format(value))}
      onChange={hold}
      inputMode="decimal"
      autoComplete="off"
    >
      <FieldFrame field={field}>
        <FieldBox before={<span className="text-sm">{currency}</span>}>
          <Input ref={ref} placeholder={placeholder} className="field-input figures text-right font-semibold" />
        </FieldBox>
      </FieldFrame>
    </AriaTextField>
  );
}
