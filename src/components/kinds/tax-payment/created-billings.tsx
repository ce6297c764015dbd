// The billings that the company created here: one of them is chosen, or another one is created.
import { useFormContext } from 'react-hook-form';
import { listCreatedBillings } from '../../../../generated/calls/payments.ts';
import type { CreatedBilling } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Reading } from '../../failure/reading.tsx';
import { Amount } from '../../money/amount.tsx';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import type { Inquiry } from '../institution/use-inquiry.ts';
import { periodText } from './billing-facts.ts';
import { CreateBilling } from './create-billing.tsx';
import { nameOfTax } from './tax-sentences.ts';
import type { TaxValues } from './tax-values.ts';
import { useTakeBilling } from './use-billing.ts';

const stateTexts = {
  unpaid: 'tax.stateUnpaid',
  'in-approval': 'tax.stateInApproval',
  paid: 'tax.statePaid',
  expired: 'tax.stateExpired',
} as const;

function useChoices() {
  const t = useTexts('payments');
  const format = useFormat();
  return ({ billing, createdBy, state }: CreatedBilling) => ({
    id: billing.billingId,
    label: billing.billingId,
    description: [
      `${nameOfTax(billing)} ${periodText(billing.taxpayerPeriod)}`,
      billing.taxpayerName,
      t('tax.createdBy', { name: createdBy.name, date: format.moment(billing.expiresAt) }),
    ].join(' · '),
    detail: <Amount amount={billing.amount} />,
    tag: t(stateTexts[state]),
    ...(state !== 'unpaid' && { disabledReason: t(stateTexts[state]) }),
  });
}

export function CreatedBillings({ check }: Pick<Inquiry, 'check'>) {
  const t = useTexts('payments');
  const { setValue, watch } = useFormContext<TaxValues>();
  const take = useTakeBilling();
  const choiceOf = useChoices();
  const read = useRead(listCreatedBillings, { query: { size: 30 } });
  function choose(billingId: string): void {
    setValue('billingId', billingId, { shouldDirty: true });
    void check();
  }
  return (
    <>
      <Reading read={read} skeleton={<Skeleton className="h-16 w-full" />}>
        {({ items }) =>
          items.length > 0 ? (
            <RadioCards
              label={t('tax.createdHere')}
              choices={items.map(choiceOf)}
              value={watch('billingId')}
              onChange={choose}
            />
          ) : (
            <p className="text-ink-soft">{t('tax.noneCreated')}</p>
          )
        }
      </Reading>
      <CreateBilling
        onPay={(inquiry) => {
          setValue('billingSource', 'created', { shouldDirty: true });
          take(inquiry);
        }}
      />
    </>
  );
}
