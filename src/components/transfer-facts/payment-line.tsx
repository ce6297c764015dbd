import type { TransactionDetail } from '../../../generated/types.ts';
import { Amount } from '../money/amount.tsx';

/** Under the payee: how much it is about, and its reference. */
export function PaymentLine({ amount, refNo }: Pick<TransactionDetail, 'amount' | 'refNo'>) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 text-ink">
      {amount && <Amount amount={amount} size="large" />}
      <span className="figures text-ink-soft">{refNo}</span>
    </span>
  );
}
