// Shows beside the amount how much will be left on the account, or how much is missing.
import { useMemo, useState } from 'react';
import { balanceAfter, type QuotedDebit } from '../../../domain/balance-after.ts';
import { fromWire, toWire, type Money } from '../../../domain/money.ts';
import { feesApart } from '../../../domain/stamp-duty.ts';
import { getAccountBalance } from '../../../generated/calls/lookups.ts';
import type { FeeQuote } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { useFieldValue } from '../form/use-field.ts';
import { useFormat, type WireAmount } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';

function moneyOf(amount: WireAmount | undefined): Money | undefined {
  const read = amount && fromWire(amount);
  return read?.ok ? read.value : undefined;
}

/** The typed amount and the fee that the bank quoted for it. The quote arrives later. */
export interface TypedFee {
  readonly amount: WireAmount;
  readonly quote: FeeQuote | undefined;
}

export type UseTypedFee = () => TypedFee | undefined;

interface Quoted extends QuotedDebit {
  readonly quote: FeeQuote;
}

function quotedOf(asked: WireAmount | undefined, quote: FeeQuote | undefined): Quoted | undefined {
  const [amount, totalDebit] = [moneyOf(asked), moneyOf(quote?.totalDebit)];
  return quote && amount && totalDebit && { amount, totalDebit, quote };
}

/** Keeps the last quote until the next one arrives, so that the fee does not flicker while typing. */
function useQuote(useFee: UseTypedFee): Quoted | undefined {
  const typed = useFee();
  const { value, currency } = typed?.amount ?? {};
  const quote = typed?.quote;
  const quoted = useMemo(
    () => quotedOf(value && currency ? { value, currency } : undefined, quote),
    [value, currency, quote],
  );
  const [last, setLast] = useState<Quoted>();
  if (quoted && quoted !== last) setLast(quoted);
  return typed && last;
}

function useAvailable(): Money | undefined {
  const accountNumber = useFieldValue<string>('fromAccount.number');
  const { data } = useRead(getAccountBalance, accountNumber ? { query: { accountNumber } } : null);
  return moneyOf(data?.availableBalance);
}

function useFeeText(): (quote: FeeQuote) => string {
  const t = useTexts('payments');
  const format = useFormat();
  return (quote) => {
    const { fee, stampDuty } = feesApart(quote);
    if (!moneyOf(quote.totalFee)?.minor) return '';
    if (!stampDuty) return t('transfer.fee', { amount: format.money(fee) });
    return t('transfer.feeAndDuty', { fee: format.money(fee), duty: format.money(stampDuty) });
  };
}

interface LeftProps {
  readonly available: Money;
  readonly amount: Money | undefined;
  readonly useFee: UseTypedFee;
}

function Left({ available, amount, useFee }: LeftProps) {
  const t = useTexts('payments');
  const format = useFormat();
  const quoted = useQuote(useFee);
  const after = amount && balanceAfter(available, amount, quoted);
  const feeText = useFeeText();
  const fee = quoted ? feeText(quoted.quote) : '';
  return (
    <>
      {after && !after.isEnough && (
        <span role="status" className="figures block font-semibold text-refused">
          {t('transfer.short', { amount: format.money(toWire(after.amount)) })}
        </span>
      )}
      {after?.isEnough && (
        <span className="figures block">
          {t('transfer.balanceAfter', { amount: format.money(toWire(after.amount)) })}
        </span>
      )}
      <span className="figures block text-ink-soft">
        {[t('transfer.available', { amount: format.money(toWire(available)) }), after && fee]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}

export function BalanceAfter({ useFee }: Pick<LeftProps, 'useFee'>) {
  const available = useAvailable();
  const amount = moneyOf(useFieldValue<WireAmount>('transactionDetails.amount'));
  return (
    <div className="min-h-[2lh] text-sm">
      {available && <Left available={available} amount={amount} useFee={useFee} />}
    </div>
  );
}
