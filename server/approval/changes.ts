// The differences between two revisions, one for each changed field, named by its path.
import type { FieldChange } from '../../generated/types.ts';

const longestValue = 1000;
const mostChanges = 200;

function leaves(value: unknown, path: string): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [[path, text.slice(0, longestValue)]];
  }
  const parts = Array.isArray(value)
    ? value.map((part, index) => [String(index), part] as const)
    : Object.entries(value);
  return parts.flatMap(([name, part]) => leaves(part, path === '' ? name : `${path}.${name}`));
}

export function changesBetween(before: unknown, after: unknown): FieldChange[] {
  const [old, fresh] = [new Map(leaves(before, '')), new Map(leaves(after, ''))];
  const fields = [...new Set([...old.keys(), ...fresh.keys()])];
  return fields
    .filter((field) => old.get(field) !== fresh.get(field))
    .slice(0, mostChanges)
    .map((field) => ({ field, before: old.get(field) ?? null, after: fresh.get(field) ?? null }));
}
