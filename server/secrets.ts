// Keys come from the environment, or are made on the first start and kept in a file only its owner can read.
import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const keyBytes = 32;
const ownerOnly = 0o600;
const folderOfOwner = 0o700;

export interface Secrets {
  /** Under it what must be readable again is encrypted in the database. */
  readonly storageKey: Buffer;
}

interface SecretsFile {
  readonly storageKey: string;
}

async function readOrMake(file: string): Promise<SecretsFile> {
  const made = { storageKey: randomBytes(keyBytes).toString('base64') };
  await mkdir(dirname(file), { recursive: true, mode: folderOfOwner });
  // Whole under a name of its own first: of several processes starting at once one gives it the name that all read.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(made), { mode: ownerOnly });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return JSON.parse(await readFile(file, 'utf8'));
}

export async function loadSecrets(
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Secrets> {
  const storageKey = environment['STORAGE_KEY'] ?? (await readOrMake(file)).storageKey;
  return { storageKey: Buffer.from(storageKey, 'base64') };
}
