import type { ReactNode } from 'react';
import { FieldButton } from '../../ui/field-button.tsx';
import { Popover } from '../../ui/popover.tsx';

interface PopoverFilterProps {
  readonly label: string;
  /** The current choice in a few words. */
  readonly summary: string;
  readonly children: ReactNode;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** A filter that opens in a popover, because it needs more room than its field. */
export function PopoverFilter({ label, summary, children, ...state }: PopoverFilterProps) {
  const button = (
    <FieldButton>
      <span className="sr-only">{label}: </span>
      <span className="figures min-w-0 flex-1 truncate">{summary}</span>
    </FieldButton>
  );
  return (
    <div className="flex flex-col gap-1">
      <span aria-hidden="true" className="text-sm font-semibold">
        {label}
      </span>
      <Popover label={label} trigger={button} placement="bottom start" {...state}>
        {children}
      </Popover>
    </div>
  );
}
