import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface CardProps {
  readonly children: ReactNode;
  /** Removes the padding, for a table or list that fills the card. */
  readonly isFlush?: boolean;
  readonly className?: string;
}

export function Card({ children, isFlush = false, className }: CardProps) {
  return (
    <div
      className={classes(
        'min-w-0 rounded-lg border border-line bg-surface shadow-raise',
        isFlush ? 'overflow-hidden' : 'p-4 sm:p-5',
        className,
      )}
    >
      {children}
    </div>
  );
}
