import { useFormContext } from 'react-hook-form';
import { inquireForeignPayee } from '../../../../generated/calls/payments.ts';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ownBank, ownBic } from '../../../../domain/own-bank.ts';
import type { ForeignInquiry } from '../../../../generated/types.ts';
import { ask } from '../../../api/ask.ts';
import { paths } from '../../../paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFailure } from '../../failure/use-failure.ts';
import { TextField } from '../../form/text-field.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { useTexts } from '../../text/use-texts.ts';
import { emptyForeign, type ForeignValues } from './foreign-values.ts';

const changed = { shouldDirty: true, shouldValidate: true } as const;

/** Asks this bank who holds the account, and takes the holder and the currency into the form. */
function useHolder() {
  const { getValues, setValue } = useFormContext<ForeignValues>();
  const { attempt } = useFailure();
  const [isPending, setPending] = useState(false);
  const tried = useRef('');
  function take(accountNumber: string, { inquiryId, accountName, currency }: ForeignInquiry): void {
    if (accountName === null || currency === null) return;
    const { bankCode, bankName } = ownBank;
    const beneficiary = { ...emptyForeign.payee.beneficiary, bankCode, bankName, accountNumber, accountName, currency };
    setValue('payee', { ...getValues('payee'), inquiryId, beneficiary }, changed);
    setValue('transactionDetails.amount.currency', currency, changed);
  }
  async function check(): Promise<void> {
    const { accountNumber } = getValues('payee.beneficiary');
    tried.current = accountNumber;
    setPending(true);
    const body = { transferType: 'OVB', bankCode: ownBic, accountNumber } as const;
    const result = await attempt(() => ask(inquireForeignPayee, { body })).finally(() => setPending(false));
    if (result.isDone && getValues('payee.beneficiary.accountNumber') === accountNumber)
      take(accountNumber, result.output);
  }
  /** The name of another number must not stay beside the one that is typed now. */
  function forget(): void {
    const { accountName } = getValues('payee.beneficiary');
    tried.current = '';
    if (accountName === '') return;
    setValue('payee.inquiryId', '', { shouldDirty: true });
    setValue('payee.beneficiary.accountName', '', { shouldDirty: true });
  }
  function leave(): void {
    const { accountNumber, accountName } = getValues('payee.beneficiary');
    if (accountName !== '' || accountNumber === '' || tried.current === accountNumber) return;
    void check();
  }
  return { isPending, check, forget, leave };
}

/** Rupiah out of a rupiah account are a local transfer. */
function RupiahAccount() {
  const t = useTexts('payments');
  return (
    <Banner tone="wait" title={t('foreign.rupiahAccount')}>
      <p>{t('foreign.rupiahAccountText')}</p>
      <Link to={paths.localTransfer()} className="underline">
        {t('foreign.rupiahTransfer')}
      </Link>
    </Banner>
  );
}

/** An account at this bank; its holder and its currency come from the bank. */
export function OwnPayee() {
  const t = useTexts('payments');
  const { isPending, check, forget, leave } = useHolder();
  const from = useFieldValue<string>('fromAccount.currency');
  const { accountName, currency, accountNumber } =
    useFieldValue<ForeignValues['payee']['beneficiary']>('payee.beneficiary');
  return (
    <>
      <div className="flex flex-wrap items-end gap-3" onInput={forget} onBlur={leave}>
        <TextField<ForeignValues>
          name="payee.beneficiary.accountNumber"
          label={t('transfer.accountNumber')}
          textClass="digits"
          maxLength={20}
          hasFigures
        />
        <Button
          variant="quiet"
          icon="search"
          isPending={isPending}
          {...(accountNumber === '' && { disabledReason: t('foreign.numberFirst') })}
          onPress={() => void check()}
        >
          {t('transfer.checkName')}
        </Button>
        <p role="status" className="min-h-9 content-center">
          {accountName ? (
            <span className="font-bold">{[accountName, currency].join(' · ')}</span>
          ) : (
            <span className="text-sm text-ink-soft">{t('transfer.notChecked')}</span>
          )}
        </p>
      </div>
      {accountName && currency === 'IDR' && from === 'IDR' && <RupiahAccount />}
    </>
  );
}
