// A write happens once for its key: the answer is stored in the transaction that did the work.
import { createHash } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import { rowOf, wordedOnce } from '../db/worded-once.ts';
import { Refusal } from '../refusal.ts';
import { seal, unseal } from '../sealed.ts';

export interface Write {
  readonly operationId: string;
  readonly key: string;
  readonly body: unknown;
}

async function lock({ db, who }: Context, key: string): Promise<void> {
  const { rows } = await sql<{
    held: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${`${who.companyId}/${who.userId}/${key}`}, 0)) as held`.execute(
    db,
  );
  if (!rows[0]?.held) throw new Refusal('ERR_REQ_2');
}

interface KeyOfUser {
  readonly companyId: string;
  readonly userId: string;
  readonly key: string;
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

/** Runs the work, or gives back what it answered the first time. */
export async function once(
  context: Context,
  { operationId, key, body }: Write,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { db, who, now, secrets } = context;
  await lock(context, key);
  const digest = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest();
  const [stored] = await storedUnder(db, { companyId: who.companyId, userId: who.userId, key });
  if (stored && (stored.operation !== operationId || !digest.equals(stored.body_digest)))
    throw new Refusal('ERR_REQ_1');
  // Answers hold tokens and names of payees, so they are kept as other secrets are.
  if (stored) return JSON.parse(unseal(secrets.storageKey, stored.sealed_output).toString()).output;
  const output = await work();
  await store(db, {
    company_id: who.companyId,
    user_id: who.userId,
    idempotency_key: key,
    operation: operationId,
    body_digest: digest,
    sealed_output: seal(secrets.storageKey, Buffer.from(JSON.stringify({ output }))),
    created_at: now,
  });
  return output;
}
