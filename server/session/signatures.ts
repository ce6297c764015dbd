// A decision is signed when the device of the person answers a challenge over exactly what they decide on.
import { timingSafeEqual } from 'node:crypto';
import type { RequestRevision, Signature, SignedAction } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { readNumber } from '../parameters.ts';
import { Refusal } from '../refusal.ts';
import { loadSignable } from '../requests/signable.ts';
import { unseal } from '../sealed.ts';
import { digestOf } from './challenge-digest.ts';
import {
  countWrongResponse,
  findChallenge,
  findDevice,
  forgetWrongResponses,
  markChallenge,
  type Device,
  type StoredChallenge,
} from './challenge-store.ts';
import { ocraResponse } from './ocra.ts';

/** The device a person signs with, if they may use it. */
export async function usableDevice({ db, who }: Context): Promise<Device> {
  const device = await findDevice(db, who);
  if (!device) throw new Refusal('1187');
  if (device.status === 'Locked') throw new Refusal('163');
  if (device.status !== 'Active') throw new Refusal('HOST_VERIFY_TOKEN_8001');
  return device;
}

async function openChallenge({ db, who, now }: Context, challengeId: string): Promise<StoredChallenge> {
  const found = await findChallenge(db, who, challengeId);
  if (!found) throw new Refusal('172');
  if (found.used_at) throw new Refusal('171');
  if (found.expires_at <= now) throw new Refusal('169');
  return found;
}

async function keepWrongResponse(context: Context, device: Device, mostWrong: number, db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const isLocked = await countWrongResponse(transaction, device, mostWrong);
    const inside = { ...context, db: transaction };
    const about = { subject: device.serial_number, outcome: 'refused' } as const;
    await appendAudit(inside, { type: 'token-failed', ...about, code: '170' });
    if (isLocked) await appendAudit(inside, { type: 'token-locked', ...about, code: '163' });
  });
}

async function refuseResponse(context: Context, device: Device): Promise<Refusal> {
  const mostWrong = await readNumber(context.db, 'MAX_WRONG_TOKEN_RESPONSE');
  const left = mostWrong - device.wrong_responses - 1;
  const refusal = left > 0 ? new Refusal('170', { attempts: String(left) }) : new Refusal('163');
  return refusal.keeping((db) => keepWrongResponse(context, device, mostWrong, db));
}

function isRight({ secrets }: Context, device: Device, { challenge }: StoredChallenge, response: string): boolean {
  const expected = ocraResponse(device.suite, unseal(secrets.storageKey, device.secret), { challenge });
  return expected.length === response.length && timingSafeEqual(Buffer.from(expected), Buffer.from(response));
}

// Revision by revision a request stays what it was; a newer one voids what was signed before it.
async function currentDigest(context: Context, { action, items }: StoredChallenge): Promise<Buffer> {
  const { db, who } = context;
  const signed = await loadSignable(db, who.companyId, items).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'ERR_REQ_3' ? new Refusal('168') : error;
  });
  return digestOf({ companyId: who.companyId, userId: who.userId, action, items: signed });
}

/** Whether a response answers its challenge and what was signed is still the same; it is not used up. */
export async function verifyResponse(context: Context, { challengeId, response }: Signature): Promise<StoredChallenge> {
  const device = await usableDevice(context);
  const challenge = await openChallenge(context, challengeId);
  if (!isRight(context, device, challenge, response)) throw await refuseResponse(context, device);
  if (!(await currentDigest(context, challenge)).equals(challenge.digest)) throw new Refusal('168');
  if (device.wrong_responses > 0) await forgetWrongResponses(context.db, device);
  return challenge;
}

export interface Signed {
  readonly action: SignedAction;
  readonly items: readonly RequestRevision[];
}

const keyOf = ({ refNo, revision }: RequestRevision) => `${revision}/${refNo}`;
const isSameSet = (left: readonly RequestRevision[], right: readonly RequestRevision[]) =>
  left.length === right.length && new Set([...left, ...right].map(keyOf)).size === left.length;

/** For decisions: the signature is right, was made for exactly this, and is used up. Gives the digest to keep. */
export async function checkSignature(context: Context, signature: Signature, signed: Signed): Promise<Buffer> {
  const challenge = await verifyResponse(context, signature);
  if (challenge.action !== signed.action || !isSameSet(challenge.items, signed.items)) throw new Refusal('172');
  await markChallenge(context.db, challenge, { used_at: context.now });
  return Buffer.from(challenge.digest);
}
