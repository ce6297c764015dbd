import { classes } from './classes.ts';

interface MoneyProps {
  /** The sign as it is written in the language of the reader: IDR or Rp. */
  readonly currency: string;
  /** Formatted, with its decimals. */
  readonly amount: string;
  readonly size?: 'normal' | 'large' | 'huge';
  /** In a column of amounts the currencies stand in a line of their own. */
  readonly isSpread?: boolean;
  readonly isStrong?: boolean;
  readonly tone?: 'in' | 'out';
  readonly className?: string;
}

const SIZES = { normal: '', large: 'text-xl tracking-tight', huge: 'text-2xl tracking-tight sm:text-3xl' };
const TONES = { in: 'text-done', out: 'text-ink' };

export function Money({ currency, amount, size = 'normal', isSpread, isStrong, tone, className }: MoneyProps) {
  return (
    <span
      className={classes(
        'figures items-baseline gap-[0.35em] whitespace-nowrap',
        isSpread ? 'flex justify-between' : 'inline-flex',
        (isStrong || size !== 'normal') && 'font-bold',
        SIZES[size],
        tone && TONES[tone],
        className,
      )}
    >
      <span className="text-[0.8em] font-medium text-ink-soft">{currency}</span> <span>{amount}</span>
    </span>
  );
}
