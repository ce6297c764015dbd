// Encrypted texts on the wire (JWE, RFC 7516). The library is loaded on first use, so that pages do not wait for it.
import type { PublicJwk } from '../../../generated/types.ts';
import { createMask } from '../../../generated/calls/session.ts';
import { ask } from '../ask.ts';
import { importPublicKey } from './keys.ts';
import type { LiveSession } from './session-store.ts';

const encryption = 'A256GCM';
const onlyUnderSecretKey = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: [encryption] };

const encrypting = () => import('jose/jwe/compact/encrypt');
const decrypting = () => import('jose/jwe/compact/decrypt');

/** Loads the library while the user is still typing. */
export const loadEncryption = (): Promise<unknown> => encrypting();

export async function encryptFor(publicKey: PublicJwk, text: string): Promise<string> {
  const [{ CompactEncrypt }, key] = await Promise.all([encrypting(), importPublicKey(publicKey)]);
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: encryption, kid: publicKey.kid })
    .encrypt(key);
}

type KeyOfSession = Pick<LiveSession, 'secretKey' | 'keyId'>;

export async function encryptWithSessionKey({ secretKey, keyId }: KeyOfSession, text: string): Promise<string> {
  const { CompactEncrypt } = await encrypting();
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: encryption, kid: keyId })
    .encrypt(secretKey);
}

/** Returns the decrypted JSON. The contract names its shape beside the Jwe. */
export async function decryptWithSessionKey<Content>({ secretKey }: KeyOfSession, sealed: string): Promise<Content> {
  const { compactDecrypt } = await decrypting();
  const { plaintext } = await compactDecrypt(sealed, secretKey, onlyUnderSecretKey);
  return JSON.parse(new TextDecoder().decode(plaintext)) as Content;
}

/** Encrypts with a one-time key of the bank: for passwords and other secrets that are sent before login. */
export async function encryptWithMask(text: string): Promise<string> {
  const { publicKey } = await ask(createMask, {});
  return encryptFor(publicKey, text);
}
