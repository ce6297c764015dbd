// The section with the amount of the billing and the date.
import type { ComponentProps } from 'react';
import { checkTaxPaymentCutOff } from '../../../../generated/calls/payments.ts';
import { useRead } from '../../../api/read.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { useTexts } from '../../text/use-texts.ts';
import { AmountFrame, BesideBalance, FixedAmount } from '../institution/amount-frame.tsx';
import { CutOffNote } from '../institution/cut-off-note.tsx';
import type { TaxValues } from './tax-values.ts';
import { useFoundBilling } from './use-billing.ts';
import { useTaxFee } from './use-tax-fee.ts';

function AmountOfBilling() {
  const t = useTexts('payments');
  const billing = useFoundBilling();
  const source = useFieldValue<TaxValues['billingSource']>('billingSource');
  if (!billing) return <p className="text-ink-soft">{t(source === 'entered' ? 'tax.waits' : 'tax.waitsChoice')}</p>;
  return (
    <BesideBalance useFee={useTaxFee}>
      <FixedAmount label={t('tax.total')} value={billing.amount.value} />
    </BesideBalance>
  );
}

type Named = { readonly billingId: string };

const useCutOff: ComponentProps<typeof CutOffNote<Named>>['useCutOff'] = (question) =>
  useRead(checkTaxPaymentCutOff, question && { body: question }).data;

export function AmountSection() {
  const t = useTexts('payments');
  const billingId = useFoundBilling()?.billingId;
  const named = billingId === undefined ? undefined : { billingId };
  return (
    <AmountFrame
      title={t('tax.amountTitle')}
      cutOff={<CutOffNote named={named} closed="tax.closed" useCutOff={useCutOff} />}
    >
      <AmountOfBilling />
    </AmountFrame>
  );
}
