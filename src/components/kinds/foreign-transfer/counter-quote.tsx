// The counter rate, with the age of the board. It is asked for again when a minute has passed.
import { useEffect, useEffectEvent, useState } from 'react';
import {
  quoteExchangeRate,
  quoteForeignTransferFee,
  validateForeignTransfer,
} from '../../../../generated/calls/payments.ts';
import { isOldBoard } from '../../../../domain/board-age.ts';
import type { CurrencyCode, RateQuote } from '../../../../generated/types.ts';
import { bankNow, bankToday } from '../../../api/bank-time.ts';
import { useRead } from '../../../api/read.ts';
import { refreshOperations } from '../../../api/refresh.ts';
import { useRateText } from '../../transfer-facts/use-rate-text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Reading } from '../../failure/reading.tsx';
import { Amount } from '../../money/amount.tsx';
import { useDebouncedAmount } from '../../payment-form/use-debounced-amount.ts';
import { useFormat } from '../../text/use-format.ts';
import { useTexts } from '../../text/use-texts.ts';

const second = 1000;

/** What is calculated at the counter rate: an amount that a debit buys, the costs and the review follow a new rate. */
const atCounterRate = [quoteExchangeRate.id, quoteForeignTransferFee.id, validateForeignTransfer.id];
const renew = () => void refreshOperations(atCounterRate);

const secondsTo = (until: string): number => Math.max(0, Math.ceil((Date.parse(until) - bankNow()) / second));

/** Returns the seconds until a moment, counting down. Calls `onEnd` when it is reached. */
function useCountdown(until: string, onEnd: () => void): number {
  const [seconds, setSeconds] = useState(() => secondsTo(until));
  const tick = useEffectEvent(() => {
    const left = secondsTo(until);
    setSeconds(left);
    if (left === 0) onEnd();
  });
  useEffect(() => {
    const timer = setInterval(tick, second);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
}

interface QuotedProps {
  readonly quote: RateQuote;
  onEnd(): void;
}

function Quoted({ quote, onEnd }: QuotedProps) {
  const t = useTexts('payments');
  const format = useFormat();
  const rateText = useRateText();
  const seconds = useCountdown(quote.validUntil, onEnd);
  const { debitAmount, creditAmount } = quote;
  const isOld = isOldBoard(Date.parse(quote.quotedAt), bankToday());
  return (
    <div className="flex flex-col gap-1 rounded-lg bg-sunken p-3 text-sm">
      {[[t('foreign.youAreDebited'), debitAmount] as const, [t('foreign.exchangedTo'), creditAmount] as const].map(
        ([label, amount]) => (
          <span key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>{label}</span>
            <Amount amount={amount} isStrong />
          </span>
        ),
      )}
      <span className="figures">
        {t('foreign.rate', {
          rate: rateText({ from: debitAmount.currency, to: creditAmount.currency, rate: quote.rate }),
        })}
      </span>
      <span className="text-ink-soft">
        {t('foreign.board', { moment: format.moment(quote.quotedAt), source: quote.source })}
      </span>
      {isOld && <span className="font-semibold text-wait">{t('foreign.oldBoard')}</span>}
      <span className="figures text-ink-soft">{t('foreign.renews', { seconds })}</span>
    </div>
  );
}

export function CounterQuote({ from }: { readonly from: CurrencyCode }) {
  const amount = useDebouncedAmount();
  const isAsked = amount !== undefined && Number(amount.value) > 0 && amount.currency !== from;
  const body = isAsked ? { fromCurrency: from, toCurrency: amount.currency, amount } : undefined;
  const read = useRead(quoteExchangeRate, body ? { body } : null, { keepsPrevious: true });
  if (!body) return null;
  return (
    <Reading read={read} skeleton={<Skeleton className="h-28 w-full" />}>
      {(quote) => <Quoted quote={quote} onEnd={renew} />}
    </Reading>
  );
}
