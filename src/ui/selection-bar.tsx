import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

interface SelectionBarProps {
  /** How many and how much: "3 selected · Rp 1.250.000.000,00". If it is empty, the bar is hidden. */
  readonly summary: ReactNode;
  readonly clearLabel: string;
  readonly onClear: () => void;
  /** The actions on the selected rows. */
  readonly children: ReactNode;
}

export function SelectionBar({ summary, clearLabel, onClear, children }: SelectionBarProps) {
  if (!summary) return null;
  return (
    <div className="selection-bar floating sticky bottom-3 z-20 mx-auto flex w-fit max-w-full flex-wrap items-center gap-3 py-2 pr-3 pl-2">
      <IconButton icon="x" label={clearLabel} size="small" onPress={onClear} />
      <p aria-live="polite" className="figures font-semibold">
        {summary}
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
