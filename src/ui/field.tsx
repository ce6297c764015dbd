// The frame of fields that use React Aria.
import type { ReactNode } from 'react';
import { FieldError, Group, Label, Text } from 'react-aria-components';
import { classes } from './classes.ts';
import { BoxEnds, FieldHint, FieldRemark, HINT, LABEL, LabelLine } from './field-parts.tsx';
import type { FieldProps } from './field-types.ts';

/** Picks the properties that React Aria components understand. */
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
      <LabelLine note={note} isHidden={isLabelHidden}>
        <Label className={LABEL}>{label}</Label>
      </LabelLine>
      {children}
      {(description || warning) && (
        <Text slot="description" className={HINT}>
          <FieldHint description={description} warning={warning} />
        </Text>
      )}
      <FieldError>{error && <FieldRemark tone="refused">{error}</FieldRemark>}</FieldError>
    </>
  );
}

interface FieldBoxProps {
  readonly children: ReactNode;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly className?: string;
}

/** The bordered box of a field, with content before and after its input. */
export function FieldBox({ children, before, after, className }: FieldBoxProps) {
  return (
    <Group className={classes('field-box', className)}>
      <BoxEnds before={before} after={after}>
        {children}
      </BoxEnds>
    </Group>
  );
}
