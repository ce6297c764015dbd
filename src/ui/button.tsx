import { useState, type ReactNode, type Ref } from 'react';
import { Button as AriaButton, TooltipTrigger } from 'react-aria-components';
import { buttonClass } from './button-class.ts';
import type { ButtonSize, ButtonVariant } from './button-class.ts';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import type { IconName } from './icons/icon.tsx';
import { Spinner } from './spinner.tsx';
import { TOOLTIP_DELAY, TooltipBubble } from './tooltip.tsx';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  readonly iconAfter?: IconName;
  readonly type?: 'button' | 'submit';
  readonly form?: string;
  readonly onPress?: () => void;
  readonly isPending?: boolean;
  readonly isDisabled?: boolean;
  /** Keeps the button focusable but without effect, and shows the reason in a tooltip. */
  readonly disabledReason?: string;
  readonly isAutoFocused?: boolean;
  readonly slot?: string | null;
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * Renders the same element whether it is blocked or not, so that the focus stays when that changes. A press of a blocked
 * button shows the reason, because a finger neither hovers nor moves the focus by keyboard.
 */
export function Button({ disabledReason, ...props }: ButtonProps) {
  const isBlocked = Boolean(disabledReason);
  const [isReasonShown, showReason] = useState(false);
  return (
    <TooltipTrigger
      delay={TOOLTIP_DELAY}
      isDisabled={!isBlocked}
      isOpen={isBlocked && isReasonShown}
      onOpenChange={showReason}
      shouldCloseOnPress={false}
    >
      <PlainButton {...props} isBlocked={isBlocked} onBlockedPress={() => showReason(true)} />
      {isBlocked && <TooltipBubble>{disabledReason}</TooltipBubble>}
    </TooltipTrigger>
  );
}

type PlainProps = Omit<ButtonProps, 'disabledReason'> & {
  readonly isBlocked?: boolean;
  readonly onBlockedPress?: () => void;
};

function PlainButton(props: PlainProps) {
  const { variant, size, isBlocked = false, isAutoFocused, onPress, onBlockedPress, className } = props;
  const { type = 'button', form, isPending = false, isDisabled, slot, ref } = props;
  // React Aria's pending state announces through an element that outlives the button and then has no name.
  const isHeld = isBlocked || isPending;
  return (
    <AriaButton
      ref={ref}
      type={isHeld ? 'button' : type}
      form={form}
      slot={slot}
      data-busy={isPending || undefined}
      isDisabled={isDisabled}
      aria-disabled={isHeld || undefined}
      autoFocus={isAutoFocused}
      onPress={isBlocked ? onBlockedPress : isPending ? undefined : onPress}
      className={buttonClass(variant, size, className)}
    >
      <Face {...props} />
    </AriaButton>
  );
}

function Face({ children, icon, iconAfter, isPending }: PlainProps) {
  return (
    <>
      <span className={classes('inline-flex items-center gap-2', isPending && 'opacity-0')}>
        {icon && <Icon name={icon} />}
        <span>{children}</span>
        {iconAfter && <Icon name={iconAfter} />}
      </span>
      {isPending && <Spinner className="absolute" />}
    </>
  );
}
