// Failures name paths of a body; a form shows fields. Which field speaks for which path?

export interface FlatError {
  readonly name: string;
  readonly message: string;
}

/** The field itself, the one that holds it, or the first one within it. */
export function fieldFor(path: string, shown: readonly string[]): string | undefined {
  if (shown.includes(path)) return path;
  const holder = shown.filter((name) => path.startsWith(`${name}.`)).toSorted((a, b) => b.length - a.length)[0];
  return holder ?? shown.find((name) => name.startsWith(`${path}.`));
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The errors of a form library, which nest as the fields do. */
export function flatErrors(errors: unknown, path = ''): FlatError[] {
  if (!isTree(errors)) return [];
  if (typeof errors['message'] === 'string' && 'type' in errors) return [{ name: path, message: errors['message'] }];
  return Object.entries(errors)
    .filter(([key]) => key !== 'ref' && !(path === '' && key === 'root'))
    .flatMap(([key, inner]) => flatErrors(inner, path ? `${path}.${key}` : key));
}
