// Refuses the next call of an operation with a code that a tester chose: so each code that the contract declares can be
// seen, also those that only the systems of a real bank give.
import { sql } from 'kysely';
import type { ErrorCode } from '../../generated/error-codes.ts';
import { allCompanies, cacheChannel, clearCache, readThroughCache } from '../db/cached-rows.ts';
import type { Database } from '../db/database.ts';

const prefix = 'refusal:';

export interface PreparedRefusal {
  readonly operationId: string;
  readonly code: ErrorCode;
}

const codeIn = (value: { readonly code?: ErrorCode } | undefined): ErrorCode | undefined => value?.code;

export async function listPrepared(db: Database): Promise<PreparedRefusal[]> {
  const rows = await db
    .selectFrom('sandbox_settings')
    .select(['name', 'value'])
    .where('name', 'like', `${prefix}%`)
    .orderBy('name')
    .execute();
  return rows.map(({ name, value }) => ({
    operationId: name.slice(prefix.length),
    code: codeIn(value) as ErrorCode,
  }));
}

async function forgetCopies(db: Database): Promise<void> {
  clearCache(db);
  await sql`select pg_notify(${cacheChannel}, ${allCompanies})`.execute(db);
}

export async function prepareRefusal(db: Database, { operationId, code }: PreparedRefusal): Promise<void> {
  const value = JSON.stringify({ code });
  await db
    .insertInto('sandbox_settings')
    .values({ name: prefix + operationId, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  await forgetCopies(db);
}

export async function clearPrepared(db: Database): Promise<void> {
  await db.deleteFrom('sandbox_settings').where('name', 'like', `${prefix}%`).execute();
  await forgetCopies(db);
}

/** Uses up what was prepared for the operation. */
export async function takePrepared(db: Database, operationId: string): Promise<ErrorCode | undefined> {
  const prepared = await readThroughCache(
    db,
    'prepared refusals',
    () => listPrepared(db),
    () => allCompanies,
  );
  if (!prepared.some((one) => one.operationId === operationId)) return undefined;
  const row = await db
    .deleteFrom('sandbox_settings')
    .where('name', '=', prefix + operationId)
    .returning('value')
    .executeTakeFirst();
  await forgetCopies(db);
  return codeIn(row?.value);
}
