// The answers that the sandbox host gives next. They are in the database, so every process uses the same script.
import { sql } from 'kysely';
import type { ServiceCode } from '../../generated/types.ts';
import type { Database } from '../db/database.ts';
import { setSavepoint } from '../savepoint.ts';
import type { NotCarriedOut, PayeeAnswer } from './host.ts';
import type { Course } from './sandbox-answers.ts';

export type ScriptLine =
  | { readonly operation: 'transfer'; readonly service?: ServiceCode; readonly answer: Course }
  | { readonly operation: 'inquirePayee'; readonly service?: ServiceCode; readonly answer: PayeeAnswer }
  | { readonly operation: 'inquireProxy'; readonly service?: undefined; readonly answer: PayeeAnswer };

export async function scriptNext(db: Database, { operation, service, answer }: ScriptLine): Promise<void> {
  const row = { operation, service: service ?? null, answer: JSON.stringify(answer), used_at: null };
  await db.insertInto('host_script').values(row).execute();
}

async function useUp(
  db: Database,
  operation: ScriptLine['operation'],
  service: ServiceCode | null,
  now: Date,
): Promise<unknown> {
  const { rows } = await sql<{ answer: unknown }>`update host_script set used_at = ${now}
    where script_id = (select script_id from host_script
      where operation = ${operation} and used_at is null and (service is null or service = ${service}::text)
      order by script_id limit 1 for update skip locked)
    returning answer`.execute(db);
  return rows[0]?.answer;
}

export const nextCourse = async (db: Database, service: ServiceCode, now: Date) =>
  (await useUp(db, 'transfer', service, now)) as Course | undefined;

/** Uses up an answer to an inquiry also if the write that inquires is refused because of it. */
async function useForInquiry(
  db: Database,
  operation: 'inquirePayee' | 'inquireProxy',
  service: ServiceCode | null,
  now: Date,
): Promise<PayeeAnswer | undefined> {
  const answer = (await useUp(db, operation, service, now)) as PayeeAnswer | undefined;
  if (answer) await setSavepoint(db);
  return answer;
}

export const nextPayee = (db: Database, service: ServiceCode, now: Date) =>
  useForInquiry(db, 'inquirePayee', service, now);

/** Returns the next scripted answer for a biller. A scripted success is used up but ignored. */
export async function nextRefusal(db: Database, service: ServiceCode, now: Date): Promise<NotCarriedOut | undefined> {
  const answer = await nextPayee(db, service, now);
  return answer?.kind === 'found' ? undefined : answer;
}

export const nextProxy = (db: Database, now: Date) => useForInquiry(db, 'inquireProxy', null, now);

export async function clearScript(db: Database): Promise<void> {
  await db.deleteFrom('host_script').where('used_at', 'is', null).execute();
}

export async function listScript(db: Database) {
  return db
    .selectFrom('host_script')
    .select(['script_id', 'operation', 'service', 'answer'])
    .where('used_at', 'is', null)
    .orderBy('script_id')
    .limit(100)
    .execute();
}
