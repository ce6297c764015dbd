import type { Selectable } from 'kysely';
import type { AdminSignedItem, SignedTarget, SignedItem } from '../../generated/types.ts';
import { decimalText, type Money } from '../../domain/money.ts';
import type { Database } from '../db/database.ts';
import type { ChallengedAction } from '../db/session-tables.ts';
import type { Tables } from '../db/tables.ts';
import { compiledQuery, compiledQueryBy } from '../db/compiled-query.ts';
import type { Person } from './people-store.ts';

const devicesOf = compiledQuery((db, { companyId, userId }: Person) =>
  db
    .selectFrom('token_devices')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .forUpdate(),
);

/** Locks the device of a user until the transaction ends, so that wrong responses are counted one after the other. */
export const findDevice = async (db: Database, person: Person) => (await devicesOf(db, person))[0];

export type Device = NonNullable<Awaited<ReturnType<typeof findDevice>>>;

const ofDevice = (db: Database, { company_id, serial_number }: Device) =>
  db.updateTable('token_devices').where('company_id', '=', company_id).where('serial_number', '=', serial_number);

/** Counts a wrong response, and blocks the device when there were too many. Returns the number of wrong responses. */
export async function countWrongResponse(db: Database, device: Device, mostWrong: number): Promise<number> {
  const { wrong_responses: wrong } = await ofDevice(db, device)
    .set(({ eb }) => ({ wrong_responses: eb.fn<number>('least', [eb('wrong_responses', '+', 1), eb.val(mostWrong)]) }))
    .returning('wrong_responses')
    .executeTakeFirstOrThrow();
  if (wrong === mostWrong) await ofDevice(db, device).set({ status: 'Locked' }).execute();
  return wrong;
}

export async function forgetWrongResponses(db: Database, device: Device): Promise<void> {
  await ofDevice(db, device).set({ wrong_responses: 0 }).execute();
}

export interface NewChallenge extends Person {
  readonly challengeId: string;
  readonly action: ChallengedAction;
  readonly items: readonly SignedTarget[];
  /** The items that the digest covers. */
  readonly covers: readonly (SignedItem | AdminSignedItem)[];
  /** The total that is shown with the challenge; null when no money moves. */
  readonly total: Money | null;
  readonly digest: Buffer;
  readonly challenge: string;
  readonly expiresAt: Date;
}

export async function storeChallenge(db: Database, given: NewChallenge, now: Date): Promise<void> {
  await db
    .insertInto('challenges')
    .values({
      company_id: given.companyId,
      challenge_id: given.challengeId,
      user_id: given.userId,
      action: given.action,
      items: JSON.stringify(given.items),
      covers: JSON.stringify(given.covers),
      currency: given.total?.currency ?? null,
      amount: given.total && decimalText(given.total),
      digest: given.digest,
      challenge: given.challenge,
      created_at: now,
      expires_at: given.expiresAt,
    })
    .execute();
}

const challengeColumns = [
  'c.user_id',
  'c.challenge_id',
  'c.action',
  'c.items',
  'c.covers',
  'c.currency',
  'c.amount',
  'c.digest',
  'c.challenge',
  'c.created_at',
  'c.expires_at',
  'c.verified_at',
  'c.used_at',
] as const;

const signingWith = compiledQuery(
  (db, { companyId, userId, challengeId }: Person & Pick<NewChallenge, 'challengeId'>) =>
    db
      .selectFrom('token_devices as d')
      .innerJoin('challenges as c', (join) =>
        join.onRef('c.company_id', '=', 'd.company_id').onRef('c.user_id', '=', 'd.user_id'),
      )
      .selectAll('d')
      .select(challengeColumns)
      .where('d.company_id', '=', companyId)
      .where('d.user_id', '=', userId)
      .where('c.challenge_id', '=', challengeId)
      .forUpdate(),
);

/** Locks and returns device and challenge in one query; returns undefined when one of them is missing. */
export const findDeviceAndChallenge = async (db: Database, { companyId, userId }: Person, challengeId: string) =>
  (await signingWith(db, { companyId, userId, challengeId }))[0];

const mostOthers = 5;

/** Returns the newest other challenges of the same user that have not expired. */
export const otherChallenges = (db: Database, { company_id, user_id, challenge_id }: StoredChallenge, now: Date) =>
  db
    .selectFrom('challenges')
    .select('challenge')
    .where('company_id', '=', company_id)
    .where('user_id', '=', user_id)
    .where('challenge_id', '<>', challenge_id)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(mostOthers)
    .execute();

interface Marked {
  readonly companyId: string;
  readonly challengeId: string;
  readonly at: Date;
}

export type StoredChallenge = Selectable<Tables['challenges']>;

type Mark = 'verified_at' | 'used_at';

const marked = compiledQueryBy(
  (kind: Mark) => kind,
  (db, kind, { companyId, challengeId, at }: Marked) =>
    db
      .updateTable('challenges')
      .set({ [kind]: at })
      .where('company_id', '=', companyId)
      .where('challenge_id', '=', challengeId),
);

export async function markChallenge(
  db: Database,
  { company_id, challenge_id }: StoredChallenge,
  kind: Mark,
  at: Date,
): Promise<void> {
  await marked(db, kind, { companyId: company_id, challengeId: challenge_id, at });
}
