// The section with the amount of the billing and the date.
import { formatTime } from '../../../../domain/date-format.ts';
import { checkTaxPaymentCutOff } from '../../../../generated/calls/payments.ts';
import { bankToday } from '../../../api/bank-time.ts';
import { useRead } from '../../../api/read.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { Amount } from '../../money/amount.tsx';
import { AmountInWords } from '../../money/amount-in-words.tsx';
import { BalanceAfter } from '../../payment-form/balance-after.tsx';
import { TimingFields } from '../../payment-form/timing-fields.tsx';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import type { TaxValues } from './tax-values.ts';
import { useFoundBilling } from './use-billing.ts';
import { useTaxFee } from './use-tax-fee.ts';

function AmountOfBilling() {
  const t = useTexts('payments');
  const billing = useFoundBilling();
  const source = useFieldValue<TaxValues['billingSource']>('billingSource');
  if (!billing) return <p className="text-ink-soft">{t(source === 'entered' ? 'tax.waits' : 'tax.waitsChoice')}</p>;
  return (
    <div className="grid items-start gap-x-6 gap-y-1 sm:grid-cols-2">
      <div role="status" className="flex max-w-96 flex-col gap-1">
        <span className="text-sm text-ink-soft">{t('tax.total')}</span>
        <Amount amount={billing.amount} size="large" />
        <span className="text-sm">
          <AmountInWords amount={billing.amount} />
        </span>
      </div>
      <BalanceAfter useFee={useTaxFee} />
    </div>
  );
}

function CutOff() {
  const t = useTexts('payments');
  const format = useFormat();
  const billingId = useFoundBilling()?.billingId;
  const { kind } = useFieldValue<TaxValues['timing']>('timing');
  const isNow = kind === 'immediate' && billingId !== undefined;
  const { data } = useRead(checkTaxPaymentCutOff, isNow ? { body: { billingId, transactionDate: bankToday() } } : null);
  if (!data || !isNow) return null;
  const time = data.cutOffTime && formatTime(data.cutOffTime, format.language);
  const open = time ? t('bill.openUntil', { time }) : '';
  const text = data.open ? open : t('tax.closed', { date: format.date(data.nextWorkingDay) });
  return <p className={data.open ? 'text-sm text-ink-soft' : 'text-sm font-semibold text-wait'}>{text}</p>;
}

export function AmountSection() {
  const t = useTexts('payments');
  return (
    <Card>
      <Section id="amount" title={t('tax.amountTitle')}>
        <AmountOfBilling />
        <TimingFields isEveryDay={false} />
        <CutOff />
      </Section>
    </Card>
  );
}
