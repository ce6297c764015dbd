import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components';
import { Icon } from './icons/icon.tsx';

interface FieldButtonProps {
  /** What is chosen. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A field that opens what its value is chosen from. */
export function FieldButton({ children, ref }: FieldButtonProps) {
  return (
    <Button ref={ref} className="field-box gap-2 px-2.5 text-left">
      {children}
      <Icon name="chevrons-up-down" size={16} className="text-ink-soft" />
    </Button>
  );
}
