import type { FieldValues } from 'react-hook-form';
import { listBifastBanks, listDomesticBanks, listSwiftBanks } from '../../../generated/calls/lookups.ts';
import type { BifastBank, DomesticBank, SwiftBank } from '../../../generated/types.ts';
import type { Option } from '../../ui/option.tsx';
import type { FormFieldProps } from '../form/use-field.ts';
import { useTexts } from '../text/use-texts.ts';
import { LookupField } from './lookup-field.tsx';

interface BankPickerProps<Values extends FieldValues, Bank> extends FormFieldProps<Values> {
  readonly onPick?: (bank: Bank | undefined) => void;
  readonly chosen?: Option;
}

const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');

interface DomesticBankPickerProps<Values extends FieldValues> extends BankPickerProps<Values, DomesticBank> {
  readonly transferType: 'LLG' | 'RTGS' | 'ONLINE';
  /** Which code of the bank the form holds. */
  readonly holds: 'clearingCode' | 'bankCode' | 'bic';
}

export function DomesticBankPicker<Values extends FieldValues = FieldValues>(props: DomesticBankPickerProps<Values>) {
  const { transferType, holds, ...field } = props;
  return (
    <LookupField<'listDomesticBanks', Values>
      {...field}
      call={listDomesticBanks}
      inputOf={(search, page) => ({ body: { filter: { transferType, ...(search && { search }) }, page } })}
      optionOf={(bank) => ({
        id: bank[holds] ?? bank.bic,
        label: bank.bankName,
        description: joined(bank.branchName, bank.city),
        detail: bank[holds] ?? '',
      })}
    />
  );
}

export function BifastBankPicker<Values extends FieldValues = FieldValues>(props: BankPickerProps<Values, BifastBank>) {
  const t = useTexts('common');
  const remarks = { active: null, disturbed: t('form.bankDisturbed'), inactive: t('form.bankInactive') };
  return (
    <LookupField<'listBifastBanks', Values>
      {...props}
      call={listBifastBanks}
      inputOf={(search, page) => ({ body: { ...(search && { filter: { search } }), page } })}
      optionOf={({ bic, bankName, bankCode, state }) => ({
        id: bic,
        label: bankName,
        description: joined(bic, remarks[state]),
        detail: bankCode,
        isDisabled: state === 'inactive',
      })}
    />
  );
}

interface SwiftBankPickerProps<Values extends FieldValues> extends BankPickerProps<Values, SwiftBank> {
  readonly country?: string;
}

export function SwiftBankPicker<Values extends FieldValues = FieldValues>(props: SwiftBankPickerProps<Values>) {
  const { country, ...field } = props;
  return (
    <LookupField<'listSwiftBanks', Values>
      {...field}
      call={listSwiftBanks}
      inputOf={(search, page) => ({
        body: { filter: { ...(country && { country }), ...(search && { search }) }, page },
      })}
      optionOf={({ bic, bankName, branchName, city, countryName }) => ({
        id: bic,
        label: bankName,
        description: joined(branchName, city, countryName),
        detail: bic,
      })}
    />
  );
}
