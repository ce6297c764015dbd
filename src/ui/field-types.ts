import type { ReactNode } from 'react';

/** The properties of every field. `value`, `onChange` and `ref` fit the controlled fields of react-hook-form. */
export interface FieldProps {
  readonly label: string;
  /** A short note at the end of the label line: optional, 12/35 and so on. */
  readonly note?: ReactNode;
  readonly description?: ReactNode;
  /** A remark that does not stop the form from being sent. */
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
