import { Money } from '../../ui/money.tsx';
import { useFormat, type WireAmount } from '../text/use-format.ts';

interface AmountProps {
  readonly amount: WireAmount;
  readonly size?: 'normal' | 'large' | 'huge';
  readonly isSpread?: boolean;
  readonly isStrong?: boolean;
  readonly tone?: 'in' | 'out';
  readonly mayBreak?: boolean;
  readonly className?: string;
}

/** An amount of the contract in the format of the reader's language. */
export function Amount({ amount, ...look }: AmountProps) {
  const parts = useFormat().moneyParts(amount);
  return <Money currency={parts.currency} amount={parts.amount} {...look} />;
}
