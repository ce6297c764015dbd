import type { ReactNode } from 'react';
import { FieldError, Group, Label, Text } from 'react-aria-components';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';

/** What every field takes; `value`, `onChange` and `ref` fit a controlled field of a form library. */
export interface FieldProps {
  readonly label: string;
  /** A short remark at the end of the label line: optional, 12/35 … */
  readonly note?: ReactNode;
  readonly description?: ReactNode;
  /** A remark that does not stop the form. */
  readonly warning?: string;
  readonly error?: string;
  readonly isLabelHidden?: boolean;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly name?: string;
  readonly onBlur?: () => void;
  readonly className?: string;
}

/** The part of the field that a component of React Aria understands. */
export function fieldState({ error, isRequired, isDisabled, isReadOnly, name, onBlur, className }: FieldProps) {
  return {
    isRequired,
    isDisabled,
    isReadOnly,
    name,
    onBlur,
    isInvalid: Boolean(error),
    validationBehavior: 'aria' as const,
    className: classes('flex min-w-0 flex-col gap-1', className),
  };
}

interface FieldFrameProps {
  readonly field: FieldProps;
  readonly children: ReactNode;
}

export function FieldFrame({ field, children }: FieldFrameProps) {
  const { label, note, description, warning, error, isLabelHidden } = field;
  return (
    <>
      <span className={isLabelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-2 text-sm'}>
        <Label className="font-semibold text-ink">{label}</Label>
        {note && <span className="figures shrink-0 text-xs text-ink-soft">{note}</span>}
      </span>
      {children}
      {(description || warning) && (
        <Text slot="description" className="flex flex-col gap-1 text-sm text-ink-soft">
          {description && <span>{description}</span>}
          {warning && <FieldRemark tone="wait">{warning}</FieldRemark>}
        </Text>
      )}
      <FieldError>{error && <FieldRemark tone="refused">{error}</FieldRemark>}</FieldError>
    </>
  );
}

function FieldRemark({ tone, children }: { tone: 'wait' | 'refused'; children: ReactNode }) {
  return (
    <span className={classes('flex items-start gap-1.5 text-sm', tone === 'wait' ? 'text-wait' : 'text-refused')}>
      <Icon name="warning" size={16} className="mt-0.5" />
      <span>{children}</span>
    </span>
  );
}

interface FieldBoxProps {
  readonly children: ReactNode;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly className?: string;
}

/** The bordered box of a field, with what stands before and after its input. */
export function FieldBox({ children, before, after, className }: FieldBoxProps) {
  return (
    <Group className={classes('field-box', className)}>
      {before && <span className="flex shrink-0 items-center pl-2.5 text-ink-soft">{before}</span>}
      {children}
      {after && <span className="flex shrink-0 items-center pr-1 text-ink-soft">{after}</span>}
    </Group>
  );
}
