import { useLayoutEffect, useRef, useState } from 'react';
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
  /** Puts the digits in groups while they are typed. */
  readonly group: (text: string, before: string) => string;
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length;

function placeAfter(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (/\d/.test(text[place] ?? '')) seen += 1;
  }
  return text.length;
}

/** Marks come and go while digits are grouped: the caret stays behind the digit that was typed. */
function useCaretByDigits(shown: string | null): (input: HTMLInputElement) => void {
  const caret = useRef<{ readonly input: HTMLInputElement; readonly digits: number }>(undefined);
  useLayoutEffect(() => {
    if (!caret.current) return;
    const { input, digits } = caret.current;
    caret.current = undefined;
    const place = placeAfter(input.value, digits);
    input.setSelectionRange(place, place);
  }, [shown]);
  return (input) => {
    const { value, selectionEnd } = input;
    // At the end, where amounts are typed, the browser places it by itself.
    if (selectionEnd !== value.length) caret.current = { input, digits: digitsIn(value.slice(0, selectionEnd ?? 0)) };
  };
}

export function MoneyField({
  value,
  onChange,
  onBlur,
  currency,
  format,
  parse,
  group,
  placeholder,
  ref,
  ...field
}: MoneyFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value && format(value));
  const keepCaret = useCaretByDigits(typed);
  const hold = (input: HTMLInputElement) => {
    const text = group(input.value, shown);
    keepCaret(input);
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
          value={shown}
          onChange={({ target }) => hold(target)}
          inputMode="decimal"
          autoComplete="off"
          className="field-input figures text-right font-semibold"
        />
      )}
    </TypedField>
  );
}
