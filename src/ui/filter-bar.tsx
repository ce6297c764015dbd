import { useId, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { PlainButton } from './plain-button.tsx';

interface FilterBarProps {
  readonly label: string;
  /** The fields, each with its label hidden or short. */
  readonly children: ReactNode;
  /** What unfolds them on a phone; it tells how many of them are set. */
  readonly foldLabel: string;
  readonly clearLabel: string;
  /** Only while something is filtered. */
  readonly onClear?: () => void;
}

/** Where there is but one field there is nothing to unfold. */
const FOLD = 'flex-none! min-w-0! sm:hidden [&:not(:has(+div>:nth-child(2)))]:hidden';
const FIELDS =
  'contents max-sm:data-folded:[&>:nth-child(n+2)]:hidden [&>:where(div)]:min-w-36 [&>:where(div)]:flex-1 sm:[&>:where(div)]:max-w-64';

/** On a phone the first field is in sight, and the others unfold. */
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
