// Many calls at once, spread over two servers that share one PostgreSQL, and on one server with the embedded database.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { openBank, openTwoServers, type Answer, type TestBank } from './bank.ts';

const patience = 120_000;

export interface Servers {
  readonly first: () => TestBank;
  /** Each call goes to the next server. */
  readonly of: (index: number) => TestBank;
  readonly db: () => Database;
}

export const times = <Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

export const codesOf = (answers: readonly Answer[]) => answers.map(({ code }) => code).toSorted();

/** What is answered when one of so many wins and all others hear the same code. */
export const oneOf = (count: number, code: string) =>
  ['00', ...Array.from({ length: count - 1 }, () => code)].toSorted();

export async function countDeadlocks(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.deadlocks;
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
