import { listCountries, listSwiftBanks } from '../../../../generated/calls/lookups.ts';
import type { Country, SwiftBank } from '../../../../generated/types.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { LookupField } from '../../pickers/lookup-field.tsx';
import { useCountryName } from '../../text/use-country-name.ts';
import { useTexts } from '../../text/use-texts.ts';
import { bankLine } from './bank-line.ts';
import type { ForeignValues } from './foreign-values.ts';
import { usePayeeBank } from './use-payee-bank.ts';

function CountryField() {
  const t = useTexts('payments');
  const nameOf = useCountryName();
  const { write } = usePayeeBank();
  const country = useFieldValue<string>('payee.beneficiary.country');
  const optionOf = ({ country: id, countryName, transferAllowed }: Country) => ({
    id,
    label: countryName,
    detail: id,
    ...(!transferAllowed && { description: t('foreign.sanctioned') }),
    isDisabled: !transferAllowed,
  });
  return (
    <LookupField<'listCountries', ForeignValues>
      name="payee.beneficiary.country"
      label={t('foreign.country')}
      call={listCountries}
      inputOf={(search, page) => ({ body: { filter: { ...(search && { search }) }, page } })}
      optionOf={optionOf}
      onPick={() => write({ bankCode: '', bankName: '', bankAddress: '' })}
      {...(country && { chosen: { id: country, label: nameOf(country) } })}
    />
  );
}

export const optionOfBank = ({ bic, bankName, branchName, city, countryName }: SwiftBank) => ({
  id: bic,
  label: [bankName, branchName].filter(Boolean).join(', '),
  description: [city, countryName].filter(Boolean).join(', '),
  detail: bic,
});

/** The bank of the payee, found by its BIC, its name or its city. */
export function BankFields() {
  const t = useTexts('payments');
  const kinds = useTexts('kinds');
  const { takeBank } = usePayeeBank();
  const { country, bankCode, bankName, bankAddress } =
    useFieldValue<ForeignValues['payee']['beneficiary']>('payee.beneficiary');
  const filter = country ? { country } : {};
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <CountryField />
      <LookupField<'listSwiftBanks', ForeignValues>
        name="payee.beneficiary.bankCode"
        label={t('foreign.bank')}
        description={bankCode ? bankLine({ bankCode, bankAddress }, kinds('transfer.bic')) : t('foreign.bankNote')}
        call={listSwiftBanks}
        inputOf={(search, page) => ({ body: { filter: { ...filter, ...(search && { search }) }, page } })}
        optionOf={optionOfBank}
        onPick={takeBank}
        {...(bankCode && { chosen: { id: bankCode, label: bankName, detail: bankCode } })}
      />
    </div>
  );
}
