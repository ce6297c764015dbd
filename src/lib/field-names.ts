// Failures name paths in the request body, and a form shows fields. This maps a path to the field that shows its
// failure.

export interface FlatError {
  readonly name: string;
  readonly message: string;
}

/** Returns the field with this path, else the nearest field that contains it, else the first field inside it. */
export function fieldFor(path: string, shown: readonly string[]): string | undefined {
  if (shown.includes(path)) return path;
  const holder = shown.filter((name) => path.startsWith(`${name}.`)).toSorted((a, b) => b.length - a.length)[0];
  return holder ?? shown.find((name) => name.startsWith(`${path}.`));
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Flattens the nested errors of react-hook-form into a list. */
export function flatErrors(errors: unknown, path = ''): FlatError[] {
  if (!isTree(errors)) return [];
  if (typeof errors['message'] === 'string' && 'type' in errors) return [{ name: path, message: errors['message'] }];
  return Object.entries(errors)
    .filter(([key]) => key !== 'ref' && !(path === '' && key === 'root'))
    .flatMap(([key, inner]) => flatErrors(inner, path ? `${path}.${key}` : key));
}
