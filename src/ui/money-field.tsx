import { useState } from 'react';
import type { ReactNode, Ref } from 'react';
import type { FieldProps } from './field-types.ts';
import { TypedField } from './typed-field.tsx';

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
    <TypedField field={{ ...field, onBlur: leave }} before={<span className="text-sm">{currency}</span>}>
      {(own) => (
        <input
          {...own}
          {...{ ref, placeholder }}
          value={typed ?? (value && format(value))}
          onChange={({ target }) => hold(target.value)}
          inputMode="decimal"
          autoComplete="off"
          className="field-input figures text-right font-semibold"
        />
      )}
    </TypedField>
  );
}
