// Looks like IconButton but is a native button, for places where script or time is limited.
import type { ButtonHTMLAttributes, Ref } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon.tsx';

interface PlainIconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName;
  readonly label: string;
  readonly size?: 'small' | 'normal';
  readonly ref?: Ref<HTMLButtonElement>;
}

export function PlainIconButton({ icon, label, size = 'normal', ...button }: PlainIconButtonProps) {
  return (
    <button
      {...button}
      type="button"
      aria-label={label}
      title={label}
      className={classes(
        'focus-ring flex shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-sunken hover:text-ink disabled:opacity-50 pointer-coarse:size-11',
        size === 'small' ? 'size-7' : 'size-9',
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
