// A lazy script is preloaded together with its imports, except those that the page has loaded already: listing them
// again would make the first script larger with every screen. Imports of many screens come first, because lists with
// the same beginning compress well.
import type { ModulePreloadOptions, Plugin } from 'vite';

type Imports = ReadonlyMap<string, readonly string[]>;

function reachedFrom(file: string, imports: Imports): ReadonlySet<string> {
  const reached = new Set([file]);
  for (const one of reached) for (const next of imports.get(one) ?? []) reached.add(next);
  return reached;
}

function usersOf(imports: Imports): ReadonlyMap<string, number> {
  const users = new Map<string, number>();
  for (const file of imports.keys())
    for (const needed of reachedFrom(file, imports)) users.set(needed, (users.get(needed) ?? 0) + 1);
  return users;
}

export function freshPreloads(): { readonly plugin: Plugin; readonly modulePreload: ModulePreloadOptions } {
  let imports: Imports = new Map();
  let users: ReadonlyMap<string, number> = new Map();
  const usesOf = (file: string) => users.get(file) ?? 0;
  const plugin: Plugin = {
    name: 'fresh-preloads',
    apply: 'build',
    enforce: 'pre',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []));
      imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
      users = usersOf(imports);
    },
  };
  const modulePreload: ModulePreloadOptions = {
    polyfill: false,
    resolveDependencies(_, needed, { hostId, hostType }) {
      if (hostType === 'html') return needed;
      const there = reachedFrom(hostId, imports);
      return needed
        .filter((file) => !there.has(file))
        .toSorted((one, other) => usesOf(other) - usesOf(one) || one.localeCompare(other));
    },
  };
  return { plugin, modulePreload };
}
