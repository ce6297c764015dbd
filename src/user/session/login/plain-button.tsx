import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { IconName } from '../../../ui/icons/icon.tsx';

interface PlainIconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName;
  readonly label: string;
}

export function PlainIconButton({ icon, label, ...button }: PlainIconButtonProps) {
  return (
    <button
      {...button}
      type="button"
      aria-label={label}
      title={label}
      className="focus-ring grid size-9 shrink-0 place-items-center rounded-md text-ink-soft transition-colors hover:bg-sunken hover:text-ink disabled:opacity-50 pointer-coarse:size-11"
    >
      <Icon name={icon} />
    </button>
  );
}
