import type { ReactNode, Ref } from 'react';
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
  /** Keeps the button in reach of the keyboard but without effect, and says why in a tooltip. */
  readonly disabledReason?: string;
  readonly isAutoFocused?: boolean;
  readonly slot?: string | null;
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({ disabledReason, ...props }: ButtonProps) {
  if (!disabledReason) return <PlainButton {...props} />;
  return (
    <TooltipTrigger delay={TOOLTIP_DELAY}>
      <PlainButton {...props} isBlocked />
      <TooltipBubble>{disabledReason}</TooltipBubble>
    </TooltipTrigger>
  );
}

type PlainProps = Omit<ButtonProps, 'disabledReason'> & { readonly isBlocked?: boolean };

function PlainButton(props: PlainProps) {
  const { children, variant, size, icon, iconAfter, isBlocked = false, isAutoFocused, onPress, className } = props;
  const { type = 'button', form, isPending, isDisabled, slot, ref } = props;
  return (
    <AriaButton
      ref={ref}
      type={isBlocked ? 'button' : type}
      form={form}
      slot={slot}
      isPending={isPending}
      isDisabled={isDisabled}
      aria-disabled={isBlocked || undefined}
      autoFocus={isAutoFocused}
      onPress={isBlocked ? undefined : onPress}
      className={buttonClass(variant, size, className)}
    >
      {({ isPending }) => (
        <>
          <span className={classes('inline-flex items-center gap-2', isPending && 'opacity-0')}>
            {icon && <Icon name={icon} />}
            <span>{children}</span>
            {iconAfter && <Icon name={iconAfter} />}
          </span>
          {isPending && <Spinner className="absolute" />}
        </>
      )}
    </AriaButton>
  );
}
