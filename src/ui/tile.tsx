import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon.tsx';

interface TileProps {
  readonly label: string;
  /** The figure: text or Money. */
  readonly children: ReactNode;
  readonly icon?: IconName;
  readonly note?: ReactNode;
  /** At the end of the label line. */
  readonly action?: ReactNode;
  readonly className?: string;
}

/** One figure with its name, for an overview. */
export function Tile({ label, children, icon, note, action, className }: TileProps) {
  return (
    <div
      className={classes(
        'flex min-w-0 flex-col gap-1 rounded-lg border border-line bg-surface p-4 shadow-raise',
        className,
      )}
    >
      <div className="flex min-h-6 items-center gap-2 text-sm text-ink-soft">
        {icon && <Icon name={icon} size={16} />}
        <span className="min-w-0 flex-1 font-medium">{label}</span>
        {action}
      </div>
      <div className="figures text-2xl font-bold tracking-tight break-words">{children}</div>
      {note && <div className="text-sm text-ink-soft">{note}</div>}
    </div>
  );
}
