import type { ReactNode } from 'react';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon.tsx';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** An icon, a sentence, and what the user can do now. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1 px-6 py-10 text-center">
      <span className="relative mb-3 grid size-16 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name={icon} size={32} />
        <span
          aria-hidden="true"
          className="absolute -top-0.5 right-0.5 size-3 rounded-full border-2 border-accent bg-surface"
        />
        <span aria-hidden="true" className="absolute bottom-0 -left-1 size-2 rounded-full bg-accent" />
      </span>
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="max-w-md text-ink-soft">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
