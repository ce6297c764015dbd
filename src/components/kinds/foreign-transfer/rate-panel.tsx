// The rate of an exchange: the counter's, which is asked for again before it is a minute old, or that of a deal.
import { useEffect, useState } from 'react';
import { quoteExchangeRate } from '../../../../generated/calls/payments.ts';
import type { CurrencyCode, RateQuote } from '../../../../generated/types.ts';
import { bankNow } from '../../../api/bank-time.ts';
import { useRead } from '../../../api/read.ts';
import { Reading } from '../../failure/reading.tsx';
import { RadioCardsField } from '../../form/choice-fields.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useFieldValue } from '../../form/use-field.ts';
import { Amount } from '../../money/amount.tsx';
import { useDebouncedAmount } from '../../payment-form/use-debounced-amount.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ForeignValues } from './foreign-values.ts';

const second = 1000;

/** Returns the seconds until a moment, counting down. Calls `onEnd` when it is reached. */
function useCountdown(until: string, onEnd: () => void): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(until) - bankNow()) / second));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => {
      setSeconds(left());
      if (left() === 0) onEnd();
    }, second);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

function Quoted({ quote, onEnd }: { readonly quote: RateQuote; onEnd(): void }) {
  const t = useTexts('payments');
  const format = useFormat();
  const seconds = useCountdown(quote.validUntil, onEnd);
  return (
    <div className="flex flex-col gap-1 rounded-lg bg-sunken p-3 text-sm">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{t('foreign.youAreDebited')}</span>
        <Amount amount={quote.debitAmount} isStrong />
      </span>
      <span className="figures">{t('foreign.rate', { rate: format.rate(quote.rate) })}</span>
      <span className="text-ink-soft">
        {t('foreign.board', { moment: format.moment(quote.quotedAt), source: quote.source })}
      </span>
      <span className="text-ink-soft">{t('foreign.renews', { seconds })}</span>
    </div>
  );
}

function CounterQuote({ from }: { readonly from: CurrencyCode }) {
  const amount = useDebouncedAmount();
  const isAsked = amount !== undefined && Number(amount.value) > 0 && amount.currency !== from;
  const body = isAsked ? { fromCurrency: from, toCurrency: amount.currency, amount } : undefined;
  const read = useRead(quoteExchangeRate, body ? { body } : null, { keepsPrevious: true });
  if (!body) return null;
  return (
    <Reading read={read} skeleton={<Skeleton className="h-24 w-full" />}>
      {(quote) => <Quoted quote={quote} onEnd={() => void read.refresh()} />}
    </Reading>
  );
}

/** Shown only when the account has another currency than the amount. */
export function RatePanel() {
  const t = useTexts('payments');
  const from = useFieldValue<string>('fromAccount.currency');
  const to = useFieldValue<string>('transactionDetails.amount.currency');
  const rateType = useFieldValue<ForeignValues['deal']['rateType']>('deal.rateType');
  if (!from || from === to) return null;
  const choices = [
    { id: 'counter', label: t('foreign.counter'), description: t('foreign.counterText'), icon: 'chart' as const },
    { id: 'special', label: t('foreign.special'), description: t('foreign.specialText'), icon: 'key' as const },
  ];
  return (
    <>
      <RadioCardsField<ForeignValues>
        name="deal.rateType"
        label={t('foreign.rateType')}
        choices={choices}
        columns={2}
      />
      {rateType === 'counter' ? (
        <CounterQuote from={from as CurrencyCode} />
      ) : (
        <TextField<ForeignValues>
          name="deal.dealNumber"
          label={t('foreign.dealNumber')}
          textClass="lettersAndDigits"
          maxLength={20}
          isUpperCase
          hasFigures
          className="max-w-64"
        />
      )}
    </>
  );
}
