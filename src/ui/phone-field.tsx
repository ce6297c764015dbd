import type { Ref } from 'react';
import { TextField } from './text-field.tsx';
import type { FieldProps } from './field-types.ts';

export interface CountryCode {
  /** With the plus sign: +62. */
  readonly code: string;
  readonly country: string;
}

export interface PhoneValue {
  readonly code: string;
  /** Digits only. */
  readonly number: string;
}

interface PhoneFieldProps extends FieldProps {
  readonly value: PhoneValue;
  readonly onChange: (value: PhoneValue) => void;
  readonly codes: readonly CountryCode[];
  readonly codeLabel: string;
  readonly maxDigits?: number;
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

const GROUP = /(\d{4})(?=\d)/g;

/** The number is shown in groups of four and held as digits; the country code is a native select. */
export function PhoneField({ value, onChange, codes, codeLabel, maxDigits = 15, ...field }: PhoneFieldProps) {
  const takeNumber = (text: string) => onChange({ ...value, number: text.replaceAll(/\D/g, '').slice(0, maxDigits) });
  return (
    <TextField
      {...field}
      type="tel"
      hasFigures
      value={value.number.replaceAll(GROUP, '$1-')}
      onChange={takeNumber}
      before={
        <select
          aria-label={codeLabel}
          value={value.code}
          disabled={field.isDisabled}
          onChange={(event) => onChange({ ...value, code: event.target.value })}
          className="figures -ml-1 max-w-24 rounded-sm bg-surface py-1 text-ink disabled:bg-sunken"
        >
          {codes.map(({ code, country }) => (
            <option key={`${code} ${country}`} value={code}>
              {`${code} ${country}`}
            </option>
          ))}
        </select>
      }
    />
  );
}
