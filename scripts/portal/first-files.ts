// Which sources the first screens need without asking: they travel together, because many small files compress badly.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const importLine = /^(?:import|export)\s+(type\s)?(?:[^'"]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm;

function importedBy(file: string): string[] {
  const found = [...readFileSync(file, 'utf8').matchAll(importLine)];
  const targets = found.filter(([, isType]) => !isType).map(([, , path = '']) => join(dirname(file), path));
  return targets.filter((path) => /\.tsx?$/.test(path) && existsSync(path));
}

/** Everything a file imports at once. Not the file itself: whoever loads the shared parts must not start it as well. */
export function neededAtOnce(entry: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...importedBy(file));
  }
  found.delete(entry);
  return found;
}
