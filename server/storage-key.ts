// The database says under which key it was written, so that a lost or foreign key is noticed at the start.
import type { Database } from './db/database.ts';
import { encryptForStorage, decryptFromStorage } from './storage-encryption.ts';
import { loadSecrets, type Secrets, type SecretsPlace } from './secrets.ts';
import { StartRefusal } from './start-refusal.ts';

const checkText = Buffer.from('sealed under the storage key of this database');

/** A database of an earlier release has no check yet; what people have left in it serves as well. */
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

/** Of several processes at the first start one writes the check; it holds for all of them. */
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

/** The keys of this database. A new key is made only for a database that nothing was sealed in yet. */
export async function openSecrets(db: Database, place: SecretsPlace): Promise<Secrets> {
  const mayMake = (await findSealed(db)) === undefined;
  const { secrets, source } = await loadSecrets(place, mayMake);
  await refuseForeign(db, secrets.storageKey, source);
  await addCheck(db, secrets.storageKey);
  await refuseForeign(db, secrets.storageKey, source);
  return secrets;
}
