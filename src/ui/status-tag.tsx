import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon.tsx';
import { TONE_ICONS, TONE_SOFT } from './tone.ts';
import type { Tone } from './tone.ts';

interface StatusTagProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  readonly icon?: IconName;
}

export function StatusTag({ tone, children, icon }: StatusTagProps) {
  return (
    <span
      className={classes(
        'inline-flex max-w-full items-center gap-1 rounded-full py-0.5 pr-2 pl-1.5 text-left text-xs font-semibold wrap-normal sm:whitespace-nowrap',
        TONE_SOFT[tone],
      )}
    >
      <Icon name={icon ?? TONE_ICONS[tone]} size={14} />
      <span className="min-w-0 sm:truncate">{children}</span>
    </span>
  );
}
