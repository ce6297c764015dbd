// A decision is signed when the device of the person answers a challenge over exactly what they decide on.
import { timingSafeEqual } from 'node:crypto';
import type { RequestRevision, Signature } from '../../generated/types.ts';
import { appendAudit } from '../audit/append.ts';
import type { Context } from '../context.ts';
import { together } from '../db/together.ts';
import type { ChallengedAction } from '../db/session-tables.ts';
import { readNumber } from '../parameters.ts';
import { Refusal } from '../refusal.ts';
import { loadSignable } from '../requests/signable.ts';
import type { RequestRow } from '../requests/store.ts';
import { unseal } from '../sealed.ts';
import { settle } from '../settle.ts';
import { digestOfNamedTasks } from '../tasks/signable.ts';
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

async function refuseResponse(context: Context, device: Device, field: string): Promise<never> {
  const { db } = context;
  const mostWrong = await readNumber(db, 'MAX_WRONG_TOKEN_RESPONSE');
  const left = mostWrong - (await countWrongResponse(db, device, mostWrong));
  const about = { subject: device.serial_number, outcome: 'refused' } as const;
  await appendAudit(context, { type: 'token-failed', ...about, code: '170' });
  if (left === 0) await appendAudit(context, { type: 'token-locked', ...about, code: '163' });
  await settle(db);
  const parameters = { attempts: String(left) };
  throw left > 0 ? new Refusal('170', parameters, [{ field, code: '170', parameters }]) : new Refusal('163');
}

function isRight({ secrets }: Context, device: Device, { challenge }: StoredChallenge, response: string): boolean {
  const expected = ocraResponse(device.suite, unseal(secrets.storageKey, device.secret), { challenge });
  return expected.length === response.length && timingSafeEqual(Buffer.from(expected), Buffer.from(response));
}

/** What the transaction has locked of what is signed. */
type HeldRows = readonly RequestRow[];

async function digestNow({ db, who }: Context, { action, items }: StoredChallenge, held: HeldRows): Promise<Buffer> {
  if (action === 'approve-task') return digestOfNamedTasks(db, who, items);
  const signed = await loadSignable(db, who.companyId, items, held);
  return digestOf({ companyId: who.companyId, userId: who.userId, action, items: signed });
}

// Revision by revision what was signed stays what it was; a newer one voids what was signed before it.
const currentDigest = (context: Context, challenge: StoredChallenge, held: HeldRows): Promise<Buffer> =>
  digestNow(context, challenge, held).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'ERR_REQ_3' ? new Refusal('168') : error;
  });

/**
 * Whether a response answers its challenge and what was signed is still the same; it is not used up. To be asked before
 * anything is written: a wrong response is counted for good, together with whatever came before it.
 */
export async function verifyResponse(
  context: Context,
  { challengeId, response }: Signature,
  field = 'response',
  held: HeldRows = [],
): Promise<StoredChallenge> {
  const [device, challenge] = await together(usableDevice(context), openChallenge(context, challengeId));
  if (!isRight(context, device, challenge, response)) return refuseResponse(context, device, field);
  if (!(await currentDigest(context, challenge, held)).equals(challenge.digest)) throw new Refusal('168');
  if (device.wrong_responses > 0) await forgetWrongResponses(context.db, device);
  return challenge;
}

export interface Signed {
  readonly action: ChallengedAction;
  readonly items: readonly RequestRevision[];
  readonly held?: HeldRows;
}

const keyOf = ({ refNo, revision }: RequestRevision) => `${revision}/${refNo}`;
const isSameSet = (left: readonly RequestRevision[], right: readonly RequestRevision[]) =>
  left.length === right.length && new Set([...left, ...right].map(keyOf)).size === left.length;

/**
 * For decisions, before they write: the signature is right, was made for exactly this, and is used up. Gives the digest
 * to keep.
 */
export async function checkSignature(context: Context, signature: Signature, signed: Signed): Promise<Buffer> {
  const challenge = await verifyResponse(context, signature, 'signature.response', signed.held);
  if (challenge.action !== signed.action || !isSameSet(challenge.items, signed.items)) throw new Refusal('172');
  await markChallenge(context.db, challenge, 'used_at', context.now);
  return Buffer.from(challenge.digest);
}
