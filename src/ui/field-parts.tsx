import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';

interface FieldRemarkProps {
  readonly tone: 'wait' | 'refused';
  readonly children: ReactNode;
}

/** An error or warning below a field. Each line of a text is a remark of its own. */
export function FieldRemark({ tone, children }: FieldRemarkProps) {
  return (
    <span className={classes('flex items-start gap-1.5 text-sm', tone === 'wait' ? 'text-wait' : 'text-refused')}>
      <Icon name="warning" size={16} className="mt-0.5" />
      <span className="whitespace-pre-line">{children}</span>
    </span>
  );
}

interface FieldHintProps {
  readonly description?: ReactNode;
  readonly warning?: string | undefined;
}

export function FieldHint({ description, warning }: FieldHintProps) {
  return (
    <>
      {description && <span>{description}</span>}
      {warning && <FieldRemark tone="wait">{warning}</FieldRemark>}
    </>
  );
}

export const HINT = 'flex flex-col gap-1 text-sm text-ink-soft';

interface LabelLineProps {
  readonly children: ReactNode;
  readonly note?: ReactNode;
  readonly isHidden?: boolean | undefined;
}

export function LabelLine({ children, note, isHidden }: LabelLineProps) {
  return (
    <span className={isHidden ? 'sr-only' : 'flex items-baseline justify-between gap-2 text-sm'}>
      {children}
      {note && <span className="figures shrink-0 text-xs text-ink-soft">{note}</span>}
    </span>
  );
}

export const LABEL = 'font-semibold text-ink';

interface BoxEndsProps {
  readonly children: ReactNode;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** The content before and after the input, inside the box of the field. */
export function BoxEnds({ children, before, after }: BoxEndsProps) {
  return (
    <>
      {before && <span className="flex shrink-0 items-center pl-2.5 text-ink-soft">{before}</span>}
      {children}
      {after && <span className="flex shrink-0 items-center pr-1 text-ink-soft">{after}</span>}
    </>
  );
}
