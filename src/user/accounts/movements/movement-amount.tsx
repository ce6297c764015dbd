import type { Mutation } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { classes } from '../../../ui/classes.ts';

/** Shows the direction as a sign, and as a word for screen readers. */
export function MovementAmount({ movement }: { readonly movement: Pick<Mutation, 'amount' | 'direction'> }) {
  const t = useTexts('holdings');
  const isIn = movement.direction === 'credit';
  return (
    <span className="relative inline-flex items-center gap-1 whitespace-nowrap">
      <span className="sr-only">{t(`movements.${movement.direction}`)}</span>
      <span aria-hidden className={classes('figures font-semibold', isIn ? 'text-done' : 'text-ink')}>
        {isIn ? '+' : '−'}
      </span>
      <Amount amount={movement.amount} tone={isIn ? 'in' : 'out'} isStrong />
    </span>
  );
}
