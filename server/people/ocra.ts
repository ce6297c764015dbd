// OCRA (RFC 6287): computes the response of a token device to a challenge.
import { createHmac } from 'node:crypto';

const questionBytes = 128;
const counterBytes = 8;
const timeBytes = 8;

export interface OcraInput {
  readonly challenge: string;
  readonly counter?: number;
  /** The digest of the PIN, if the suite needs it. */
  readonly pinHash?: Uint8Array;
  /** Time steps since 1970, if the suite needs them. */
  readonly timeSteps?: number;
}

interface Suite {
  readonly hash: string;
  readonly digits: number;
  readonly hasCounter: boolean;
  readonly questionKind: string;
  readonly hasPin: boolean;
  readonly hasTime: boolean;
}

const suiteForm =
  /^OCRA-1:HOTP-(SHA1|SHA256|SHA512)-(\d{1,2}):(C-)?Q([NAH])\d{2}(-PSHA(?:1|256|512))?(-T\d{1,2}[SMH])?$/;

function readSuite(suite: string): Suite {
  const [, hash = '', digits = '', counter, questionKind = '', pin, time] = suiteForm.exec(suite) ?? [];
  if (!hash) throw new Error(`The suite ${suite} is not one a device here speaks`);
  return {
    hash,
    digits: Number(digits),
    hasCounter: Boolean(counter),
    questionKind,
    hasPin: Boolean(pin),
    hasTime: Boolean(time),
  };
}

function questionHex(kind: string, challenge: string): string {
  if (kind === 'N') return BigInt(challenge).toString(16);
  return kind === 'A' ? Buffer.from(challenge).toString('hex') : challenge;
}

const questionOf = (kind: string, challenge: string) =>
  Buffer.from(questionHex(kind, challenge).padEnd(questionBytes * 2, '0'), 'hex');

function numberOf(value: number | undefined, bytes: number): Buffer {
  if (value === undefined) throw new Error('The suite asks for a number that was not given');
  return Buffer.from(value.toString(16).padStart(bytes * 2, '0'), 'hex');
}

function pinOf(pinHash: Uint8Array | undefined): Uint8Array {
  if (!pinHash) throw new Error('The suite asks for a PIN that was not given');
  return pinHash;
}

function messageOf(name: string, suite: Suite, { challenge, counter, pinHash, timeSteps }: OcraInput): Buffer {
  return Buffer.concat([
    Buffer.from(name),
    Buffer.from([0]),
    ...(suite.hasCounter ? [numberOf(counter, counterBytes)] : []),
    questionOf(suite.questionKind, challenge),
    ...(suite.hasPin ? [pinOf(pinHash)] : []),
    ...(suite.hasTime ? [numberOf(timeSteps, timeBytes)] : []),
  ]);
}

function truncate(digest: Buffer, digits: number): string {
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

export function ocraResponse(name: string, secret: Uint8Array, input: OcraInput): string {
  const suite = readSuite(name);
  const digest = createHmac(suite.hash, secret)
    .update(messageOf(name, suite, input))
    .digest();
  return truncate(digest, suite.digits);
}
