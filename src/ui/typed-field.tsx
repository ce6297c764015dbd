// A text field uses the native input: it works before any script is loaded and is the fastest to type into.
import { useId, type AriaAttributes, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { BoxEnds, FieldHint, FieldRemark, HINT, LABEL, LabelLine } from './field-parts.tsx';
import type { FieldProps } from './field-types.ts';

interface OwnAttributes extends AriaAttributes {
  readonly id: string;
  readonly name: string | undefined;
  readonly disabled: boolean | undefined;
  readonly readOnly: boolean | undefined;
  readonly onBlur: (() => void) | undefined;
}

interface TypedFieldProps {
  readonly field: FieldProps;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** Renders the input with the attributes that connect it to its label and remarks. */
  readonly children: (own: OwnAttributes) => ReactNode;
}

export function TypedField({ field, before, after, children }: TypedFieldProps) {
  const { label, note, description, warning, error, isLabelHidden, isDisabled, className } = field;
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const hasHint = Boolean(description ?? warning);
  const own: OwnAttributes = {
    id,
    name: field.name,
    disabled: isDisabled,
    readOnly: field.isReadOnly,
    onBlur: field.onBlur,
    'aria-required': field.isRequired || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classes(hasHint && hintId, error && errorId) || undefined,
  };
  return (
    <div className={classes('flex min-w-0 flex-col gap-1', className)}>
      <LabelLine note={note} isHidden={isLabelHidden}>
        <label htmlFor={id} className={LABEL}>
          {label}
        </label>
      </LabelLine>
      <span className="field-box" data-invalid={error ? true : undefined} data-disabled={isDisabled || undefined}>
        <BoxEnds before={before} after={after}>
          {children(own)}
        </BoxEnds>
      </span>
      {hasHint && (
        <span id={hintId} className={HINT}>
          <FieldHint description={description} warning={warning} />
        </span>
      )}
      {error && (
        <span id={errorId}>
          <FieldRemark tone="refused">{error}</FieldRemark>
        </span>
      )}
    </div>
  );
}
