import type { TransactionDetail } from '../../../generated/types.ts';
import { Amount } from '../money/amount.tsx';

/** Shown under the payee: the amount and the reference. */
export function PaymentLine({ amount, refNo }: Pick<TransactionDetail, 'amount' | 'refNo'>) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 text-ink">
      {amount && <Amount amount={amount} size="large" />}
      <span className="figures text-ink-soft">{refNo}</span>
    </span>
  );
}
