import { MoneyField } from '../form/money-field.tsx';
import { useFieldValue } from '../form/use-field.ts';
import { TypedInWords } from '../money/typed-in-words.tsx';
import { useTexts } from '../text/use-texts.ts';
import type { PaymentValues } from './payment-values.ts';

type Amount = PaymentValues['transactionDetails']['amount'];

function InWords() {
  return <TypedInWords amount={useFieldValue<Amount>('transactionDetails.amount')} />;
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
      <InWords />
    </div>
  );
}
