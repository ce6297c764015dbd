import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import type { TestBank } from './bank.ts';
import { beginBank } from './begun-banks.ts';
import { countDeadlocks, untilSomethingWaits } from './concurrent-calls.ts';
import { addRequestBank, decideUnsigned, statusOf, submit } from './request-bank.ts';

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
    await vi.waitFor(async () => expect(await countDeadlocks(bank.services.db)).toBe(1), 5000);
  });
});
