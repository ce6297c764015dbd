import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon.tsx';
import { IconButton } from './icon-button.tsx';
import type { Tone } from './tone.ts';

interface BannerProps {
  readonly tone: Exclude<Tone, 'plain'>;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly onClose?: () => void;
  readonly closeLabel?: string;
  /** Screen readers announce it as soon as it appears. */
  readonly isUrgent?: boolean;
}

const LOOKS: Readonly<Record<BannerProps['tone'], { readonly icon: IconName; readonly box: string }>> = {
  inform: { icon: 'info', box: 'bg-inform-soft text-inform border-inform-solid/35' },
  wait: { icon: 'warning', box: 'bg-wait-soft text-wait border-wait-solid/35' },
  done: { icon: 'check-circle', box: 'bg-done-soft text-done border-done-solid/35' },
  refused: { icon: 'x-circle', box: 'bg-refused-soft text-refused border-refused-solid/35' },
};

export function Banner({ tone, title, children, action, onClose, closeLabel = '', isUrgent = false }: BannerProps) {
  const { icon, box } = LOOKS[tone];
  return (
    <div
      role={isUrgent ? 'alert' : 'status'}
      className={classes('flex items-start gap-3 rounded-lg border py-3 pr-2 pl-3.5', box)}
    >
      <Icon name={icon} size={20} className="mt-px" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {children && <div className="text-ink">{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
      {onClose && <IconButton icon="x" size="small" label={closeLabel} onPress={onClose} />}
    </div>
  );
}
