// Finds the sources that the first screens load immediately. They are bundled together, because many small files
// compress badly.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const importLine = /^(?:import|export)\s+(type\s)?(?:[^'"]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm;

function importedBy(file: string): string[] {
  const found = [...readFileSync(file, 'utf8').matchAll(importLine)];
  const targets = found.filter(([, isType]) => !isType).map(([, , path = '']) => join(dirname(file), path));
  return targets.filter((path) => /\.tsx?$/.test(path) && existsSync(path));
}

/**
 * Returns all static imports of a file, without the file itself: a script that loads the shared part must not run the
 * entry.
 */
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
