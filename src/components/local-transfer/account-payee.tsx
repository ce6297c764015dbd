import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { listDomesticBanks } from '../../../generated/calls/lookups.ts';
import { inquireLocalPayee } from '../../../generated/calls/payments.ts';
import type { DomesticBank, PayeeInquiry, TransferType } from '../../../generated/types.ts';
import { ask } from '../../api/ask.ts';
import { useFailure } from '../failure/use-failure.ts';
import { TextField } from '../form/text-field.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { LookupField } from '../pickers/lookup-field.tsx';
import { useTexts } from '../text/use-texts.ts';
import { NameCheck } from './name-check.tsx';
import type { TransferValues } from './transfer-values.ts';
import { usePayee } from './use-payee.ts';

/** The rail over which the bank asks for the name; clearing alone gives none. */
function railOfInquiry(isOwnBank: boolean, rails: readonly TransferType[]): TransferType | undefined {
  if (isOwnBank) return 'OVB';
  return (['BIFAST', 'ONLINE'] as const).find((rail) => rails.includes(rail));
}

function BankField({ onPick }: { onPick(bank: DomesticBank | undefined): void }) {
  const t = useTexts('payments');
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
        description: bank.city,
        detail: bank.bankCode,
      })}
      onPick={onPick}
      {...(bankCode && { chosen: { id: bankCode, label: bankName } })}
    />
  );
}

interface AccountPayeeProps {
  readonly isOwnBank: boolean;
  /** The bank that was chosen, with the rails that reach it. */
  onBank?(bank: DomesticBank): void;
}

export function AccountPayee({ isOwnBank, onBank }: AccountPayeeProps) {
  const t = useTexts('payments');
  const { getValues } = useFormContext<TransferValues>();
  const accountNumber = useFieldValue<string>('payee.beneficiary.accountNumber');
  const payee = usePayee();
  const { attempt } = useFailure();
  const [rails, setRails] = useState<readonly TransferType[]>(['BIFAST', 'ONLINE']);
  const [found, setFound] = useState<PayeeInquiry>();
  const rail = railOfInquiry(isOwnBank, rails);

  function takeBank(bank: DomesticBank | undefined): void {
    const { bankCode = '', bankName = '' } = bank ?? {};
    setFound(undefined);
    if (bank) {
      setRails(bank.rails);
      onBank?.(bank);
    }
    payee.name({ bankCode, bankName, clearingCode: '' });
  }

  async function check(): Promise<void> {
    const { bankCode } = getValues('payee.beneficiary');
    const { knownName } = getValues('found');
    if (!rail) return;
    const body = { transferType: rail, bankCode, accountNumber, ...(knownName && { accountName: knownName }) };
    const result = await attempt(() => ask(inquireLocalPayee, { body }));
    if (!result.isDone) return;
    payee.take(result.output, accountNumber);
    setFound(result.output);
  }

  return (
    <>
      {!isOwnBank && <BankField onPick={takeBank} />}
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
          name="found.knownName"
          label={t('transfer.knownName')}
          description={t('transfer.knownNameNote')}
          maxLength={70}
          isOptional
        />
      </div>
      {rail && <NameCheck found={found} asks={accountNumber} onCheck={check} />}
    </>
  );
}
