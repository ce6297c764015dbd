import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import type { TestBank } from './bank.ts';
import { beginBank } from './begun-banks.ts';
import { addRequestBank, decideUnsigned, statusOf, submit } from './request-bank.ts';

/** Resolves at once when a statement waits for a lock: PostgreSQL looks for deadlocks only a second later. */
async function untilSomethingWaits(db: Database): Promise<void> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  if (rows.length > 0) return;
  await pause(20);
  return untilSomethingWaits(db);
}

const holdAuditChain = (db: Database) =>
  db.selectFrom('audit_heads').select('number').where('company_id', '=', 'NUSANTARA').forUpdate().execute();
const holdRequest = (db: Database, taskId: string) =>
  db.selectFrom('requests').select('status').where('task_id', '=', taskId).forUpdate().execute();

describe.skipIf(!inject('postgresUrl'))('a write that PostgreSQL gives up in a deadlock', () => {
  let bank: TestBank;
  beforeAll(async () => {
    bank = await beginBank('postgres', addRequestBank);
  }, 60_000);
  afterAll(() => bank.close());

  const countDeadlocks = async () => {
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(bank.services.db);
    return rows[0]?.deadlocks;
  };

  test('is repeated, and the caller does not notice', async () => {
    const receipt = await submit(bank);
    const { deciding } = await bank.services.db.transaction().execute(async (db) => {
      await holdAuditChain(db);
      const deciding = decideUnsigned(bank, 'VERIFIER01', 'verifyRequest', receipt);
      await untilSomethingWaits(bank.services.db);
      await holdRequest(db, receipt.taskId);
      return { deciding };
    });
    const answer = await deciding;
    expect([answer.status, answer.code]).toEqual([200, '00']);
    expect(await statusOf(bank, receipt)).toBe('Pending Approve');
    await vi.waitFor(async () => expect(await countDeadlocks()).toBe(1), 5000);
  });
});
