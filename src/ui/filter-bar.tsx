import { useId, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { PlainButton } from './plain-button.tsx';

interface FilterBarProps {
  readonly label: string;
  /** The fields, each with a hidden or short label. */
  readonly children: ReactNode;
  /** The label of the button that shows the fields on a phone; it includes how many filters are set. */
  readonly foldLabel: string;
  readonly clearLabel: string;
  /** Given only while a filter is set. */
  readonly onClear?: () => void;
}

/** With only one field there is nothing to fold. */
const FOLD = 'flex-none! min-w-0! sm:hidden [&:not(:has(+div>:nth-child(2)))]:hidden';
const FIELDS =
  'contents max-sm:data-folded:[&>:nth-child(n+2)]:hidden [&>:where(div)]:min-w-36 [&>:where(div)]:flex-1 sm:[&>:where(div)]:max-w-64';

/** On a phone only the first field is visible until the user unfolds the others. */
export function FilterBar({ label, children, foldLabel, clearLabel, onClear }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  return (
    <div role="search" aria-label={label} className="flex flex-wrap items-end gap-2">
      <PlainButton
        variant="quiet"
        icon="filter"
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={() => setOpen(!isOpen)}
        className={FOLD}
      >
        {foldLabel}
      </PlainButton>
      <div id={fieldsId} data-folded={!isOpen || undefined} className={FIELDS}>
        {children}
      </div>
      {onClear && (
        <Button
          variant="link"
          icon="x"
          onPress={onClear}
          className={`min-h-9 flex-none! min-w-0! ${isOpen ? '' : 'max-sm:hidden'}`}
        >
          {clearLabel}
        </Button>
      )}
    </div>
  );
}
