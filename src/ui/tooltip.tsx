import type { ReactNode } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components';

interface TooltipProps {
  readonly text: ReactNode;
  /** One focusable element. */
  readonly children: React.ReactElement<React.DOMAttributes<Element>, string>;
  readonly placement?: AriaTooltipProps['placement'];
}

export const TOOLTIP_DELAY = 400;

export function Tooltip({ text, children, placement }: TooltipProps) {
  return (
    <TooltipTrigger delay={TOOLTIP_DELAY}>
      <Focusable>{children}</Focusable>
      <TooltipBubble placement={placement}>{text}</TooltipBubble>
    </TooltipTrigger>
  );
}

/** The bubble only, for a trigger of React Aria. */
export function TooltipBubble({
  children,
  placement = 'top',
}: {
  children: ReactNode;
  placement?: TooltipProps['placement'];
}) {
  return (
    <AriaTooltip
      placement={placement}
      offset={6}
      className="overlay-motion max-w-72 rounded-md bg-ink px-2.5 py-1.5 text-sm text-paper shadow-float"
    >
      {children}
    </AriaTooltip>
  );
}
