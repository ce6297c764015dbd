// Runs a write once for each Idempotency-Key. Its answer, or its refusal by a rule, is stored in the same transaction,
// so that a repeated request gets the same answer for a day.
import { createHash } from 'node:crypto';
import { sql, type Insertable } from 'kysely';
import type { ErrorCode } from '../../generated/error-codes.ts';
import type { Language } from '../../generated/types.ts';
import type { Context, Who } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { pipeline } from '../db/pipeline.ts';
import { pickColumns, compiledQuery } from '../db/compiled-query.ts';
import { sendAlong } from '../db/transact.ts';
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

interface StoredRefusal {
  readonly code: ErrorCode;
  readonly shown: Readonly<Record<Language, ShownRefusal>>;
}

type StoredOutcome = { readonly output: unknown } | { readonly refusal: StoredRefusal };

/** Only refusals by a rule are stored; missing permission or too many calls are judged anew each time. */
const storedStatuses = [409, 422];

const locked = (name: string) => sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${name}, 0))`.as('held');

const lockedAndStored = compiledQuery(
  (db, { companyId, userId, operationId, key, name }: KeyOfUser & { name: string }) =>
    db
      .selectFrom(db.selectNoFrom(locked(name)).as('lock'))
      .leftJoin('stored_answers as a', (join) =>
        join
          .on('a.company_id', '=', companyId)
          .on('a.user_id', '=', userId)
          .on('a.operation', '=', operationId)
          .on('a.idempotency_key', '=', key),
      )
      .select(['lock.held', 'a.body_digest', 'a.sealed_output']),
);

/** Locks the key until the transaction ends and returns its stored answer. Throws ERR_REQ_2 when it is locked. */
async function lockKey(db: Database, key: KeyOfUser) {
  const { companyId, userId, operationId } = key;
  const [found] = await lockedAndStored(db, { ...key, name: `${companyId}/${userId}/${operationId}/${key.key}` });
  if (!found?.held) throw new Refusal('ERR_REQ_2');
  return found;
}

type StoredAnswer = Insertable<Tables['stored_answers']>;
const ofUser: readonly (keyof StoredAnswer)[] = ['company_id', 'user_id', 'idempotency_key', 'created_at'];
const ofAnswer: readonly (keyof StoredAnswer)[] = ['operation', 'body_digest', 'sealed_output'];

const insertAnswer = compiledQuery((db, answer: StoredAnswer) =>
  db.insertInto('stored_answers').values(pickColumns(answer, [...ofUser, ...ofAnswer])),
);

const digestOf = (body: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest();

/** Locks the key until the transaction ends. Returns the answer of the first run, if there was one. */
async function findStoredAnswer(
  { db, who, secrets }: Context,
  { operationId, key, body }: Write,
): Promise<StoredOutcome | undefined> {
  const keyOfUser = { companyId: who.companyId, userId: who.userId, operationId, key };
  const [stored] = await pipeline(lockKey(db, keyOfUser), setSavepoint(db));
  if (!stored.body_digest || !stored.sealed_output) return undefined;
  if (!digestOf(body).equals(stored.body_digest)) throw new Refusal('ERR_REQ_1');
  // Answers are encrypted, because they hold names of payees.
  return JSON.parse(decryptFromStorage(secrets.storageKey, stored.sealed_output).toString()) as StoredOutcome;
}

const isDuplicate = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505';

/** Stores the answer. Throws ERR_REQ_2 if another call stored one after this transaction read the key. */
async function storeAnswer({ db, who, now, secrets }: Context, write: Write, outcome: StoredOutcome): Promise<void> {
  const answer = {
    company_id: who.companyId,
    user_id: who.userId,
    idempotency_key: write.key,
    operation: write.operationId,
    body_digest: digestOf(write.body),
    sealed_output: encryptForStorage(secrets.storageKey, Buffer.from(JSON.stringify(outcome))),
    created_at: now,
  };
  await insertAnswer(db, answer).catch((error: unknown) => {
    throw isDuplicate(error) ? new Refusal('ERR_REQ_2') : error;
  });
}

async function storeRefusal(context: Context, write: Write, refusal: Refusal): Promise<void> {
  if (!storedStatuses.includes(refusal.status)) return;
  await rollbackToSavepoint(context.db);
  const shown = { EN: refusal.shown('EN'), ID: refusal.shown('ID') };
  await storeAnswer(context, write, { refusal: { code: refusal.code, shown } });
  await setSavepoint(context.db);
}

type Work = (inside: Context) => Promise<unknown>;

function repeatAnswer(before: StoredOutcome, language: Language): unknown {
  if ('output' in before) return before.output;
  const { code, shown } = before.refusal;
  throw new RepeatedRefusal(code, shown[language]);
}

/** Runs the work for the caller that `asks` resolves to, or returns the stored answer of the first run. */
export async function runOnce(context: Context, write: Write, asks: Promise<Who>, work: Work): Promise<unknown> {
  const [who, before] = await pipeline(asks, findStoredAnswer(context, write));
  if (before) return repeatAnswer(before, context.language);
  const inside = { ...context, who };
  try {
    const output = await work(inside);
    await sendAlong(inside.db, storeAnswer(inside, write, { output }));
    return output;
  } catch (error) {
    if (error instanceof Refusal) await storeRefusal(inside, write, error);
    throw error;
  }
}

/** Runs the work without storing the answer, which holds secrets; the work itself must refuse repeated requests. */
export async function runEveryTime(context: Context, _: Write, asks: Promise<Who>, work: Work): Promise<unknown> {
  return work({ ...context, who: await asks });
}
