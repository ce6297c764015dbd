// The scripts of a built page: the compressed size of each, its static imports and its lazy imports.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface Chunk {
  readonly bytes: number;
  readonly imports: readonly string[];
  readonly lazyImports: readonly string[];
}

export type Chunks = ReadonlyMap<string, Chunk>;

const staticImport = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g;
const lazyImport = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g;

const named = (code: string, pattern: RegExp) => [
  ...new Set([...code.matchAll(pattern)].map(([, name]) => name ?? '')),
];

export async function readChunks(assets: string): Promise<Chunks> {
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const chunks = await Promise.all(
    names.map(async (name): Promise<[string, Chunk]> => {
      const code = await readFile(join(assets, name), 'utf8');
      const { size } = await stat(join(assets, `${name}.br`));
      return [name, { bytes: size, imports: named(code, staticImport), lazyImports: named(code, lazyImport) }];
    }),
  );
  return new Map(chunks);
}

/** The named chunks and all chunks that they import statically. */
export function neededFor(chunks: Chunks, ...names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...(chunks.get(name)?.imports ?? []));
  }
  return found;
}

const kibibyte = 1024;

export const weightOf = (chunks: Chunks, names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + (chunks.get(name)?.bytes ?? 0), 0) / kibibyte;

/** A chunk that three or more screens need counts as shared, not as part of one screen. */
const manyScreens = 3;

/** Kibibytes that each lazy chunk loads, without the owned chunks and without those that many screens share. */
export function ownWeights(chunks: Chunks, owned: ReadonlySet<string>): Map<string, number> {
  const lazy = [...new Set([...chunks.values()].flatMap(({ lazyImports }) => lazyImports))];
  const needed = new Map(lazy.map((name) => [name, [...neededFor(chunks, name)].filter((one) => !owned.has(one))]));
  const uses = new Map<string, number>();
  for (const names of needed.values()) for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1);
  const isOwn = (name: string) => (uses.get(name) ?? 0) < manyScreens;
  return new Map([...needed].map(([name, names]) => [name, weightOf(chunks, names.filter(isOwn))]));
}
