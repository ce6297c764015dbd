import { startTransition, useEffect, useOptimistic } from 'react';
import { useController, useFormContext, useWatch, type FieldValues, type Path } from 'react-hook-form';
import { readCodedMessage } from '../../lib/coded-message.ts';
import type { FieldProps } from '../../ui/field-types.ts';
import { useFieldText } from '../failure/use-failure-words.ts';
import { useTexts } from '../text/use-texts.ts';
import { useFieldLabel } from './form-fields.ts';

/** What every field of a form takes. `TextField<MyValues>` checks the name. */
export interface FormFieldProps<Values extends FieldValues = FieldValues> extends Omit<
  FieldProps,
  'error' | 'name' | 'onBlur' | 'isRequired'
> {
  readonly name: Path<Values>;
  readonly isOptional?: boolean;
}

export interface BoundField<Value> {
  readonly value: Value;
  readonly error: string | undefined;
  readonly ref: (element: HTMLElement | null) => void;
  readonly name: string;
  onChange(value: unknown): void;
  onBlur(): void;
}

/** What is wrong in a field that is not there any more holds nobody up. */
function useErrorOnlyWhileShown(name: string): void {
  const { clearErrors } = useFormContext();
  useEffect(() => () => clearErrors(name), [clearErrors, name]);
}

type Controlled = ReturnType<typeof useController>['field'];

/** With a key only its field is drawn; whoever else looks at the form is drawn in the pause after it. */
function useTypedValue({ value, onChange }: Controlled): [unknown, (value: unknown) => void] {
  const [shown, show] = useOptimistic<unknown>(value);
  const take = (next: unknown) =>
    startTransition(() => {
      show(next);
      onChange(next);
    });
  return [shown, take];
}

/** One field of the form around it: its value, its failure in words, its place in the summary. */
export function useField<Value>(name: string, label: string): BoundField<Value> {
  const { field, fieldState } = useController({ name });
  const [value, onChange] = useTypedValue(field);
  const fieldText = useFieldText();
  useFieldLabel(name, label);
  useErrorOnlyWhileShown(name);
  const message = fieldState.error?.message;
  return {
    value: value as Value,
    error: message && fieldText(readCodedMessage(message)),
    ref: field.ref,
    name,
    onChange,
    onBlur: field.onBlur,
  };
}

type Remarks = Pick<FieldProps, 'isRequired' | 'note'>;

/** What is optional says so; what is required needs no star. */
export function useRemarks({ isOptional = false, note }: Pick<FormFieldProps, 'isOptional' | 'note'>): Remarks {
  const t = useTexts('common');
  return { isRequired: !isOptional, note: note ?? (isOptional ? t('word.optional') : undefined) };
}

/** To be looked at, not changed. */
export function useFieldValue<Value>(name: string): Readonly<Value> {
  return useWatch({ name }) as Value;
}
