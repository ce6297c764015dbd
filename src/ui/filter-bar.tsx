import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface FilterBarProps {
  readonly label: string;
  /** The fields, each with its label hidden or short. */
  readonly children: ReactNode;
  readonly clearLabel: string;
  /** Only while something is filtered. */
  readonly onClear?: () => void;
}

export function FilterBar({ label, children, clearLabel, onClear }: FilterBarProps) {
  return (
    <div role="search" aria-label={label} className="flex flex-wrap items-end gap-2 *:min-w-36 *:flex-1 sm:*:max-w-64">
      {children}
      {onClear && (
        <Button variant="link" icon="x" onPress={onClear} className="min-h-9 flex-none! min-w-0!">
          {clearLabel}
        </Button>
      )}
    </div>
  );
}
