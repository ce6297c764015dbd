// A migrated embedded database, kept on disk between runs and named after what it was made from.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { StoredFile } from './files-in-memory.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const cache = here('../../node_modules/.cache/');
const migrations = here('../../server/db/migrations/');

function digestOfSources(): string {
  const hash = createHash('sha256');
  for (const file of ['../../package-lock.json', 'test-databases.ts', 'files-in-memory.ts'])
    hash.update(readFileSync(here(file)));
  for (const name of readdirSync(migrations).toSorted()) hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest('hex').slice(0, 16);
}

const prefix = 'migrated-';
const file = () => join(cache, `${prefix}${digestOfSources()}.files`);

async function removeOutdated(): Promise<void> {
  const outdated = readdirSync(cache).filter((name) => name.startsWith(prefix) && name.endsWith('.files'));
  await Promise.all(outdated.map((name) => rm(join(cache, name), { force: true })));
}

export async function readMigratedCopy(): Promise<readonly StoredFile[] | undefined> {
  return existsSync(file()) ? (deserialize(await readFile(file())) as StoredFile[]) : undefined;
}

/** Renames the finished file, because two workers can write it at the same time. */
export async function keepMigratedCopy(copy: readonly StoredFile[]): Promise<void> {
  await mkdir(cache, { recursive: true });
  await removeOutdated();
  const unfinished = `${file()}.${randomUUID()}`;
  await writeFile(unfinished, serialize(copy));
  await rename(unfinished, file());
}
