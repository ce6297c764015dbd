import type { ReactNode, Ref } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import { CheckMark } from './check-mark.tsx';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';

interface CheckboxProps {
  readonly children: ReactNode;
  readonly isSelected?: boolean;
  readonly onChange?: (isSelected: boolean) => void;
  /** Inside a CheckboxGroup. */
  readonly value?: string;
  readonly isIndeterminate?: boolean;
  readonly isDisabled?: boolean;
  readonly description?: ReactNode;
  /** Shown at the end of the line, for example an amount. */
  readonly detail?: ReactNode;
  readonly error?: string;
  readonly name?: string;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement | null>;
  readonly className?: string;
}

export function Checkbox({ children, description, detail, error, ref, className, ...checkbox }: CheckboxProps) {
  return (
    <div className={classes('flex flex-col gap-1', className)}>
      <AriaCheckbox
        {...checkbox}
        inputRef={ref}
        isInvalid={error ? true : undefined}
        className="group flex min-h-6 items-start gap-2.5 py-0.5 data-disabled:text-ink-soft"
      >
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className="flex h-[1.5em] items-center">
              <CheckMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
            </span>
            <span className="min-w-0">
              {children}
              {description && <span className="block text-sm text-ink-soft">{description}</span>}
            </span>
            {detail && <span className="figures ml-auto shrink-0">{detail}</span>}
          </>
        )}
      </AriaCheckbox>
      {error && (
        <span role="alert" className="flex items-center gap-1.5 text-sm text-refused">
          <Icon name="warning" size={16} />
          {error}
        </span>
      )}
    </div>
  );
}
