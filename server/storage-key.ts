// Stores an encrypted check in the database, so that a wrong storage key is detected at the start.
import type { Database } from './db/database.ts';
import { encryptForStorage, decryptFromStorage } from './storage-encryption.ts';
import { loadSecrets, type Secrets, type SecretsPlace } from './secrets.ts';
import { StartRefusal } from './start-refusal.ts';

const checkText = Buffer.from('sealed under the storage key of this database');

/** Returns the check, or another encrypted value in a database of an earlier release that has no check. */
async function findSealed(db: Database): Promise<Buffer | undefined> {
  const check = await db.selectFrom('storage_key_checks').select('sealed').executeTakeFirst();
  if (check) return check.sealed;
  const device = await db.selectFrom('token_devices').select('secret').limit(1).executeTakeFirst();
  if (device) return device.secret;
  const session = await db.selectFrom('sessions').select('sealed_key').limit(1).executeTakeFirst();
  return session?.sealed_key;
}

function canOpen(key: Buffer, sealed: Buffer): boolean {
  try {
    return decryptFromStorage(key, sealed).length > 0;
  } catch {
    return false;
  }
}

/** Writes the check unless another process has just written it. */
async function addCheck(db: Database, key: Buffer): Promise<void> {
  await db
    .insertInto('storage_key_checks')
    .values({ sealed: encryptForStorage(key, checkText) })
    .onConflict((conflict) => conflict.column('only_one').doNothing())
    .execute();
}

async function refuseForeign(db: Database, key: Buffer, source: string): Promise<void> {
  const sealed = await findSealed(db);
  if (!sealed || canOpen(key, sealed)) return;
  throw new StartRefusal(
    `The database was written under another storage key than the one in ${source}; put the right key back.`,
  );
}

/** Returns the keys of this database. Makes a new key only for a database without encrypted values. */
export async function openSecrets(db: Database, place: SecretsPlace): Promise<Secrets> {
  const mayMake = (await findSealed(db)) === undefined;
  const { secrets, source } = await loadSecrets(place, mayMake);
  await refuseForeign(db, secrets.storageKey, source);
  await addCheck(db, secrets.storageKey);
  await refuseForeign(db, secrets.storageKey, source);
  return secrets;
}
