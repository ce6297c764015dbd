// The differences between two revisions, one for each changed field, named by its path.
import type { FieldChange } from '../../generated/types.ts';

const longestValue = 1000;
const mostChanges = 200;

function leaves(value: unknown, path: string): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [[path, text]];
  }
  const parts = Array.isArray(value)
    ? value.map((part, index) => [String(index), part] as const)
    : Object.entries(value);
  return parts.flatMap(([name, part]) => leaves(part, path === '' ? name : `${path}.${name}`));
}

const shortened = (value: string | undefined) => value?.slice(0, longestValue) ?? null;

export function changesBetween(before: unknown, after: unknown): FieldChange[] {
  const [old, fresh] = [new Map(leaves(before, '')), new Map(leaves(after, ''))];
  const fields = [...new Set([...old.keys(), ...fresh.keys()])];
  return fields
    .filter((field) => old.get(field) !== fresh.get(field))
    .slice(0, mostChanges)
    .map((field) => ({ field, before: shortened(old.get(field)), after: shortened(fresh.get(field)) }));
}
