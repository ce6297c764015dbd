import { MoneyField } from '../form/money-field.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { AmountInWords } from '../money/amount-in-words.tsx';
import { useTexts } from '../text/use-texts.ts';
import type { PaymentValues } from './payment-values.ts';

function TypedInWords() {
  const amount = useFieldValue<PaymentValues['transactionDetails']['amount']>('transactionDetails.amount');
  return <div className="min-h-lh text-sm">{amount.value && <AmountInWords amount={amount} />}</div>;
}

/** The amount in figures and in words. */
export function AmountField() {
  const t = useTexts('payments');
  const currency = useFieldValue<string>('transactionDetails.amount.currency');
  return (
    <div className="flex max-w-96 flex-col gap-1">
      <MoneyField<PaymentValues>
        name="transactionDetails.amount.value"
        label={t('transfer.amount')}
        description={t('transfer.amountShort')}
        currency={currency}
      />
      <TypedInWords />
    </div>
  );
}
