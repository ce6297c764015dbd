// Agrees on the secretKey of a session: ECDH on P-256, then HKDF-SHA-256 without salt, with the info "secretKey".
import { createPublicKey, diffieHellman, generateKeyPairSync, hkdfSync } from 'node:crypto';
import type { PublicJwk } from '../generated/types.ts';
import { Refusal } from './refusal.ts';

const keyBytes = 32;
const info = 'secretKey';

export interface Agreement {
  readonly serverKey: PublicJwk;
  readonly secretKey: Uint8Array;
}

function readClientKey({ kty, crv, x, y }: PublicJwk) {
  try {
    return createPublicKey({ format: 'jwk', key: { kty, crv, x, y } });
  } catch {
    throw new Refusal('400', {}, [{ field: 'clientKey', code: 'FIELD_FORMAT' }]);
  }
}

/** The key id contains the session id, so that an encrypted message names its session. */
export function agreeOnKey(clientKey: PublicJwk, sessionId: string): Agreement {
  const theirs = readClientKey(clientKey);
  const ours = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const shared = diffieHellman({ privateKey: ours.privateKey, publicKey: theirs });
  const secretKey = new Uint8Array(hkdfSync('sha256', shared, new Uint8Array(), info, keyBytes));
  const { x = '', y = '' } = ours.publicKey.export({ format: 'jwk' });
  return { serverKey: { kty: 'EC', crv: 'P-256', x, y, kid: keyIdOf(sessionId) }, secretKey };
}

const prefix = 'session-';
export const keyIdOf = (sessionId: string) => `${prefix}${sessionId}`;
export const sessionIdOf = (keyId: string) => (keyId.startsWith(prefix) ? keyId.slice(prefix.length) : '');
