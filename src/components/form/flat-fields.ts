// A partly filled form as the bank stores it in a draft: one entry per field path, list items by index.
import { set, type FieldValues } from 'react-hook-form';
import type { DraftFields } from '../../../generated/types.ts';

type Leaf = DraftFields[string];

const isLeaf = (value: unknown): value is Leaf => typeof value !== 'object' || value === null;

function leavesOf(value: unknown, path: string): [string, Leaf][] {
  if (isLeaf(value)) return value === '' || value === undefined ? [] : [[path, value]];
  return Object.entries(value as object).flatMap(([name, inner]) => leavesOf(inner, path ? `${path}.${name}` : name));
}

/** Empty values are left out. */
export const flatFields = (values: object): DraftFields => Object.fromEntries(leavesOf(values, ''));

/** Returns a copy of the empty form with these fields filled in. */
export function withFields<Values extends FieldValues>(empty: Values, fields: DraftFields): Values {
  const filled = structuredClone(empty);
  for (const [path, value] of Object.entries(fields)) set(filled, path, value);
  return filled;
}
