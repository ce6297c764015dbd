// The other way round: the user says what may be debited, and the counter rate says what is sent.
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { quoteExchangeRate } from '../../../../generated/calls/payments.ts';
import type { CurrencyCode } from '../../../../generated/types.ts';
import { useRead } from '../../../api/read.ts';
import { isPositiveAmount } from '../../../lib/money-text.ts';
import { MoneyField } from '../../form/money-field.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { useDebouncedField } from '../../form/use-debounced-field.ts';
import { useFieldValue } from '../../form/use-field.ts';
import { TypedInWords } from '../../money/typed-in-words.tsx';
import { AmountField } from '../../payment-form/amount-field.tsx';
import { useTexts } from '../../text/use-texts.ts';
import type { ForeignValues } from './foreign-values.ts';

interface FromProps {
  readonly from: CurrencyCode;
}

/** What is typed in one currency is no amount of another. */
function useOwnCurrency(from: CurrencyCode): void {
  const { getValues, setValue } = useFormContext<ForeignValues>();
  useEffect(() => {
    if (getValues('debitWishIn') === from) return;
    if (getValues('debitWishIn') !== '') setValue('debitWish', '');
    setValue('debitWishIn', from);
  }, [from, getValues, setValue]);
}

/** Sets the amount of the form to what the debit buys; until that is known, an earlier amount is not sent. */
function useBoughtAmount(from: CurrencyCode): void {
  const { setValue } = useFormContext<ForeignValues>();
  const to = useFieldValue<CurrencyCode>('transactionDetails.amount.currency');
  const typed = useFieldValue<string>('debitWish');
  const value = useDebouncedField<string>('debitWish');
  const isAsked = typed === value && isPositiveAmount(value, from);
  const body = isAsked ? { fromCurrency: from, toCurrency: to, amount: { value, currency: from } } : null;
  const credit = useRead(quoteExchangeRate, body && { body }).data?.creditAmount.value;
  const isBegun = useRef(false);
  useEffect(() => {
    if (typed === '' && !isBegun.current) return;
    isBegun.current = true;
    setValue('transactionDetails.amount.value', credit ?? '', { shouldDirty: true, shouldValidate: Boolean(credit) });
  }, [typed, credit, setValue]);
}

function DebitField({ from }: FromProps) {
  const t = useTexts('payments');
  useOwnCurrency(from);
  useBoughtAmount(from);
  const value = useFieldValue<string>('debitWish');
  return (
    <div className="flex max-w-96 flex-col gap-1">
      <MoneyField<ForeignValues>
        name="debitWish"
        label={t('foreign.debitWish')}
        description={t('foreign.debitWishText')}
        currency={from}
      />
      <TypedInWords amount={{ value, currency: from }} />
    </div>
  );
}

/** The amount, typed in either of the two currencies. */
export function EitherAmount({ from }: FromProps) {
  const t = useTexts('payments');
  const side = useFieldValue<ForeignValues['amountSide']>('amountSide');
  const sides = (['send', 'debit'] as const).map((id) => ({ id, label: t(`foreign.side-${id}`) }));
  return (
    <div className="flex flex-col gap-3">
      <SelectField<ForeignValues> name="amountSide" label={t('foreign.side')} options={sides} className="max-w-64" />
      {side === 'debit' ? <DebitField from={from} /> : <AmountField />}
    </div>
  );
}
