// Tells whether the user typed anything. Values that the form was opened with or filled in itself do not count.
import type { FieldValues } from 'react-hook-form';
import { flatFields } from './flat-fields.ts';

/** Returns the part of the values that counts as typed; `before` are the values that the form started with. */
export type TypedOf = (values: FieldValues, before: FieldValues) => object;

interface FormNow {
  readonly values: FieldValues;
  readonly defaultValues?: FieldValues | undefined;
  readonly isDirty?: boolean;
}

function isSame(one: object, other: object): boolean {
  const [left, right] = [flatFields(one), flatFields(other)];
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => left[name] === right[name]);
}

export function isTyped(
  { values, defaultValues = {}, isDirty = false }: FormNow,
  typedOf: TypedOf | undefined,
): boolean {
  if (!typedOf) return isDirty;
  return !isSame(typedOf(values, defaultValues), typedOf(defaultValues, defaultValues));
}
