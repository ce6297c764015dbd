import { use, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { listDomesticBanks } from '../../../../generated/calls/lookups.ts';
import { ownBank } from '../../../../domain/own-bank.ts';
import type { DomesticBank, TransferType } from '../../../../generated/types.ts';
import { TextField } from '../../form/text-field.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { LookupField } from '../../pickers/lookup-field.tsx';
import { useTexts } from '../../text/use-texts.ts';
import { offBifast, OffBifast } from './bifast-state.tsx';
import { NameCheck } from './name-check.tsx';
import { PayeeSourceContext } from './payee-source.ts';
import type { TransferValues } from './transfer-values.ts';
import { useNameInquiry } from './use-name-inquiry.ts';
import { usePayee } from './use-payee.ts';

/** The shortest account number of any bank. */
const fewestDigits = 5;

/** Returns the rail for the name inquiry, or undefined when the bank has only clearing, which returns no name. */
function railOfInquiry(isOwnBank: boolean, bank: DomesticBank | undefined): TransferType | undefined {
  if (isOwnBank) return 'OVB';
  if (!bank) return 'BIFAST';
  const usable = bank.rails.filter((rail) => rail !== 'BIFAST' || !offBifast(bank));
  return (['BIFAST', 'ONLINE'] as const).find((rail) => usable.includes(rail));
}

function BankField({ onPick }: { onPick(bank: DomesticBank | undefined): void }) {
  const t = useTexts('payments');
  const cityOf = (bank: DomesticBank) => {
    const state = offBifast(bank);
    return state ? `${bank.city} · ${t(`bifast.${state}Short`)}` : bank.city;
  };
  const { bankCode, bankName } = useFieldValue<TransferValues['payee']['beneficiary']>('payee.beneficiary');
  return (
    <LookupField<'listDomesticBanks', TransferValues>
      name="payee.beneficiary.bankCode"
      label={t('transfer.bank')}
      call={listDomesticBanks}
      inputOf={(search, page) => ({ body: { filter: { transferType: 'ONLINE', ...(search && { search }) }, page } })}
      optionOf={(bank) => ({
        id: bank.bankCode,
        label: bank.bankName,
        description: cityOf(bank),
        detail: bank.bankCode,
      })}
      onPick={onPick}
      emptyText={t('transfer.noOtherBank', { bank: ownBank.bankName, own: t('transfer.own') })}
      {...(bankCode && { chosen: { id: bankCode, label: bankName } })}
    />
  );
}

interface AccountPayeeProps {
  readonly isOwnBank: boolean;
  /** Called with the chosen bank and the rails that reach it. */
  onBank?(bank: DomesticBank): void;
}

export function AccountPayee({ isOwnBank, onBank }: AccountPayeeProps) {
  const t = useTexts('payments');
  const { getValues } = useFormContext<TransferValues>();
  const payee = usePayee();
  const source = use(PayeeSourceContext);
  const [bank, setBank] = useState<DomesticBank>();
  const rail = railOfInquiry(isOwnBank, bank);
  const inquiry = useNameInquiry(
    () => {
      const { bankCode, accountNumber } = getValues('payee.beneficiary');
      return rail !== undefined && bankCode !== '' && accountNumber.length >= fewestDigits;
    },
    () => {
      const { bankCode, accountNumber } = getValues('payee.beneficiary');
      return source.account({ transferType: rail ?? 'BIFAST', bankCode, accountNumber });
    },
  );

  function takeBank(picked: DomesticBank | undefined): void {
    const { bankCode = '', bankName = '' } = picked ?? {};
    payee.setBeneficiary({ bankCode, bankName, clearingCode: '', branchName: '' });
    setBank(picked);
    if (!picked) return;
    payee.setIsSilent(railOfInquiry(isOwnBank, picked) === undefined);
    onBank?.(picked);
  }

  return (
    <div className="contents" onBlur={inquiry.leave}>
      {!isOwnBank && <BankField onPick={takeBank} />}
      <OffBifast bank={bank} />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <TextField<TransferValues>
          name="payee.beneficiary.accountNumber"
          label={t('transfer.accountNumber')}
          textClass="digits"
          inputMode="numeric"
          maxLength={20}
          hasFigures
        />
        <TextField<TransferValues>
          name="payee.invoiceName"
          label={t('transfer.knownName')}
          description={t('transfer.knownNameNote')}
          maxLength={70}
          isOptional
        />
      </div>
      <NameCheck {...inquiry} />
    </div>
  );
}
