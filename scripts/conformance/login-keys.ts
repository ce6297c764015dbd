import { CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose';

const algorithm = 'ECDH-ES';

export interface MaskKey extends JsonWebKey {
  readonly kid: string;
}

/** Encrypts a password with the one-time key of the contract's mask operation; kid identifies the key. */
export async function encryptPassword(password: string, publicKey: MaskKey): Promise<string> {
  const key = await importJWK({ ...publicKey, kty: 'EC' }, algorithm);
  return new CompactEncrypt(new TextEncoder().encode(password))
    .setProtectedHeader({ alg: algorithm, enc: 'A256GCM', kid: publicKey.kid })
    .encrypt(key);
}

export async function newClientKey(): Promise<Record<string, unknown>> {
  const { publicKey } = await generateKeyPair(algorithm, { crv: 'P-256', extractable: true });
  const { kty, crv, x, y } = await exportJWK(publicKey);
  return { kty, crv, x, y, kid: 'conformance-kit' };
}
