import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components';
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components';
import { classes } from './classes.ts';

interface PopoverProps {
  readonly label: string;
  /** A Button or IconButton. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly placement?: AriaPopoverProps['placement'];
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly className?: string;
}

export function Popover({ label, trigger, children, placement = 'bottom end', className, ...state }: PopoverProps) {
  return (
    <DialogTrigger {...state}>
      {trigger}
      <AriaPopover
        placement={placement}
        className={classes('floating overlay-motion max-w-[min(26rem,calc(100vw-1rem))] overflow-auto', className)}
      >
        <Dialog aria-label={label} className="p-4 outline-none">
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
