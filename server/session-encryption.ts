// Encrypts messages with secretKey, the key that client and server agreed on at login.
import { CompactEncrypt, compactDecrypt } from 'jose';
import type { Who } from './context.ts';
import { Refusal } from './refusal.ts';
import { keyIdOf } from './key-agreement.ts';

const only = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };

export function encryptForSession({ sessionId, secretKey }: Who, value: object): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: keyIdOf(sessionId) })
    .encrypt(secretKey);
}

/** Returns the decrypted JSON. Throws a Refusal about the field when it cannot be decrypted or parsed. */
export async function decryptFromSession({ secretKey }: Who, sealed: string, field: string): Promise<unknown> {
  try {
    const { plaintext } = await compactDecrypt(sealed, secretKey, only);
    return JSON.parse(new TextDecoder().decode(plaintext));
  } catch {
    throw new Refusal('400', {}, [{ field, code: 'FIELD_FORMAT' }]);
  }
}
