// A write happens once for its key: the answer is stored in the transaction that did the work, and so is its refusal by
// a rule, so that the same request learns the same a day long.
import { createHash } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { Language } from '../../generated/types.ts';
import type { Context, Who } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { pipeline } from '../db/pipeline.ts';
import { pickColumns, compiledQuery } from '../db/compiled-query.ts';
import { Refusal, RepeatedRefusal, type ShownRefusal } from '../refusal.ts';
import { encryptForStorage, decryptFromStorage } from '../storage-encryption.ts';
import { setSavepoint, rollbackToSavepoint } from '../savepoint.ts';

export interface Write {
  readonly operationId: string;
  readonly key: string;
  readonly body: unknown;
}

interface KeyOfUser {
  readonly companyId: string;
  readonly userId: string;
  readonly operationId: string;
  readonly key: string;
}

interface KeptRefusal {
  readonly code: ErrorCode;
  readonly shown: Readonly<Record<Language, ShownRefusal>>;
}

type Kept = { readonly output: unknown } | { readonly refusal: KeptRefusal };

/** The refusals of a rule; whoever has no right, or asks too often, is looked at anew each time. */
const keptStatuses = [409, 422];

const held = (name: string) => sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))`.as('held');

const heldAndStored = compiledQuery((db, { companyId, userId, operationId, key, name }: KeyOfUser & { name: string }) =>
  db
    .selectFrom(db.selectNoFrom(held(name)).as('lock'))
    .leftJoin('stored_answers as a', (join) =>
      join
        .on('a.company_id', '=', companyId)
        .on('a.user_id', '=', userId)
        .on('a.operation', '=', operationId)
        .on('a.idempotency_key', '=', key),
    )
    .select(['lock.held', 'a.body_digest', 'a.sealed_output']),
);

/** What is stored under the key, which nobody else answers until the transaction ends. */
async function holdKey(db: Database, key: KeyOfUser) {
  const { companyId, userId, operationId } = key;
  const [found] = await heldAndStored(db, { ...key, name: `${companyId}/${userId}/${operationId}/${key.key}` });
  if (!found?.held) throw new Refusal('ERR_REQ_2');
  return found;
}

type StoredAnswer = Insertable<Tables['stored_answers']>;
const ofUser: readonly (keyof StoredAnswer)[] = ['company_id', 'user_id', 'idempotency_key', 'created_at'];
const ofAnswer: readonly (keyof StoredAnswer)[] = ['operation', 'body_digest', 'sealed_output'];

const store = compiledQuery((db, answer: StoredAnswer) =>
  db
    .insertInto('stored_answers')
    .values(pickColumns(answer, [...ofUser, ...ofAnswer]))
    .onConflict((conflict) => conflict.doNothing())
    .returning('company_id'),
);

const digestOf = (body: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest();

/** What the write answered the first time, if there was one; nobody else does it until the transaction ends. */
async function answeredBefore(
  { db, who, secrets }: Context,
  { operationId, key, body }: Write,
): Promise<Kept | undefined> {
  const keyOfUser = { companyId: who.companyId, userId: who.userId, operationId, key };
  const [stored] = await pipeline(holdKey(db, keyOfUser), setSavepoint(db));
  if (!stored.body_digest || !stored.sealed_output) return undefined;
  if (!digestOf(body).equals(stored.body_digest)) throw new Refusal('ERR_REQ_1');
  // Answers hold names of payees, so they are kept as secrets are.
  return JSON.parse(decryptFromStorage(secrets.storageKey, stored.sealed_output).toString()) as Kept;
}

/** Whoever ended between our look and our lock was at it when we asked; then this write does nothing. */
async function keep({ db, who, now, secrets }: Context, write: Write, kept: Kept): Promise<void> {
  const [stored] = await store(db, {
    company_id: who.companyId,
    user_id: who.userId,
    idempotency_key: write.key,
    operation: write.operationId,
    body_digest: digestOf(write.body),
    sealed_output: encryptForStorage(secrets.storageKey, Buffer.from(JSON.stringify(kept))),
    created_at: now,
  });
  if (!stored) throw new Refusal('ERR_REQ_2');
}

async function keepRefusal(context: Context, write: Write, refusal: Refusal): Promise<void> {
  if (!keptStatuses.includes(refusal.status)) return;
  await rollbackToSavepoint(context.db);
  const shown = { EN: refusal.shown('EN'), ID: refusal.shown('ID') };
  await keep(context, write, { refusal: { code: refusal.code, shown } });
  await setSavepoint(context.db);
}

type Work = (inside: Context) => Promise<unknown>;

function answerAgain(before: Kept, language: Language): unknown {
  if ('output' in before) return before.output;
  const { code, shown } = before.refusal;
  throw new RepeatedRefusal(code, shown[language]);
}

/** Runs the work for whoever turns out to ask, or gives back what it answered the first time. */
export async function once(context: Context, write: Write, asks: Promise<Who>, work: Work): Promise<unknown> {
  const [who, before] = await pipeline(asks, answeredBefore(context, write));
  if (before) return answerAgain(before, context.language);
  const inside = { ...context, who };
  try {
    const output = await work(inside);
    await keep(inside, write, { output });
    return output;
  } catch (error) {
    if (error instanceof Refusal) await keepRefusal(inside, write, error);
    throw error;
  }
}

/** Runs the work and keeps nothing of its answer, which holds secrets; the work itself refuses what came before. */
export async function eachTime(context: Context, _: Write, asks: Promise<Who>, work: Work): Promise<unknown> {
  return work({ ...context, who: await asks });
}
