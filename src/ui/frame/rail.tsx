import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button.tsx';
import { RailLinks } from './rail-links.tsx';
import type { RailGroup, RenderRailLink } from './rail-types.ts';

interface RailProps {
  readonly label: string;
  readonly groups: readonly RailGroup[];
  readonly renderLink: RenderRailLink;
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
  readonly collapseLabel: string;
  readonly expandLabel: string;
  /** The sign of the bank; the short one for the collapsed rail. */
  readonly brand: ReactNode;
  readonly shortBrand: ReactNode;
}

/** The menu beside the page from a tablet upwards. */
export function Rail(props: RailProps) {
  const { label, groups, renderLink, isCollapsed, onToggle, collapseLabel, expandLabel, brand, shortBrand } = props;
  return (
    <nav
      aria-label={label}
      className={classes(
        'sticky top-0 hidden h-dvh shrink-0 flex-col border-r border-line bg-surface transition-[width] md:flex',
        isCollapsed ? 'w-16' : 'w-60',
      )}
    >
      <div className="flex h-14 shrink-0 items-center justify-between gap-2 overflow-hidden px-4">
        {isCollapsed ? shortBrand : brand}
      </div>
      <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-2.5 py-2">
        <RailLinks groups={groups} renderLink={renderLink} isCollapsed={isCollapsed} />
      </div>
      <div className={classes('flex border-t border-line p-2', isCollapsed ? 'justify-center' : 'justify-end')}>
        <IconButton icon="sidebar" label={isCollapsed ? expandLabel : collapseLabel} onPress={onToggle} />
      </div>
    </nav>
  );
}
