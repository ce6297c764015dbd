import { useFormContext } from 'react-hook-form';
import { listSwiftBanks } from '../../../../generated/calls/lookups.ts';
import type { SwiftBank } from '../../../../generated/types.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { LookupField } from '../../pickers/lookup-field.tsx';
import { useTexts } from '../../text/use-texts.ts';
import { optionOfBank } from './bank-fields.tsx';
import { noIntermediary, type ForeignValues } from './foreign-values.ts';
import { bankAddressOf } from './use-payee-bank.ts';

function intermediaryOf(bank: SwiftBank): ForeignValues['intermediary'] {
  const { bic: bankCode, bankName, country } = bank;
  return { bankCode, bankName, country, bankAddress: bankAddressOf(bank) };
}

/** The bank that passes the transfer on to the payee's bank, for a payee who names one. */
export function IntermediaryField() {
  const t = useTexts('payments');
  const { setValue } = useFormContext<ForeignValues>();
  const { bankCode, bankName, bankAddress } = useFieldValue<ForeignValues['intermediary']>('intermediary');
  const take = (bank: SwiftBank | undefined) =>
    setValue('intermediary', bank ? intermediaryOf(bank) : noIntermediary, { shouldDirty: true });
  return (
    <LookupField<'listSwiftBanks', ForeignValues>
      name="intermediary.bankCode"
      label={t('foreign.intermediary')}
      description={bankAddress || t('foreign.intermediaryNote')}
      call={listSwiftBanks}
      inputOf={(search, page) => ({ body: { filter: { ...(search && { search }) }, page } })}
      optionOf={optionOfBank}
      onPick={take}
      isOptional
      {...(bankCode && { chosen: { id: bankCode, label: bankName, detail: bankCode } })}
    />
  );
}
