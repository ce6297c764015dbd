// Encrypts a file for the file transfer with the bank's key of this month. The file is not stored.
import { generateKeyPairSync } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { Handlers } from '../../generated/handlers.ts';
import type { PublicJwk } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { encryptForStorage } from '../storage-encryption.ts';

const monthLength = 7;
const longestName = 96;
const keyIdAt = (now: Date) => `bank-file-${jakartaMoment(now.getTime()).date.slice(0, monthLength)}`;

const publicKey = ({ db }: Context, keyId: string) =>
  db.selectFrom('file_keys').select('public_key').where('key_id', '=', keyId).executeTakeFirst();

/** Stores a new key unless a concurrent call has stored one; both calls then read the stored key. */
async function makeKey({ db, now, secrets }: Context, keyId: string): Promise<void> {
  const made = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = made.publicKey.export({ format: 'jwk' });
  const key: PublicJwk = { kty: 'EC', crv: 'P-256', x, y, kid: keyId };
  const privateKey = Buffer.from(JSON.stringify(made.privateKey.export({ format: 'jwk' })));
  await db
    .insertInto('file_keys')
    .values({
      key_id: keyId,
      public_key: JSON.stringify(key),
      sealed_private_key: encryptForStorage(secrets.storageKey, privateKey),
      made_at: now,
    })
    .onConflict((conflict) => conflict.column('key_id').doNothing())
    .execute();
}

async function currentKey(context: Context, keyId: string): Promise<PublicJwk> {
  if (!(await publicKey(context, keyId))) await makeKey(context, keyId);
  const found = await publicKey(context, keyId);
  if (!found) throw new Error(`The bank has no key ${keyId}`);
  return found.public_key;
}

export const encryptFile: Handlers<Context>['encryptFile'] = async (_, context) => {
  const [file] = context.files;
  if (!file) throw new Refusal('UPLOAD_EMPTY');
  const keyId = keyIdAt(context.now);
  const key = await importJWK({ ...(await currentKey(context, keyId)) }, 'ECDH-ES');
  const data = await new CompactEncrypt(file.content)
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: keyId })
    .encrypt(key);
  return { fileName: `${file.name.slice(0, longestName)}.jwe`, keyId, data };
};
