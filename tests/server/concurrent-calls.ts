// Sends many calls at once: to two servers that share one PostgreSQL, and to one server on the embedded database.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { openBank, openTwoServers, type Answer, type TestBank } from './bank.ts';

const patience = 120_000;

export interface Servers {
  readonly first: () => TestBank;
  /** Calls are spread over the servers by their index. */
  readonly of: (index: number) => TestBank;
  readonly db: () => Database;
}

export const times = <Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

export const codesOf = (answers: readonly Answer[]) => answers.map(({ code }) => code).toSorted();

/** The sorted codes when one call succeeds and all others get this code. */
export const oneOf = (count: number, code: string) =>
  ['00', ...Array.from({ length: count - 1 }, () => code)].toSorted();

export async function countDeadlocks(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.deadlocks;
}

/** Resolves at once when a statement waits for a lock: PostgreSQL looks for deadlocks only a second later. */
export async function untilSomethingWaits(db: Database): Promise<void> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  if (rows.length > 0) return;
  await pause(20);
  return untilSomethingWaits(db);
}

const banks: readonly [title: string, open: () => Promise<readonly TestBank[]>][] = [
  ['one server on PGlite', async () => [await openBank('pglite')]],
  ['two servers on one PostgreSQL', () => openTwoServers()],
];

export function onManyServers(
  title: string,
  prepare: (bank: TestBank) => Promise<unknown>,
  story: (servers: Servers) => void,
): void {
  describe.each(banks)(`${title}, %s`, (name, open) => {
    describe.skipIf(name.includes('PostgreSQL') && !inject('postgresUrl'))('many at once', () => {
      let opened: readonly TestBank[] = [];
      const of = (index: number) => opened[index % opened.length] as TestBank;
      beforeAll(async () => {
        opened = await open();
        await prepare(of(0));
      }, patience);
      afterAll(() => Promise.all(opened.map((server) => server.close())));
      story({ of, first: () => of(0), db: () => of(0).services.db });
    });
  });
}
