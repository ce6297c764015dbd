// The token device of a test user: OCRA (RFC 6287) with a numeric question and nothing else.
import { createHmac } from 'node:crypto';

const questionBytes = 128;

interface Suite {
  readonly hash: string;
  readonly digits: number;
}

function readSuite(suite: string): Suite {
  const [, hash = '', digits = ''] = /^OCRA-1:HOTP-(SHA1|SHA256|SHA512)-(\d+):QN\d+$/.exec(suite) ?? [];
  if (!hash) throw new Error(`The suite ${suite} is not one a device here speaks`);
  return { hash, digits: Number(digits) };
}

function questionOf(challenge: string): Buffer {
  const hex = BigInt(challenge).toString(16);
  return Buffer.from(hex.padEnd(questionBytes * 2, '0'), 'hex');
}

export function respond(suite: string, secret: Buffer, challenge: string): string {
  const { hash, digits } = readSuite(suite);
  const message = Buffer.concat([Buffer.from(suite), Buffer.from([0]), questionOf(challenge)]);
  const digest = createHmac(hash, secret).update(message).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}
