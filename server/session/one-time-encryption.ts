// Issues one-time keys, which the contract calls masks, and decrypts what a client encrypted with one: a password, or
// the request for a renewal.
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { compactDecrypt, decodeProtectedHeader, importJWK } from 'jose';
import type { Handlers } from '../../generated/handlers.ts';
import type { PublicJwk } from '../../generated/types.ts';
import type { Context } from '../context.ts';
import { instant, later } from '../instant.ts';
import { Refusal } from '../refusal.ts';
import { storeOneTimeItem, useOneTimeItem } from './one-time-items.ts';

const maskSeconds = 120;
const only = { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] };

export const createMask: Handlers<Context>['createMask'] = async (_, context) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = `mask-${randomUUID()}`;
  const expiresAt = later(context.now, maskSeconds);
  const secret = Buffer.from(JSON.stringify(privateKey.export({ format: 'jwk' })));
  await storeOneTimeItem(context, { kind: 'mask', id: kid, secret, expiresAt });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key: PublicJwk = { kty: 'EC', crv: 'P-256', x, y, kid };
  return { publicKey: key, expireAt: instant(expiresAt) };
};

const unreadable = (field: string) => new Refusal('400', {}, [{ field, code: 'FIELD_FORMAT' }]);

function keyIdOf(sealed: string, field: string): string {
  try {
    return decodeProtectedHeader(sealed).kid ?? '';
  } catch {
    throw unreadable(field);
  }
}

async function decrypt(sealed: string, privateKey: Buffer, field: string): Promise<string> {
  try {
    const key = await importJWK(JSON.parse(privateKey.toString()), 'ECDH-ES');
    const { plaintext } = await compactDecrypt(sealed, key, only);
    return new TextDecoder().decode(plaintext);
  } catch {
    throw unreadable(field);
  }
}

/** Decrypts a value and passes it to use(). The key is used up by the first try, even if that fails. */
export async function decryptWithOneTimeKey<Result>(
  context: Context,
  field: string,
  sealed: string,
  use: (plain: string) => Promise<Result>,
): Promise<Result> {
  const privateKey = await useOneTimeItem(context, 'mask', keyIdOf(sealed, field));
  if (!privateKey) throw unreadable(field);
  return use(await decrypt(sealed, privateKey, field));
}
