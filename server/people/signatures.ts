// Checks signatures: the user's device must answer a challenge over exactly the content that the user decides on.
import { timingSafeEqual } from 'node:crypto';
import type { Signature, SignedItem, SignedTarget } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import type { ChallengedAction } from '../db/session-tables.ts';
import { pipeline } from '../db/pipeline.ts';
import { sendAlong } from '../db/transact.ts';
import { readNumber } from '../parameters.ts';
import { Refusal } from '../refusal.ts';
import { decryptFromStorage } from '../storage-encryption.ts';
import { setSavepoint } from '../savepoint.ts';
import {
  countWrongResponse,
  findDevice,
  findDeviceAndChallenge,
  forgetWrongResponses,
  markChallenge,
  otherChallenges,
  type Device,
  type StoredChallenge,
} from './challenge-store.ts';
import { ocraResponse } from './ocra.ts';

function checkUsable(device: Device | undefined): Device {
  if (!device) throw new Refusal('1187');
  if (device.status === 'Locked') throw new Refusal('163');
  if (device.status !== 'Active') throw new Refusal('HOST_VERIFY_TOKEN_8001');
  return device;
}

/** Locks and returns the caller's device. Throws a Refusal when it is missing or blocked. */
export const usableDevice = async ({ db, who }: Context): Promise<Device> => checkUsable(await findDevice(db, who));

function checkOpen(found: StoredChallenge | undefined, now: Date): StoredChallenge {
  if (!found) throw new Refusal('172');
  if (found.used_at) throw new Refusal('171');
  if (found.expires_at <= now) throw new Refusal('169');
  return found;
}

async function findBoth({ db, who, now }: Context, challengeId: string, checks: Promise<unknown>) {
  const [, found] = await pipeline(checks, findDeviceAndChallenge(db, who, challengeId));
  const device = checkUsable(found ?? (await findDevice(db, who)));
  return { device, challenge: checkOpen(found, now) };
}

interface Refused {
  readonly device: Device;
  readonly challenge: StoredChallenge;
  readonly response: string;
  readonly field: string;
}

/** A user who asked for a new challenge may still answer the one before. */
async function answersAnother(context: Context, { device, challenge, response }: Refused): Promise<boolean> {
  const others = await otherChallenges(context.db, challenge, context.now);
  return others.some((other) => isRight(context, device, other, response));
}

async function refuseResponse(context: Context, refused: Refused): Promise<never> {
  const { db } = context;
  const { device, field } = refused;
  const mostWrong = await readNumber(db, 'MAX_WRONG_TOKEN_RESPONSE');
  const left = mostWrong - (await countWrongResponse(db, device, mostWrong));
  const about = { subject: device.serial_number, outcome: 'refused' } as const;
  const code = (await answersAnother(context, refused)) ? 'HOST_VERIFY_TOKEN_8202' : '170';
  await appendAudit(context, { type: 'token-failed', ...about, code });
  if (left === 0) await appendAudit(context, { type: 'token-locked', ...about, code: '163' });
  await setSavepoint(db);
  if (left === 0) throw new Refusal('163');
  throw code === '170' ? new Refusal(code, { attempts: String(left) }).at(field) : new Refusal(code);
}

type Challenged = Pick<StoredChallenge, 'challenge'>;

function isRight({ secrets }: Context, device: Device, { challenge }: Challenged, response: string): boolean {
  const expected = ocraResponse(device.suite, decryptFromStorage(secrets.storageKey, device.secret), { challenge });
  return expected.length === response.length && timingSafeEqual(Buffer.from(expected), Buffer.from(response));
}

/** Returns the target that a signed item names. */
export const targetOf = ({ refNo, revision, records }: SignedItem): SignedTarget => ({
  refNo,
  revision,
  ...(records && { lines: records.map(({ line }) => line) }),
});

/** The content that is about to be decided on, read from rows that the transaction has locked. */
export interface AboutToBeDecided {
  readonly action: ChallengedAction;
  readonly targets: readonly SignedTarget[];
  readonly digest: Buffer;
}

/** Identifies a request, or records of a file, without the revision. */
const targetKey = ({ refNo, lines = [] }: SignedTarget) =>
  [refNo, ...lines.toSorted((left, right) => left - right)].join();

/** Returns why a correct response does not sign this: 168 for another decision, 172 for content that has changed. */
function whyVoid({ action, items }: StoredChallenge, decided: AboutToBeDecided): '168' | '172' {
  const signed = new Set(items.map(targetKey));
  const isSameWork = action === decided.action && decided.targets.every((target) => signed.has(targetKey(target)));
  return isSameWork && signed.size === decided.targets.length ? '168' : '172';
}

/**
 * Throws unless the response answers its challenge and the challenge covers exactly this content. Call it before any
 * other write: a wrong response is counted with a savepoint, which keeps everything that the transaction wrote before.
 */
export async function verifyResponse(
  context: Context,
  { challengeId, response }: Signature,
  decidedBy: (challenge: StoredChallenge) => Promise<AboutToBeDecided>,
  {
    field = 'response',
    checks = Promise.resolve(),
  }: { readonly field?: string; readonly checks?: Promise<unknown> } = {},
): Promise<StoredChallenge> {
  const { device, challenge } = await findBoth(context, challengeId, checks);
  if (!isRight(context, device, challenge, response))
    return refuseResponse(context, { device, challenge, response, field });
  const decided = await decidedBy(challenge);
  if (!decided.digest.equals(challenge.digest)) throw new Refusal(whyVoid(challenge, decided));
  if (device.wrong_responses > 0) await forgetWrongResponses(context.db, device);
  return challenge;
}

/**
 * As verifyResponse(), and marks the challenge as used. Returns the digest to store with the decision. With checks, it
 * only reads until they have passed, and rejects with their error.
 */
export async function checkSignature(
  context: Context,
  signature: Signature,
  decided: AboutToBeDecided,
  checks: Promise<unknown> = Promise.resolve(),
): Promise<string> {
  const field = 'signature.response';
  const challenge = await verifyResponse(context, signature, () => Promise.resolve(decided), { field, checks });
  await sendAlong(context.db, markChallenge(context.db, challenge, 'used_at', context.now));
  return decided.digest.toString('hex');
}
