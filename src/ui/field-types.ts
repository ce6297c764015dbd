import type { ReactNode } from 'react';

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
