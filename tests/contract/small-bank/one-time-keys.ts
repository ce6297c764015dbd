// The one-time keys and challenges of the small bank.
import { randomUUID } from 'node:crypto';
import { compactDecrypt, exportJWK, generateKeyPair, type CryptoKey } from 'jose';
import { respond } from '../../../scripts/conformance/device.ts';
import { device } from './people.ts';
import { Refusal } from './requests.ts';

const firstChallenge = 10_000_019;
const challengeStep = 7919;

function notOurKey(): never {
  throw new Refusal(401, '101');
}

export function createVault() {
  const masks = new Map<string, CryptoKey>();
  const challenges = new Map<string, string>();

  return {
    async newMask() {
      const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
      const kid = `mask-${randomUUID()}`;
      masks.set(kid, privateKey);
      const { kty, crv, x, y } = await exportJWK(publicKey);
      return { publicKey: { kty, crv, x, y, kid }, expireAt: '2026-11-23T09:17:00+07:00' };
    },

    async open(sealed: string): Promise<string> {
      const keyOf = ({ kid = '' }) => masks.get(kid) ?? notOurKey();
      const { plaintext, protectedHeader } = await compactDecrypt(sealed, keyOf).catch(notOurKey);
      masks.delete(protectedHeader.kid ?? '');
      return new TextDecoder().decode(plaintext);
    },

    newChallenge() {
      const challengeId = randomUUID();
      const challenge = String(firstChallenge + challenges.size * challengeStep);
      challenges.set(challengeId, challenge);
      return { challengeId, challenge };
    },

    checkResponse(challengeId: string, response: string): void {
      const challenge = challenges.get(challengeId);
      if (!challenge || respond(device.suite, device.secret, challenge) !== response) throw new Refusal(422, '170');
    },
  };
}
