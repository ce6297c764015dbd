import { useEffect, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

interface SelectionBarProps {
  /** How many and how much: "3 selected · Rp 1.250.000.000,00". If it is empty, the bar is hidden. */
  readonly summary: ReactNode;
  readonly clearLabel: string;
  readonly onClear: () => void;
  /** The actions on the selected rows. */
  readonly children: ReactNode;
}

/** The bar lies over the end of the screen, where the row may be that was selected first. */
function useSelectedRowInView(): void {
  useEffect(() => {
    document.activeElement?.closest('tr, [role="row"], li')?.scrollIntoView({ block: 'nearest' });
  }, []);
}

export function SelectionBar(props: SelectionBarProps) {
  return props.summary ? <Bar {...props} /> : null;
}

function Bar({ summary, clearLabel, onClear, children }: SelectionBarProps) {
  useSelectedRowInView();
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
