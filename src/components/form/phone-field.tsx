import { useRef } from 'react';
import { useController, type FieldValues, type Path } from 'react-hook-form';
import { listPhoneCountries } from '../../../generated/calls/lookups.ts';
import { MASKS, reformat, stripMask } from '../../../domain/masks.ts';
import { usePages } from '../../api/pages.ts';
import { PhoneField as PlainPhoneField, type PhoneValue } from '../../ui/phone-field.tsx';
import { useTexts } from '../text/use-texts.ts';
import { useEditedText } from './use-edited-text.ts';
import { useField, useRemarks, type FormFieldProps } from './use-field.ts';

interface PhoneFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  /** The path of the country code, such as +62. `name` is the path of the digits. */
  readonly codeName: Path<Values>;
}

const DEFAULT_CODE = '+62';
const LONGEST = 14;

/** A telephone number with its country code. For an Indonesian mobile number use MaskedField. */
export function PhoneField<Values extends FieldValues = FieldValues>(props: PhoneFieldProps<Values>) {
  const { name, codeName, ...looks } = props;
  const t = useTexts('common');
  const countries = usePages(listPhoneCountries, (page) => ({ body: { page } }), 100);
  const codePath: string = codeName;
  const code = useController({ name: codePath, defaultValue: DEFAULT_CODE });
  const field = useField<string | undefined>(name, props.label);
  const input = useRef<HTMLInputElement>(null);
  const hold = (text: string) => field.onChange(stripMask(text).slice(0, LONGEST));
  const edited = useEditedText((text) => reformat(MASKS.phone, text), hold, field.ref);
  const value = { code: String(code.field.value || DEFAULT_CODE), number: field.value ?? '' };
  const take = (next: PhoneValue) => {
    if (next.code !== value.code) code.field.onChange(next.code);
    else edited.onChange(input.current?.value ?? next.number);
  };
  const codes = countries.items.map(({ countryCode, country }) => ({ code: countryCode, country }));
  return (
    <PlainPhoneField
      {...looks}
      {...useRemarks(props)}
      name={name}
      ref={(element) => {
        input.current = element;
        edited.ref(element);
      }}
      value={value}
      onChange={take}
      onBlur={field.onBlur}
      error={field.error}
      codes={codes.length > 0 ? codes : [{ code: value.code, country: '' }]}
      codeLabel={t('form.countryCode')}
      maxDigits={LONGEST}
    />
  );
}
