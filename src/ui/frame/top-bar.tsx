import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';

interface TopBarProps {
  readonly label: string;
  readonly menuLabel: string;
  readonly onMenu: () => void;
  /** The field or button that searches. */
  readonly search: ReactNode;
  /** Language, to-do count, inbox, profile. */
  readonly children: ReactNode;
}

/** The slim bar above the page; on a phone it also opens the menu. */
export function TopBar({ label, menuLabel, onMenu, search, children }: TopBarProps) {
  return (
    <header
      aria-label={label}
      className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b border-line bg-surface px-3 sm:px-6"
    >
      <div className="md:hidden">
        <IconButton icon="menu" label={menuLabel} onPress={onMenu} />
      </div>
      <div className="min-w-0 flex-1">{search}</div>
      <div className="flex shrink-0 items-center gap-0.5 sm:gap-1">{children}</div>
    </header>
  );
}
