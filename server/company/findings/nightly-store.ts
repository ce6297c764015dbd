// What each night found: what is new, what has become worse, and what is solved.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { SetUpFinding } from '../../../generated/types.ts';
import type { Database } from '../../db/database.ts';
import { findingKey } from './in-force.ts';

const digestOf = (finding: SetUpFinding) => createHash('sha256').update(findingKey(finding)).digest('hex');

export interface Night {
  readonly companyId: string;
  readonly day: string;
  readonly now: Date;
}

/** Returns whether this is the first check of the company. Locks the company against another check. */
export async function beginNight(db: Database, { companyId, day, now }: Night): Promise<boolean> {
  const { first_on: first } = await db
    .insertInto('finding_checks')
    .values({ company_id: companyId, first_on: day, last_on: day, checked_at: now })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ last_on: day, checked_at: now }))
    .returning(sql<string>`first_on::text`.as('first_on'))
    .executeTakeFirstOrThrow();
  return first === day;
}

type Findings = ReadonlyMap<string, SetUpFinding>;

async function openIn(db: Database, companyId: string): Promise<Findings> {
  const rows = await db
    .selectFrom('nightly_findings')
    .select(['finding_key', 'finding'])
    .where('company_id', '=', companyId)
    .where('solved_on', 'is', null)
    .execute();
  return new Map(rows.map(({ finding_key: key, finding }) => [key, finding]));
}

/** What was solved before this night has been shown. */
const dropShown = (db: Database, { companyId, day }: Night) =>
  db
    .deleteFrom('nightly_findings')
    .where('company_id', '=', companyId)
    .where('solved_on', '<', sql<string>`${day}::date`)
    .execute();

/** The rule on the left finds a problem early; the one on the right finds the same problem once it is there. */
const worseRules: Partial<Record<SetUpFinding['rule'], SetUpFinding['rule']>> = {
  'identity-expiring': 'identity-expired',
};

const isWorseOf =
  (after: SetUpFinding) =>
  (before: SetUpFinding): boolean =>
    worseRules[before.rule] === after.rule && before.record.id === after.record.id;

const without = (all: Findings, others: Findings) => new Map([...all].filter(([key]) => !others.has(key)));

async function store(db: Database, { companyId, day }: Night, added: Findings, gone: Findings): Promise<void> {
  if (added.size === 0) return;
  await db
    .insertInto('nightly_findings')
    .values(
      [...added].map(([finding_key, finding]) => ({
        company_id: companyId,
        finding_key,
        finding: JSON.stringify(finding),
        found_on: day,
        solved_on: null,
        is_worse: [...gone.values()].some(isWorseOf(finding)),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'finding_key']).doUpdateSet({
        finding: sql`excluded.finding`,
        found_on: day,
        solved_on: null,
        is_worse: sql`excluded.is_worse`,
      }),
    )
    .execute();
}

const named = (companyId: string, keys: readonly string[]) =>
  sql<boolean>`company_id = ${companyId} and finding_key = any(${keys}::text[])`;

/** A finding that has become worse is not solved; the worse one takes its place. */
async function endGone(db: Database, { companyId, day }: Night, added: Findings, gone: Findings): Promise<void> {
  const hasBecomeWorse = (one: SetUpFinding) => [...added.values()].some((after) => isWorseOf(after)(one));
  const worse = [...gone].filter(([, one]) => hasBecomeWorse(one)).map(([key]) => key);
  const solved = [...gone].filter(([, one]) => !hasBecomeWorse(one)).map(([key]) => key);
  if (worse.length > 0) await db.deleteFrom('nightly_findings').where(named(companyId, worse)).execute();
  if (solved.length > 0)
    await db.updateTable('nightly_findings').set({ solved_on: day }).where(named(companyId, solved)).execute();
}

/** Stores what is open now. A finding that comes back is new again. Returns how many are new or have become worse. */
export async function keep(db: Database, night: Night, found: readonly SetUpFinding[]): Promise<number> {
  await dropShown(db, night);
  const before = await openIn(db, night.companyId);
  const now = new Map(found.map((finding) => [digestOf(finding), finding]));
  const added = without(now, before);
  const gone = without(before, now);
  await store(db, night, added, gone);
  await endGone(db, night, added, gone);
  return added.size;
}
