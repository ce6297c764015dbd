// Agrees on the secretKey: ECDH on P-256, then HKDF-SHA-256. No key made here can be exported.
import type { PublicJwk } from '../../../generated/types.ts';

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;

export interface OwnKeys {
  readonly privateKey: CryptoKey;
  readonly clientKey: PublicJwk;
}

export async function newKeys(): Promise<OwnKeys> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(curve, false, ['deriveBits']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  return { privateKey, clientKey: { kty: 'EC', crv: 'P-256', x, y, kid: crypto.randomUUID() } };
}

export const importPublicKey = ({ kty, crv, x, y }: PublicJwk): Promise<CryptoKey> =>
  crypto.subtle.importKey('jwk', { kty, crv, x, y }, curve, false, []);

export async function agreeOnSecretKey(privateKey: CryptoKey, serverKey: PublicJwk): Promise<CryptoKey> {
  const publicKey = await importPublicKey(serverKey);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: publicKey }, privateKey, 256);
  const material = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode('secretKey');
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}
