import type { Mutation } from '../../../../generated/types.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { useTexts } from '../../../components/text/use-texts.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** The way the money went is told by an arrow and a word, not by its colour alone. */
export function MovementAmount({ movement }: { readonly movement: Pick<Mutation, 'amount' | 'direction'> }) {
  const t = useTexts('holdings');
  const isIn = movement.direction === 'credit';
  return (
    <span className="relative inline-flex items-center gap-1.5 whitespace-nowrap">
      <span className={isIn ? 'text-done' : 'text-ink-soft'}>
        <Icon name={isIn ? 'arrow-in' : 'arrow-out'} size={14} />
        <span className="sr-only">{t(`movements.${movement.direction}`)}</span>
      </span>
      <Amount amount={movement.amount} tone={isIn ? 'in' : 'out'} isStrong />
    </span>
  );
}
