import { startTransition, useEffect, useOptimistic } from 'react';
import { useController, useFormContext, useWatch, type FieldValues, type Path } from 'react-hook-form';
import { readCodedMessage } from '../../lib/coded-message.ts';
import type { FieldProps } from '../../ui/field-types.ts';
import { useFieldText } from '../failure/use-failure-words.ts';
import { useTexts } from '../text/use-texts.ts';
import { useFieldLabel } from './form-fields.ts';

/** The properties of every form field. `TextField<MyValues>` checks the name. */
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

/** Clears the error of a field that is no longer shown, so that it does not block the form. */
function useErrorOnlyWhileShown(name: string): void {
  const { clearErrors } = useFormContext();
  useEffect(() => () => clearErrors(name), [clearErrors, name]);
}

type Controlled = ReturnType<typeof useController>['field'];

/** Renders only this field for a key press. Other subscribers of the form render in the pause after it. */
function useTypedValue({ value, onChange }: Controlled): [unknown, (value: unknown) => void] {
  const [shown, show] = useOptimistic<unknown>(value);
  const take = (next: unknown) =>
    startTransition(() => {
      show(next);
      onChange(next);
    });
  return [shown, take];
}

/** Connects one field to the surrounding form: its value, its error text and its label in the summary. */
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

/** Optional fields are marked; required fields have no mark. */
export function useRemarks({ isOptional = false, note }: Pick<FormFieldProps, 'isOptional' | 'note'>): Remarks {
  const t = useTexts('common');
  return { isRequired: !isOptional, note: note ?? (isOptional ? t('word.optional') : undefined) };
}

/** Reads a value of the form. Do not change it. */
export function useFieldValue<Value>(name: string): Readonly<Value> {
  return useWatch({ name }) as Value;
}
