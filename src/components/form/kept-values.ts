import type { FieldValues } from 'react-hook-form';

const isGroup = (value: unknown): value is FieldValues =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Puts a draft over the values of a form. One that an older version of the form kept may lack fields of today. */
export function withKept(values: FieldValues, kept: FieldValues): FieldValues {
  const changed = Object.entries(kept).map(([name, value]) => {
    const before: unknown = values[name];
    return [name, isGroup(value) && isGroup(before) ? withKept(before, value) : value];
  });
  return { ...values, ...Object.fromEntries(changed) };
}
