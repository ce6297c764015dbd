// Reads the keys from the environment, or makes them on the first start in a file that only its owner can read.
import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartRefusal } from './start-refusal.ts';

const keyBytes = 32;
const keyText = /^[A-Za-z0-9+/_-]{43}=?$/;
const ownerOnly = 0o600;
const folderOfOwner = 0o700;

export interface Secrets {
  /** Encrypts the secrets in the database; see storage-encryption.ts. */
  readonly storageKey: Buffer;
}

export interface SecretsPlace {
  readonly file: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export interface LoadedSecrets {
  readonly secrets: Secrets;
  /** The name of their source for messages to the operator. */
  readonly source: string;
}

async function makeFile(file: string): Promise<void> {
  const made = { storageKey: randomBytes(keyBytes).toString('base64') };
  await mkdir(dirname(file), { recursive: true, mode: folderOfOwner });
  // Written to a draft and then linked: of several starting processes one succeeds, and no process reads half a file.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, JSON.stringify(made), { mode: ownerOnly });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
}

const readIfThere = (file: string) =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new StartRefusal(`The storage key in ${file} cannot be read: ${error.message}`);
  });

function keyInFile(text: string): unknown {
  try {
    return (JSON.parse(text) as { readonly storageKey?: unknown }).storageKey;
  } catch {
    return undefined;
  }
}

async function readFileKey(file: string, mayMake: boolean): Promise<unknown> {
  const text = await readIfThere(file);
  if (text !== undefined) return keyInFile(text);
  if (!mayMake)
    throw new StartRefusal(
      `The database was written under a storage key, but ${file} is missing; put the file back or set STORAGE_KEY.`,
    );
  await makeFile(file);
  return keyInFile((await readIfThere(file)) ?? '');
}

function secretsOf(key: unknown, source: string): LoadedSecrets {
  if (typeof key !== 'string' || !keyText.test(key))
    throw new StartRefusal(`The storage key in ${source} is not one: it is 32 bytes, written in base64.`);
  return { secrets: { storageKey: Buffer.from(key, 'base64') }, source };
}

/** Throws a StartRefusal when STORAGE_KEY is malformed; call it before the database is opened. */
export function checkGivenKey(environment: SecretsPlace['environment']): void {
  const given = environment['STORAGE_KEY'];
  if (given !== undefined) secretsOf(given, 'STORAGE_KEY');
}

/** Throws a StartRefusal when the key is malformed, or missing while mayMake is false. */
export async function loadSecrets({ file, environment }: SecretsPlace, mayMake: boolean): Promise<LoadedSecrets> {
  const given = environment['STORAGE_KEY'];
  if (given !== undefined) return secretsOf(given, 'STORAGE_KEY');
  return secretsOf(await readFileKey(file, mayMake), file);
}
