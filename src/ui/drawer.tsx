import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components';
import { IconButton } from './icon-button.tsx';
import { ModalFrame } from './modal-frame.tsx';

interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  readonly footer?: ReactNode;
  readonly side?: 'start' | 'end';
}

export function Drawer({ isOpen, onClose, title, closeLabel, children, footer, side = 'end' }: DrawerProps) {
  return (
    <ModalFrame
      isOpen={isOpen}
      onClose={onClose}
      place={side}
      isDismissable
      className={side === 'end' ? 'sm:w-[28rem]' : 'w-72 max-w-[85vw]'}
    >
      <AriaDialog className="flex w-full flex-col outline-none">
        <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-5">
          <Heading slot="title" className="min-w-0 text-lg font-bold">
            {title}
          </Heading>
          <IconButton icon="x" label={closeLabel} onPress={onClose} />
        </div>
        {/* A scrollable area must be reachable with the keyboard. */}
        <div tabIndex={0} className="focus-ring min-h-0 flex-1 overflow-y-auto p-5 outline-offset-[-2px]">
          {children}
        </div>
        {footer && <div className="flex justify-end gap-2 border-t border-line p-4">{footer}</div>}
      </AriaDialog>
    </ModalFrame>
  );
}
