import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { recordDatabase, type RecordedDatabase, type Statement } from '../../scripts/bench/recorded-statements.ts';
import { busiestCompany, seedLarge } from '../../scripts/seed-large/seed-large.ts';
import { readAuditHead, verifyChain } from '../../server/audit/verify-chain.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { readUseOfDay } from '../../server/ledger/daily-use.ts';
import { businessDay } from '../../server/reference/business-day.ts';
import { seedSandbox } from '../../server/sandbox/seed.ts';
import { buildBank, type TestBank } from './bank.ts';
import { newDatabase } from './test-databases.ts';
import {
  askReading,
  canBeExplained,
  largeAdministration,
  explain,
  fillAdministration,
  indexesReadAlone,
  knownThings,
  largeTables,
  logInAll,
  readingOperations,
  scannedTables,
  type Asked,
} from './query-plans.ts';

const fullDatabase = process.env['LARGE_DATABASE_URL'];
const mostMilliseconds = 10;
const manyRows = 2000;
const patience = 600_000;
const writes = /\b(insert into|update|delete from) /;

interface Sent {
  readonly operationId: string;
  readonly statement: Statement;
}

async function openDatabase(): Promise<RecordedDatabase> {
  if (fullDatabase) return recordDatabase(await openPostgres(fullDatabase));
  const postgres = inject('postgresUrl');
  return recordDatabase(postgres ? await openPostgres(await newDatabase(postgres)) : await openPglite(undefined));
}

/** Each statement of an operation once. */
function different(sent: readonly Sent[]): Sent[] {
  return [...new Map(sent.map((one) => [`${one.operationId} ${one.statement.sql}`, one])).values()];
}

describe('on a full bank', () => {
  const asked: Asked[] = [];
  let sent: Sent[] = [];
  let database: RecordedDatabase;
  let bank: TestBank;

  beforeAll(async () => {
    database = await openDatabase();
    bank = await buildBank(database);
    const { services } = bank;
    const { db } = services;
    if (!fullDatabase) {
      await seedSandbox(services);
      await seedLarge(database, { transactions: 20_000, companies: 50, now: services.clock.now() });
      await fillAdministration(db, 6);
    }
    const newest = await db
      .selectFrom('requests')
      .select(({ fn }) => fn.max('created_at').as('at'))
      .executeTakeFirstOrThrow();
    bank.setTime(newest.at);
    const known = await knownThings(db);
    const bearers = await logInAll(bank);
    for (const located of readingOperations) {
      database.take();
      asked.push(...(await askReading(bank, located, known, bearers)));
      const { operationId } = located.operation;
      sent.push(
        ...database
          .take()
          .filter(canBeExplained)
          .map((statement) => ({ operationId, statement })),
      );
    }
    sent = different(sent);
  }, patience);
  afterAll(() => bank?.close());

  test('every reading operation that is built answers', () => {
    expect(asked.filter(({ status }) => status === 500)).toEqual([]);
    expect(asked.filter(({ status }) => status === 200).length).toBeGreaterThan(100);
  });

  test.skipIf(fullDatabase)('the books of the full bank are in order', async () => {
    const { db } = bank.services;
    expect(await checkLedger(db)).toEqual([]);
    const head = await readAuditHead(db, busiestCompany);
    const stretch = { companyId: busiestCompany, first: 1, last: head.number };
    expect((await verifyChain(db, stretch, head)).brokenAt).toBeNull();
  });

  test('no screen reads a large table from end to end', { timeout: patience }, async () => {
    const large = await largeTables(bank.services.db, manyRows);
    expect(large).toEqual(expect.arrayContaining(['requests', ...largeAdministration]));
    const scans: string[] = [];
    for (const { operationId, statement } of sent) {
      const tables = scannedTables(await explain(bank.services.db, statement, false)).filter((name) =>
        large.includes(name),
      );
      if (tables.length > 0) scans.push(`${operationId} scans ${tables.join(', ')}: ${statement.sql}`);
    }
    expect(scans).toEqual([]);
  });

  test('what a daily limit has left is read from an index alone', async () => {
    const { db, clock } = bank.services;
    await sql`vacuum requests`.execute(db);
    database.take();
    await readUseOfDay(db, { companyId: busiestCompany, day: businessDay(clock.now()) });
    const [statement] = database.take();
    if (!statement) throw new Error('The use of a day was read without a statement');
    expect(indexesReadAlone(await explain(db, statement, false))).toContain('requests_unfinished');
  });

  test.runIf(fullDatabase)('no statement of a screen takes long', { timeout: patience }, async () => {
    const times: { milliseconds: number; operationId: string; sql: string }[] = [];
    for (const { operationId, statement } of sent.filter(({ statement: { sql } }) => !writes.test(sql))) {
      await explain(bank.services.db, statement, true);
      const { 'Execution Time': milliseconds = 0 } = await explain(bank.services.db, statement, true);
      times.push({ milliseconds, operationId, sql: statement.sql });
    }
    const slowest = times.toSorted((left, right) => right.milliseconds - left.milliseconds);
    console.log(
      slowest
        .slice(0, 20)
        .map(({ milliseconds, operationId, sql }) => `${milliseconds} ms ${operationId} ${sql.slice(0, 300)}`)
        .join('\n'),
    );
    expect(slowest.filter(({ milliseconds }) => milliseconds > mostMilliseconds)).toEqual([]);
  });
});
