import { listOperations, methods } from '../../server/contract/document.ts';
import type { LocatedOperation, OpenApiDocument } from '../../server/contract/document.ts';

export type Match =
  | { readonly kind: 'found'; readonly located: LocatedOperation }
  | { readonly kind: 'other-method'; readonly allowed: readonly string[] }
  | { readonly kind: 'none' };

const asPattern = (path: string) => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);

/** Finds the operation of a request. A path without parameters is looked up; others are matched by pattern. */
export function createRouter(document: OpenApiDocument) {
  const exact = new Map<string, Map<string, LocatedOperation>>();
  for (const located of listOperations(document)) {
    const byMethod = exact.get(located.path) ?? new Map<string, LocatedOperation>();
    exact.set(located.path, byMethod.set(located.method, located));
  }
  const patterns = [...exact]
    .filter(([path]) => path.includes('{'))
    .map(([path, found]) => ({ pattern: asPattern(path), found }));
  const byPath = (path: string) => exact.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.found;

  return function match(method: string, path: string): Match {
    const byMethod = byPath(path);
    if (!byMethod) return { kind: 'none' };
    const located = byMethod.get(method.toLowerCase());
    if (located) return { kind: 'found', located };
    return {
      kind: 'other-method',
      allowed: methods.filter((known) => byMethod.has(known)).map((known) => known.toUpperCase()),
    };
  };
}
