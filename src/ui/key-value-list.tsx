import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export interface Fact {
  readonly id?: string;
  readonly label: string;
  readonly value: ReactNode;
}

interface KeyValueListProps {
  readonly facts: readonly Fact[];
  /** Value beside its label, pairs in two columns, or value under its label. */
  readonly layout?: 'beside' | 'columns' | 'under';
  /** Aligns amounts to the end of the line, for a summary with a total. */
  readonly isAtEnd?: boolean;
}

const PAIR = {
  beside: 'grid gap-x-4 py-1.5 sm:grid-cols-[minmax(8rem,2fr)_3fr]',
  columns: 'py-1',
  under: 'py-1',
};

export function KeyValueList({ facts, layout = 'beside', isAtEnd = false }: KeyValueListProps) {
  return (
    <dl className={layout === 'columns' ? 'grid gap-x-8 gap-y-1 sm:grid-cols-2 xl:grid-cols-3' : 'ruled'}>
      {facts.map(({ id, label, value }) => (
        <div key={id ?? label} className={isAtEnd ? 'flex items-baseline justify-between gap-4 py-1.5' : PAIR[layout]}>
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className={classes('min-w-0 font-medium break-words', isAtEnd && 'text-right')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
