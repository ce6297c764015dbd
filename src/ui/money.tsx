import { Fragment } from 'react';
import { classes } from './classes.ts';

interface MoneyProps {
  /** The currency as the reader's language writes it: IDR or Rp. */
  readonly currency: string;
  /** Formatted, with decimals. */
  readonly amount: string;
  readonly size?: 'normal' | 'large' | 'huge';
  /** Aligns the currency signs of a column of amounts. */
  readonly isSpread?: boolean;
  readonly isStrong?: boolean;
  readonly tone?: 'in' | 'out';
  /** In a narrow place an amount that is longer than the line goes on in the next one, with a whole group of digits. */
  readonly mayBreak?: boolean;
  readonly className?: string;
}

const SIZES = { normal: '', large: 'text-xl tracking-tight', huge: 'text-2xl tracking-tight sm:text-3xl' };
const TONES = { in: 'text-done', out: 'text-ink' };

const groupsOf = (amount: string) => amount.split(/(?<=[.,])(?=\d{3})/);

function BreakingAmount({ amount }: { readonly amount: string }) {
  return groupsOf(amount).map((group, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {group}
    </Fragment>
  ));
}

export function Money({
  currency,
  amount,
  size = 'normal',
  isSpread,
  isStrong,
  tone,
  mayBreak,
  className,
}: MoneyProps) {
  return (
    <span
      className={classes(
        'figures',
        mayBreak ? 'break-words' : 'whitespace-nowrap',
        isSpread && 'flex items-baseline justify-between gap-[0.35em]',
        (isStrong || size !== 'normal') && 'font-bold',
        SIZES[size],
        tone && TONES[tone],
        className,
      )}
    >
      <span className="mr-[0.125em] text-[0.8em] font-medium text-ink-soft">{currency}</span>
      {mayBreak ? '\u00A0' : ' '}
      <span>{mayBreak ? <BreakingAmount amount={amount} /> : amount}</span>
    </span>
  );
}
