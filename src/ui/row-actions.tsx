import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { ActionMenu } from './menu.tsx';
import type { MenuAction } from './menu.tsx';
import { PlainIconButton } from './plain-icon-button.tsx';

interface RowActionsProps {
  /** The key of the row; a menu that was opened is that of its row alone. */
  readonly of: string;
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

/** What is done to the button is nothing that the row around it answers to. */
const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Every row has its button, but only a menu that was opened is made. */
export function RowActions({ of, label, actions }: RowActionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<{ readonly of: string; readonly isOpen: boolean }>();
  const isOpen = menu?.of === of ? menu.isOpen : undefined;
  const setOpen = (next: boolean) => setMenu({ of, isOpen: next });
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
