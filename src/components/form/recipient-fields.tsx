import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { listPhoneCountries } from '../../../generated/calls/lookups.ts';
import type { PhoneCountry } from '../../../generated/types.ts';
import {
  limitEmails,
  limitWhatsapp,
  type Recipients,
  type WhatsappNumber,
} from '../../../domain/identifiers/recipients.ts';
import { shownParameters } from '../../../domain/parameters.ts';
import { usePages } from '../../api/pages.ts';
import { readWhatsapp, shownWhatsapp, whatsappKey } from '../../lib/whatsapp-text.ts';
import { MultiTagField } from '../../ui/multi-tag-field.tsx';
import { fieldText } from '../failure/failure-texts.ts';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { useField, useRemarks, type FormFieldProps } from './use-field.ts';

type Dropped<Entry> = Recipients<Entry>['dropped'];

/** Shows which entries were left out and why, until the list changes again. */
function useLeftOut<Entry>(shownEntry: (entry: Entry) => string) {
  const t = useTexts('common');
  const { language } = useFormat();
  const [dropped, setDropped] = useState<Dropped<Entry>>([]);
  const why = ({ code, parameters }: Dropped<Entry>[number]['because']) =>
    fieldText({ code, parameters: shownParameters(parameters, language) });
  const first = dropped[0];
  const entries = dropped.map(({ entry }) => shownEntry(entry)).join(', ');
  const remark = first && t('form.leftOut', { count: dropped.length, entries, why: why(first.because) });
  return { remark, why, setDropped };
}

/** E-mail addresses with at most 200 characters in total. Entries beyond that are left out, with a message. */
export function EmailListField<Values extends FieldValues = FieldValues>(props: FormFieldProps<Values>) {
  const { name, ...looks } = props;
  const t = useTexts('common');
  const { value = [], onChange, ...field } = useField<readonly string[] | undefined>(name, props.label);
  const { remark, why, setDropped } = useLeftOut<string>(String);
  const take = (entries: readonly string[]) => {
    const { kept, dropped } = limitEmails(entries);
    setDropped(dropped);
    onChange(kept);
  };
  const faultOf = (entry: string) => {
    const because = limitEmails([entry]).dropped[0]?.because;
    return because && why(because);
  };
  return (
    <MultiTagField
      {...looks}
      {...useRemarks(props)}
      {...field}
      values={value}
      onChange={take}
      check={faultOf}
      warning={remark ?? props.warning}
      description={props.description ?? t('form.emailHint')}
      inputMode="email"
      listLabel={props.label}
      removeLabel={(email) => t('action.removeNamed', { name: email })}
    />
  );
}

const codesOf = (countries: readonly PhoneCountry[]) => countries.map(({ countryCode }) => countryCode);

/** Up to ten WhatsApp numbers. A number without a country code is Indonesian. */
export function WhatsappListField<Values extends FieldValues = FieldValues>(props: FormFieldProps<Values>) {
  const { name, ...looks } = props;
  const t = useTexts('common');
  const countries = usePages(listPhoneCountries, (page) => ({ body: { page } }), 100);
  const { value = [], onChange, ...field } = useField<readonly WhatsappNumber[] | undefined>(name, props.label);
  const { remark, why, setDropped } = useLeftOut(shownWhatsapp);
  const read = (text: string) => readWhatsapp(text, codesOf(countries.items));
  const take = (entries: readonly string[]) => {
    const { kept, dropped } = limitWhatsapp(entries.map(read));
    setDropped(dropped);
    onChange(kept);
  };
  const faultOf = (entry: string) => {
    const because = limitWhatsapp([read(entry)]).dropped[0]?.because;
    return because && why(because);
  };
  return (
    <MultiTagField
      {...looks}
      {...useRemarks(props)}
      {...field}
      values={value.map(whatsappKey)}
      onChange={take}
      check={faultOf}
      format={(text) => shownWhatsapp(read(text))}
      warning={remark ?? props.warning}
      inputMode="tel"
      listLabel={props.label}
      removeLabel={(text) => t('action.removeNamed', { name: shownWhatsapp(read(text)) })}
    />
  );
}
