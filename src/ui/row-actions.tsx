import { useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { ActionMenu } from './menu.tsx';
import type { MenuAction } from './menu.tsx';
import { PlainIconButton } from './plain-icon-button.tsx';

interface RowActionsProps {
  /** The key of the row. An open menu belongs to this row only. */
  readonly of: string;
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

/** The row must not react to clicks and keys on the button. */
const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Every row has a button, but a menu is rendered only after it is opened. */
export function RowActions({ of, label, actions }: RowActionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<{ readonly of: string; readonly isOpen: boolean }>();
  const isOpen = menu?.of === of ? menu.isOpen : undefined;
  const setOpen = (next: boolean) => setMenu({ of, isOpen: next });
  if (actions.length === 0) return null;
  // React Aria treats a click caused by a key as one of a screen reader and would move the focus late.
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
