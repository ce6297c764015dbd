import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import { ModalFrame } from './modal-frame.tsx';
import { TONE_ICONS, TONE_SOFT } from './tone.ts';
import type { Tone } from './tone.ts';

interface DialogBase {
  readonly isOpen: boolean;
  /** Called for every way to close it: Done, Cancel, Back and Escape. */
  readonly onClose: () => void;
  /** Called instead of onClose for Back and Escape, which are easily pressed by mistake. */
  readonly onDismiss?: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  readonly tone?: Exclude<Tone, 'plain'>;
  readonly size?: 'small' | 'medium' | 'large';
  /** Shown left of the buttons, for example a link. */
  readonly aside?: ReactNode;
}

interface Informing extends DialogBase {
  readonly doneLabel: string;
}

interface Asking extends DialogBase {
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly cancelLabel: string;
  readonly isPending?: boolean;
  readonly isConfirmDisabled?: boolean;
  readonly isDanger?: boolean;
}

export type DialogProps = Informing | Asking;

const WIDTHS = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-4xl' };

export function Dialog(props: DialogProps) {
  const { isOpen, onClose, onDismiss = onClose, title, children, tone, size = 'small', aside } = props;
  return (
    <ModalFrame isOpen={isOpen} onClose={onDismiss} place="middle" className={WIDTHS[size]}>
      <AriaDialog
        role={tone ? 'alertdialog' : 'dialog'}
        className="flex max-h-[inherit] w-full flex-col gap-4 p-5 outline-none sm:p-6"
      >
        <div className="flex items-start gap-3">
          {tone && (
            <span className={classes('grid size-9 shrink-0 place-items-center rounded-full', TONE_SOFT[tone])}>
              <Icon name={TONE_ICONS[tone]} size={20} />
            </span>
          )}
          <Heading slot="title" className="min-w-0 self-center text-xl font-bold text-balance">
            {title}
          </Heading>
        </div>
        {children && <div className="-m-1 flex min-h-0 flex-col gap-3 overflow-y-auto p-1">{children}</div>}
        <div className="mt-1 flex flex-col-reverse gap-2 sm:flex-row sm:items-center sm:justify-end">
          {aside && <div className="mr-auto">{aside}</div>}
          <DialogButtons {...props} />
        </div>
      </AriaDialog>
    </ModalFrame>
  );
}

function DialogButtons(props: DialogProps) {
  if ('doneLabel' in props) return <Button onPress={props.onClose}>{props.doneLabel}</Button>;
  return (
    <>
      <Button variant="quiet" onPress={props.onClose} isDisabled={props.isPending}>
        {props.cancelLabel}
      </Button>
      <Button
        variant={props.isDanger ? 'danger' : 'primary'}
        onPress={props.onConfirm}
        isPending={props.isPending}
        isDisabled={props.isConfirmDisabled}
      >
        {props.confirmLabel}
      </Button>
    </>
  );
}
