import type { ReactNode, Ref } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';
import { classes } from './classes.ts';

interface SwitchProps {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
  readonly name?: string;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement | null>;
  readonly className?: string;
}

export function Switch({ children, description, ref, className, ...state }: SwitchProps) {
  return (
    <AriaSwitch
      {...state}
      inputRef={ref}
      className={classes('group flex min-h-6 items-start gap-3 data-disabled:text-ink-soft', className)}
    >
      <span
        aria-hidden="true"
        className="mt-0.5 flex h-5 w-9 shrink-0 forced-color-adjust-none items-center rounded-full border border-line-strong bg-sunken p-0.5 outline-2 outline-offset-2 outline-transparent transition-colors group-data-disabled:opacity-50 group-data-focus-visible:outline-accent group-data-selected:border-accent group-data-selected:bg-accent"
      >
        <span className="size-3.5 rounded-full bg-line-strong transition-transform group-data-selected:translate-x-4 group-data-selected:bg-on-accent" />
      </span>
      <span className="min-w-0">
        {children}
        {description && <span className="block text-sm text-ink-soft">{description}</span>}
      </span>
    </AriaSwitch>
  );
}
