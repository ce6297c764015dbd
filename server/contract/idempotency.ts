// A write happens once for its key: the answer is stored in the transaction that did the work.
import { createHash } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import type { Context, Who } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { together } from '../db/together.ts';
import { rowOf, wordedOnce } from '../db/worded-once.ts';
import { Refusal } from '../refusal.ts';
import { seal, unseal } from '../sealed.ts';

export interface Write {
  readonly operationId: string;
  readonly key: string;
  readonly body: unknown;
}

interface KeyOfUser {
  readonly companyId: string;
  readonly userId: string;
  readonly key: string;
}

const lockOf = wordedOnce((db, { name }: { readonly name: string }) =>
  db.selectNoFrom(sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))`.as('held')),
);

async function lock(db: Database, { companyId, userId, key }: KeyOfUser): Promise<void> {
  const [lock] = await lockOf(db, { name: `${companyId}/${userId}/${key}` });
  if (!lock?.held) throw new Refusal('ERR_REQ_2');
}

const storedUnder = wordedOnce((db, { companyId, userId, key }: KeyOfUser) =>
  db
    .selectFrom('stored_answers')
    .select(['operation', 'body_digest', 'sealed_output'])
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key),
);

type StoredAnswer = Insertable<Tables['stored_answers']>;
const ofUser: readonly (keyof StoredAnswer)[] = ['company_id', 'user_id', 'idempotency_key', 'created_at'];
const ofAnswer: readonly (keyof StoredAnswer)[] = ['operation', 'body_digest', 'sealed_output'];

const store = wordedOnce((db, answer: StoredAnswer) =>
  db.insertInto('stored_answers').values(rowOf(answer, [...ofUser, ...ofAnswer])),
);

const digestOf = (body: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest();

/** What the write answered the first time, if there was one; nobody else does it until the transaction ends. */
async function answeredBefore(
  { db, who, secrets }: Context,
  { operationId, key, body }: Write,
): Promise<{ readonly output: unknown } | undefined> {
  const keyOfUser = { companyId: who.companyId, userId: who.userId, key };
  const [, [stored]] = await together(lock(db, keyOfUser), storedUnder(db, keyOfUser));
  if (!stored) return undefined;
  if (stored.operation !== operationId || !digestOf(body).equals(stored.body_digest)) throw new Refusal('ERR_REQ_1');
  // Answers hold names of payees, so they are kept as secrets are.
  return JSON.parse(unseal(secrets.storageKey, stored.sealed_output).toString()) as { readonly output: unknown };
}

async function keepAnswer({ db, who, now, secrets }: Context, write: Write, output: unknown): Promise<void> {
  await store(db, {
    company_id: who.companyId,
    user_id: who.userId,
    idempotency_key: write.key,
    operation: write.operationId,
    body_digest: digestOf(write.body),
    sealed_output: seal(secrets.storageKey, Buffer.from(JSON.stringify({ output }))),
    created_at: now,
  });
}

type Work = (inside: Context) => Promise<unknown>;

/** Runs the work for whoever turns out to ask, or gives back what it answered the first time. */
export async function once(context: Context, write: Write, asks: Promise<Who>, work: Work): Promise<unknown> {
  const [who, before] = await together(asks, answeredBefore(context, write));
  if (before) return before.output;
  const inside = { ...context, who };
  const output = await work(inside);
  await keepAnswer(inside, write, output);
  return output;
}

/** Runs the work and keeps nothing of its answer, which holds secrets; the work itself refuses what came before. */
export async function eachTime(context: Context, _: Write, asks: Promise<Who>, work: Work): Promise<unknown> {
  return work({ ...context, who: await asks });
}
