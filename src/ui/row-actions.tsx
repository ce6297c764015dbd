import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { ActionMenu } from './menu.tsx';
import type { MenuAction } from './menu.tsx';
import { PlainIconButton } from './plain-icon-button.tsx';

interface RowActionsProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

/** What is done to the button is nothing that the row around it answers to. */
const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Every row has its button, but only a menu that was opened is made. */
export function RowActions({ label, actions }: RowActionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState<boolean>();
  if (actions.length === 0) return null;
  // React Aria takes the click that a key makes for one of a screen reader, and would be late with the focus.
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(true);
  };
  return (
    <>
      <PlainIconButton
        ref={button}
        icon="more"
        label={label}
        size="small"
        aria-haspopup="menu"
        aria-expanded={isOpen ?? false}
        onKeyDown={openByKey}
        onPointerDown={stop}
        onMouseDown={stop}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      />
      {isOpen !== undefined && (
        <ActionMenu label={label} actions={actions} trigger={button} isOpen={isOpen} onOpenChange={setOpen} />
      )}
    </>
  );
}
