// The field that finds an institution by its name.
import type { FieldValues, Path } from 'react-hook-form';
import { listInstitutions } from '../../../../generated/calls/lookups.ts';
import type { Institution } from '../../../../generated/types.ts';
import type { Option } from '../../../ui/option.tsx';
import { LookupField } from '../../pickers/lookup-field.tsx';
import { useTexts } from '../../text/use-texts.ts';

interface InstitutionLookupProps<Values extends FieldValues> {
  readonly name: Path<Values>;
  readonly paymentType: 'BILL_PAY' | 'TOPUP';
  /** Empty for all categories. */
  readonly category?: string;
  optionOf(institution: Institution): Option;
  onPick(institution: Institution | undefined): void;
  /** The institution in the form; its fields are empty while there is none. */
  readonly chosen: { readonly id: string; readonly label: string };
}

const labels = { BILL_PAY: 'bill.institution', TOPUP: 'topUp.institution' } as const;

export function InstitutionLookup<Values extends FieldValues>(props: InstitutionLookupProps<Values>) {
  const { name, paymentType, category = '', optionOf, onPick, chosen } = props;
  const t = useTexts('payments');
  const filter = { paymentType, ...(category && { category }) };
  return (
    <LookupField<'listInstitutions', Values>
      name={name}
      label={t(labels[paymentType])}
      call={listInstitutions}
      inputOf={(search, page) => ({ body: { filter: { ...filter, ...(search && { search }) }, page } })}
      optionOf={optionOf}
      onPick={onPick}
      {...(chosen.id && chosen.label && { chosen })}
    />
  );
}
