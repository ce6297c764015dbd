import { useLayoutEffect, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import type { FieldProps } from './field-types.ts';
import { TypedField } from './typed-field.tsx';

interface MoneyFieldProps extends FieldProps {
  /** The amount as the form holds it; empty if nothing is typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly currency: ReactNode;
  /** Formats the amount when the field loses the focus. */
  readonly format: (value: string) => string;
  /** Parses the typed text. Returns null if it is not an amount; the form then holds the typed text. */
  readonly parse: (text: string) => string | null;
  /** Adds group separators while the user types. */
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

interface Typed {
  readonly text: string;
  /** Where to put the caret after the digits have been regrouped. */
  readonly caret?: { readonly input: HTMLInputElement; readonly place: number };
}

/** Regrouping adds and removes separators; the caret must stay after the same digit. */
function typedInto(input: HTMLInputElement, before: string, group: MoneyFieldProps['group']): Typed {
  const { value, selectionEnd } = input;
  const text = group(value, before);
  // The browser keeps the caret if the text is unchanged or the caret is at the end, where amounts are usually typed.
  if (text === value || selectionEnd === value.length) return { text };
  return { text, caret: { input, place: placeAfter(text, digitsIn(value.slice(0, selectionEnd ?? 0))) } };
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
  const [typed, setTyped] = useState<Typed | null>(null);
  const shown = typed?.text ?? (value && format(value));
  useLayoutEffect(() => {
    if (!typed?.caret) return;
    const { input, place } = typed.caret;
    input.setSelectionRange(place, place);
  }, [typed]);
  const hold = (input: HTMLInputElement) => {
    const now = typedInto(input, shown, group);
    setTyped(now);
    onChange(parse(now.text) ?? now.text);
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
