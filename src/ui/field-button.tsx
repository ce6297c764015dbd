import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from './icons/icon.tsx';

interface FieldButtonProps {
  /** The chosen value. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that looks like a field and opens a choice. */
export function FieldButton({ children, ref }: FieldButtonProps) {
  return (
    <Button ref={ref} className="field-box gap-2 px-2.5 text-left">
      {children}
      <Icon name="chevrons-up-down" size={16} className="text-ink-soft" />
    </Button>
  );
}
