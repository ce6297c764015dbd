// The section with what is bought, its price and the date.
import { useEffect, type ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { checkTopUpCutOff } from '../../../../generated/calls/payments.ts';
import type { InstitutionDenomination } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { Amount } from '../../money/amount.tsx';
import { AmountField } from '../../payment-form/amount-field.tsx';
import { BalanceAfter } from '../../payment-form/balance-after.tsx';
import { TimingFields } from '../../payment-form/timing-fields.tsx';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { CutOffNote } from '../institution/cut-off-note.tsx';
import { useDenominations } from './provider-lists.ts';
import type { TopUpValues } from './top-up-values.ts';
import { useTopUpFee } from './use-top-up-fee.ts';

const rupiah = (value: string) => ({ value, currency: 'IDR' }) as const;

const useCutOff: ComponentProps<typeof CutOffNote>['useCutOff'] = (question) =>
  useRead(checkTopUpCutOff, question && { body: question }).data;

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

function FreeAmount({ minimum, maximum }: Pick<TopUpValues['provider'], 'minimum' | 'maximum'>) {
  const t = useTexts('payments');
  const format = useFormat();
  return (
    <div>
      <AmountField />
      {minimum && maximum && (
        <p className="text-sm text-ink-soft">
          {t('bill.range', { from: format.money(rupiah(minimum)), to: format.money(rupiah(maximum)) })}
        </p>
      )}
    </div>
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
    <div className="grid items-start gap-x-6 gap-y-1 sm:grid-cols-2">
      <FreeAmount minimum={minimum} maximum={maximum} />
      <BalanceAfter useFee={useTopUpFee} />
    </div>
  );
}

export function AmountSection() {
  const t = useTexts('payments');
  const hasProvider = useFieldValue<string>('provider.amountKind') !== '';
  return (
    <Card>
      <Section id="amount" title={t('topUp.amountTitle')}>
        {hasProvider ? <Sold /> : <p className="text-ink-soft">{t('topUp.waits')}</p>}
        <TimingFields isEveryDay={false} />
        <CutOffNote useCutOff={useCutOff} />
      </Section>
    </Card>
  );
}
