// Beside the amount: what the transfer leaves on its account, or how much is missing, while the amount is typed.
import { useMemo, useState } from 'react';
import { balanceAfter, type QuotedDebit } from '../../../domain/balance-after.ts';
import { fromWire, toWire, type Money } from '../../../domain/money.ts';
import { getAccountBalance } from '../../../generated/calls/lookups.ts';
import { quoteLocalTransferFee } from '../../../generated/calls/payments.ts';
import type { FeeQuote, LocalFeeRequest, TransferType } from '../../../generated/types.ts';
import { useRead } from '../../api/read.ts';
import { isAmount } from '../../lib/money-text.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { useFieldValue } from '../form/use-field.ts';
import { useFormat, type WireAmount } from '../text/use-format.ts';
import { useTexts } from '../text/use-texts.ts';
import type { TransferValues } from './transfer-values.ts';

const typingRests = 400;

function moneyOf(amount: WireAmount | undefined): Money | undefined {
  const read = amount && fromWire(amount);
  return read?.ok ? read.value : undefined;
}

/** Undefined until a method is chosen for an amount. */
function useFeeQuestion(): LocalFeeRequest | undefined {
  const transferType = useFieldValue<TransferType | ''>('transferType');
  const fromAccountId = useFieldValue<string>('fromAccount.id');
  const charges = useFieldValue<TransferValues['charges']>('charges');
  const value = useDebouncedValue(useFieldValue<string>('transactionDetails.amount.value'), typingRests);
  if (!transferType || !fromAccountId || !isAmount(value, 'IDR')) return undefined;
  const amount = { value, currency: 'IDR' } as const;
  return { transferType, fromAccountId, amount, ...(transferType !== 'OVB' && { charges }) };
}

interface Quoted extends QuotedDebit {
  readonly totalFee: WireAmount;
}

function quotedOf(asked: WireAmount | undefined, quote: FeeQuote | undefined): Quoted | undefined {
  const [amount, totalDebit] = [moneyOf(asked), moneyOf(quote?.totalDebit)];
  return quote && amount && totalDebit && { amount, totalDebit, totalFee: quote.totalFee };
}

/** The last quote stays until the next one is there, so that the fee does not come and go with every digit. */
function useQuote(): Quoted | undefined {
  const question = useFeeQuestion();
  const { data } = useRead(quoteLocalTransferFee, question ? { body: question } : null);
  const value = question?.amount.value;
  const quoted = useMemo(() => quotedOf(value ? { value, currency: 'IDR' } : undefined, data), [value, data]);
  const [last, setLast] = useState<Quoted>();
  if (quoted && quoted !== last) setLast(quoted);
  return question && last;
}

function useAvailable(): Money | undefined {
  const accountNumber = useFieldValue<string>('fromAccount.number');
  const { data } = useRead(getAccountBalance, accountNumber ? { query: { accountNumber } } : null);
  return moneyOf(data?.availableBalance);
}

interface LeftProps {
  readonly available: Money;
  readonly amount: Money | undefined;
}

function Left({ available, amount }: LeftProps) {
  const t = useTexts('payments');
  const format = useFormat();
  const quoted = useQuote();
  const after = amount && balanceAfter(available, amount, quoted);
  const fee =
    quoted && moneyOf(quoted.totalFee)?.minor ? t('transfer.fee', { amount: format.money(quoted.totalFee) }) : '';
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

export function BalanceAfter() {
  const available = useAvailable();
  const amount = moneyOf(useFieldValue<WireAmount>('transactionDetails.amount'));
  return <div className="min-h-[2lh] text-sm">{available && <Left available={available} amount={amount} />}</div>;
}
