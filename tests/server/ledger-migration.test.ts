// A migration fixes databases with empty ledger entries: afterwards the waiting payments can be executed.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { checkLedger } from '../../server/ledger/check-ledger.ts';
import { emptyAccount } from './account-money.ts';
import { buildBank, type TestBank } from './bank.ts';
import { newDatabase } from './test-databases.ts';
import { ask } from './lookup-calls.ts';
import { addRequestBank, draftOf, releaseSmall, runJobs, statusOf, submit, user } from './request-bank.ts';

const migration = '0210_whole_entries.sql';
const triggers = ['journal_entries_have_postings', 'journal_entries_append_only'].map((name) => [
  name,
  'journal_entries',
]);
const ofPostings = ['postings_balance', 'postings_append_only'].map((name) => [name, 'postings']);
const functions = ['refuse_empty_entry', 'refuse_unbalanced_postings', 'refuse_change_of_ledger'];

async function goBackBefore({ db }: OpenDatabase): Promise<void> {
  for (const [name, table] of [...triggers, ...ofPostings])
    await sql.raw(`drop trigger ${name} on ${table}`).execute(db);
  for (const name of functions) await sql.raw(`drop function ${name}`).execute(db);
  await sql`delete from migrations where name = ${migration}`.execute(db);
}

const engines = inject('postgresUrl') ? (['pglite', 'postgres'] as const) : (['pglite'] as const);

describe.each(engines)('a ledger with an entry that moved nothing (%s)', (engine) => {
  let opened: OpenDatabase;
  let bank: TestBank;

  beforeAll(async () => {
    const databaseUrl = engine === 'postgres' ? await newDatabase(inject('postgresUrl')) : undefined;
    opened = await openDatabase({ databaseUrl, dataFolder: undefined });
    bank = await buildBank(opened);
    await addRequestBank(bank);
  }, 60_000);
  afterAll(() => bank.close());

  test('is repaired at the next start, and its payment is carried out', async () => {
    const { db } = opened;
    const money = await emptyAccount(db, 0n);
    const receipt = await submit(bank, draftOf('11000000.00'));
    await releaseSmall(bank, receipt, '11000000.00');
    await runJobs(bank);
    await goBackBefore(opened);
    await sql`insert into journal_entries (entry_id, kind, reference, booked_at, value_date)
      values (gen_random_uuid(), 'transfer', ${receipt.refNo}, now(), '2026-11-23')`.execute(db);
    await money.comesIn();
    expect(await checkLedger(db)).toEqual([
      { kind: 'empty-entry', subject: `transfer ${receipt.refNo}`, difference: '0.00' },
    ]);
    expect(await migrate(db, opened.engine)).toEqual([migration]);
    expect(await checkLedger(db)).toEqual([]);
    const body = { refNo: receipt.refNo, revision: 1, menuAccess: 'LCY' };
    expect((await ask(bank, 'executePending', { user: user('RELEASER01'), body })).code).toBe('00');
    await runJobs(bank);
    expect(await statusOf(bank, receipt)).toBe('Successful');
    expect(await checkLedger(db)).toEqual([]);
  });
});
