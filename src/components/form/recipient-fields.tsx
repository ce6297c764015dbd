import type { FieldValues } from 'react-hook-form';
import { listPhoneCountries } from '../../../generated/calls/lookups.ts';
import type { PhoneCountry } from '../../../generated/types.ts';
import { limitEmails, limitWhatsapp, type WhatsappNumber } from '../../../domain/identifiers/recipients.ts';
import { usePages } from '../../api/pages.ts';
import { readWhatsapp, shownWhatsapp, whatsappKey } from '../../lib/whatsapp-text.ts';
import { MultiTagField } from '../../ui/multi-tag-field.tsx';
import { useTexts } from '../text/use-texts.ts';
import { useField, useRemarks, type FormFieldProps } from './use-field.ts';
import { useTypedList, type ListRules } from './use-typed-list.ts';

const emailRules: ListRules<string> = {
  limit: limitEmails,
  read: String,
  textOf: String,
  shown: String,
  untaken: String,
  separators: /[\s;,]/,
};

/** E-mail addresses with at most 200 characters in total. Entries beyond that are left out, with a message. */
export function EmailListField<Values extends FieldValues = FieldValues>(props: FormFieldProps<Values>) {
  const { name, ...looks } = props;
  const t = useTexts('common');
  const field = useField<readonly string[] | undefined>(name, props.label);
  const { remark, ...list } = useTypedList(field, emailRules);
  return (
    <MultiTagField
      {...looks}
      {...useRemarks(props)}
      {...list}
      warning={remark ?? props.warning}
      description={props.description ?? t('form.emailHint')}
      inputMode="email"
      listLabel={props.label}
      removeLabel={(email) => t('action.removeNamed', { name: email })}
    />
  );
}

const codesOf = (countries: readonly PhoneCountry[]) => countries.map(({ countryCode }) => countryCode);

/** Spaces belong to a number, so they do not end it. */
const whatsappRules = (countries: readonly PhoneCountry[]): ListRules<WhatsappNumber> => ({
  limit: limitWhatsapp,
  read: (text) => readWhatsapp(text, codesOf(countries)),
  textOf: whatsappKey,
  shown: shownWhatsapp,
  untaken: (text) => ({ countryCode: '', valueWhatsapp: text }),
  separators: /[;,]/,
});

/** Up to ten WhatsApp numbers. A number without a country code is Indonesian. */
export function WhatsappListField<Values extends FieldValues = FieldValues>(props: FormFieldProps<Values>) {
  const { name, ...looks } = props;
  const t = useTexts('common');
  const countries = usePages(listPhoneCountries, (page) => ({ body: { page } }), 100);
  const field = useField<readonly WhatsappNumber[] | undefined>(name, props.label);
  const rules = whatsappRules(countries.items);
  const { remark, ...list } = useTypedList(field, rules);
  const shown = (text: string) => shownWhatsapp(rules.read(text));
  return (
    <MultiTagField
      {...looks}
      {...useRemarks(props)}
      {...list}
      format={shown}
      warning={remark ?? props.warning}
      inputMode="tel"
      listLabel={props.label}
      removeLabel={(text) => t('action.removeNamed', { name: shown(text) })}
    />
  );
}
