// The section with what is bought, its price and the date.
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { checkTopUpCutOff } from '../../../../generated/calls/payments.ts';
import type { InstitutionDenomination } from '../../../../generated/types.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { Amount } from '../../money/amount.tsx';
import { BalanceAfter } from '../../payment-form/balance-after.tsx';
import { useTexts } from '../../text/use-texts.ts';
import { AmountFrame, BesideBalance, RangedAmount } from '../institution/amount-frame.tsx';
import { InstitutionCutOff } from '../institution/cut-off-note.tsx';
import { useDenominations } from './provider-lists.ts';
import type { TopUpValues } from './top-up-values.ts';
import { useTopUpFee } from './use-top-up-fee.ts';

function useChoice() {
  const t = useTexts('payments');
  return ({ denomCode, label, price, available }: InstitutionDenomination) => ({
    id: denomCode,
    label,
    detail: <Amount amount={price} />,
    ...(!available && { disabledReason: t('topUp.soldOut') }),
  });
}

/** Takes today's price of a choice that came from a favorite or an earlier top-up, or clears what is not sold now. */
function useTodaysPrice(sold: readonly InstitutionDenomination[] | undefined): void {
  const { setValue, getValues } = useFormContext<TopUpValues>();
  useEffect(() => {
    const { denomCode } = getValues('transactionDetails');
    if (!sold || !denomCode) return;
    const found = sold.find((one) => one.denomCode === denomCode && one.available);
    if (!found) setValue('transactionDetails.denomCode', '');
    setValue('transactionDetails.amount.value', found?.price.value ?? '');
  }, [sold, setValue, getValues]);
}

/** Each choice also sets the amount, which is its price. */
function DenominationField({ institution }: { readonly institution: string }) {
  const t = useTexts('payments');
  const { setValue } = useFormContext<TopUpValues>();
  const choiceOf = useChoice();
  const { data } = useDenominations(institution);
  useTodaysPrice(data?.items);
  if (!data) return <Skeleton className="h-32 w-full" />;
  const pick = (id: string) => {
    const found = data.items.find(({ denomCode }) => denomCode === id);
    if (found) setValue('transactionDetails.amount.value', found.price.value, { shouldDirty: true });
  };
  return (
    <RadioCardsField<TopUpValues>
      name="transactionDetails.denomCode"
      label={t('topUp.denomination')}
      choices={data.items.map(choiceOf)}
      columns={3}
      onPick={pick}
    />
  );
}

function Sold() {
  const { amountKind, minimum, maximum } = useFieldValue<TopUpValues['provider']>('provider');
  const institution = useFieldValue<string>('payeeDetails.institution');
  if (amountKind === 'denomination')
    return (
      <>
        <DenominationField institution={institution} />
        <BalanceAfter useFee={useTopUpFee} />
      </>
    );
  return (
    <BesideBalance useFee={useTopUpFee}>
      <RangedAmount minimum={minimum} maximum={maximum} />
    </BesideBalance>
  );
}

export function AmountSection() {
  const t = useTexts('payments');
  const hasProvider = useFieldValue<string>('provider.amountKind') !== '';
  return (
    <AmountFrame title={t('topUp.amountTitle')} cutOff={<InstitutionCutOff call={checkTopUpCutOff} />}>
      {hasProvider ? <Sold /> : <p className="text-ink-soft">{t('topUp.waits')}</p>}
    </AmountFrame>
  );
}
