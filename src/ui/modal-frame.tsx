import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';
import { classes } from './classes.ts';

interface ModalFrameProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly isDismissable?: boolean;
  readonly place: 'middle' | 'end' | 'start';
  readonly className?: string;
  readonly children: ReactNode;
}

const PLACES = {
  middle: {
    overlay: 'grid items-end justify-items-center sm:place-items-center sm:p-6',
    box: 'max-h-[calc(100dvh-2rem)] w-full rounded-t-lg sm:rounded-lg data-entering:translate-y-3',
  },
  end: {
    overlay: 'flex justify-end',
    box: 'h-full w-full data-entering:translate-x-8 data-exiting:translate-x-8',
  },
  start: { overlay: 'flex', box: 'h-full data-entering:-translate-x-8 data-exiting:-translate-x-8' },
};

export function ModalFrame({ isOpen, onClose, isDismissable = false, place, className, children }: ModalFrameProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      isDismissable={isDismissable}
      className={classes(
        'fixed inset-0 z-50 bg-veil transition-opacity data-entering:opacity-0 data-exiting:opacity-0',
        PLACES[place].overlay,
      )}
    >
      <Modal
        className={classes(
          'flex bg-surface text-ink shadow-float transition duration-150 ease-out data-entering:opacity-0 data-exiting:opacity-0',
          PLACES[place].box,
          className,
        )}
      >
        {children}
      </Modal>
    </ModalOverlay>
  );
}
