// Encrypts secrets in the database with AES-256-GCM and the storage key, so that a copy of the database reveals none.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export function encryptForStorage(key: Uint8Array, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce);
  const sealed = Buffer.concat([sealing.update(plain), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
}

export function decryptFromStorage(key: Uint8Array, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed);
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes));
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]);
}
