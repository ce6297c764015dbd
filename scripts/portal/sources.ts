// A hash of all inputs of the portal's build; the portal is built again only when the hash changes.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const folders = ['src', 'domain', 'generated', 'locales', 'scripts/portal'];
const files = ['vite.config.ts', 'package-lock.json'];

async function listSources(): Promise<string[]> {
  const entries = await Promise.all(
    folders.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true })),
  );
  const listed = entries.flat().filter((entry) => entry.isFile());
  return [...files.map((file) => join(root, file)), ...listed.map(({ parentPath, name }) => join(parentPath, name))];
}

export async function sourcesDigest(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of (await listSources()).toSorted()) {
    if (path.endsWith('openapi.json')) continue;
    hash.update(path.slice(root.length)).update(await readFile(path));
  }
  return hash.digest('hex');
}
