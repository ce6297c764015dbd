import type { Ref } from 'react';
import { Button as AriaButton, TooltipTrigger } from 'react-aria-components';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon.tsx';
import { TOOLTIP_DELAY, TooltipBubble } from './tooltip.tsx';

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress?: () => void;
  readonly isDisabled?: boolean;
  /** For a toggle button, such as a favorite star. */
  readonly isOn?: boolean;
  readonly size?: 'small' | 'normal';
  readonly slot?: string | null;
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

const LOOK =
  'focus-ring inline-grid shrink-0 place-items-center rounded-md text-ink-soft transition-colors hover:bg-sunken hover:text-ink data-pressed:bg-sunken aria-pressed:text-accent data-disabled:opacity-50 data-disabled:cursor-not-allowed pointer-coarse:size-11';

export function IconButton({ icon, label, isOn, size = 'normal', className, ...button }: IconButtonProps) {
  return (
    <TooltipTrigger delay={TOOLTIP_DELAY}>
      <AriaButton
        {...button}
        aria-label={label}
        aria-pressed={isOn}
        className={classes(LOOK, size === 'small' ? 'size-7' : 'size-9', className)}
      >
        <Icon name={icon} isFilled={isOn} />
      </AriaButton>
      <TooltipBubble>{label}</TooltipBubble>
    </TooltipTrigger>
  );
}
