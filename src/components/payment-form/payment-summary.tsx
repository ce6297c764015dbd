import { isCalendarDate } from '../../../domain/calendar-date.ts';
import { isAmount } from '../../lib/money-text.ts';
import { Card } from '../../ui/card.tsx';
import { KeyValueList } from '../../ui/key-value-list.tsx';
import { Section } from '../../ui/section.tsx';
import { useDebouncedValues } from '../form/use-debounced-values.ts';
import { Amount } from '../money/amount.tsx';
import { useFormat } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import { present, when } from '../transfer-facts/present-facts.ts';
import { usePaymentKind } from './kind-context.ts';
import type { PaymentValues } from './payment-values.ts';

/** A summary that is updated while the user types. */
export function PaymentSummary() {
  const t = useTexts('payments');
  const format = useFormat();
  const { values } = useDebouncedValues<PaymentValues>();
  const { fromAccount, transactionDetails, timing, repeat } = values;
  const { repeats, useSummary } = usePaymentKind();
  const { payee, way } = useSummary(values);
  const isCapped = timing.kind === 'recurring' && repeats?.hasCap === true;
  const amount = isCapped ? ({ value: repeat.cap, currency: 'IDR' } as const) : transactionDetails.amount;
  const amountLabel = isCapped ? t('repeat.cap') : t('transfer.amount');
  const isDated = timing.kind === 'forward-dated' && isCalendarDate(timing.transactionDate);
  const shown = present([
    when(fromAccount.alias, t('transfer.stepFrom')),
    payee,
    when(isAmount(amount.value, amount.currency) && <Amount amount={amount} isStrong mayBreak />, amountLabel),
    way,
    when(isDated && format.date(timing.transactionDate), t('transfer.date')),
  ]);
  return (
    <Card>
      <Section title={t('transfer.summary')}>
        {shown.length === 0 ? (
          <p className="text-ink-soft">{t('transfer.summaryEmpty')}</p>
        ) : (
          <KeyValueList facts={shown} layout="under" />
        )}
      </Section>
    </Card>
  );
}
