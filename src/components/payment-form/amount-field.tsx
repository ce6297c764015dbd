import { MoneyField } from '../form/money-field.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { AmountInWords } from '../money/amount-in-words.tsx';
import { useTexts } from '../text/use-texts.ts';
import type { PaymentValues } from './payment-values.ts';

function TypedInWords() {
  const value = useFieldValue<string>('transactionDetails.amount.value');
  return <div className="min-h-lh text-sm">{value && <AmountInWords amount={{ value, currency: 'IDR' }} />}</div>;
}

/** The amount in figures and in words. */
export function AmountField() {
  const t = useTexts('payments');
  return (
    <div className="flex max-w-96 flex-col gap-1">
      <MoneyField<PaymentValues> name="transactionDetails.amount.value" label={t('transfer.amount')} currency="IDR" />
      <TypedInWords />
    </div>
  );
}
