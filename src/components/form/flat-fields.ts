// A form as the bank keeps it half filled in: every field by its path, a list by the positions in it.
import { set, type FieldValues } from 'react-hook-form';
import type { DraftFields } from '../../../generated/types.ts';

type Leaf = DraftFields[string];

const isLeaf = (value: unknown): value is Leaf => typeof value !== 'object' || value === null;

function leavesOf(value: unknown, path: string): [string, Leaf][] {
  if (isLeaf(value)) return value === '' || value === undefined ? [] : [[path, value]];
  return Object.entries(value as object).flatMap(([name, inner]) => leavesOf(inner, path ? `${path}.${name}` : name));
}

/** What is empty is left out. */
export const flatFields = (values: object): DraftFields => Object.fromEntries(leavesOf(values, ''));

/** The form with these fields filled in. */
export function withFields<Values extends FieldValues>(empty: Values, fields: DraftFields): Values {
  const filled = structuredClone(empty);
  for (const [path, value] of Object.entries(fields)) set(filled, path, value);
  return filled;
}
