// The approvals of a company's changes wait for each other. One that has waited decides by what is true after the wait.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import type { AdminTaskReceipt } from '../../generated/types.ts';
import { openDatabase, type Database } from '../../server/db/database.ts';
import { buildBank, type Answer, type TestBank } from './bank.ts';
import { beginBank } from './begun-banks.ts';
import { untilSomethingWaits } from './concurrent-calls.ts';
import { ask } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';
import { lockedAndAsked, signTasks, targetOf } from './task-bank.ts';

const lockChanges = (db: Database) =>
  sql`select pg_advisory_xact_lock(hashtextextended('changes/NUSANTARA', 0))`.execute(db);

const setUser = (db: Database, id: string, change: { status?: 'active' | 'blocked'; roles?: string[] }) =>
  db.updateTable('users').set(change).where('user_id', '=', user(id)).execute();

describe.skipIf(!inject('postgresUrl'))('an approval that waits for another one', () => {
  let bank: TestBank;
  let task: AdminTaskReceipt;

  beforeAll(async () => {
    bank = await beginBank('postgres', addRequestBank);
    task = await lockedAndAsked(bank, 'APPROVER01');
  }, 60_000);
  afterAll(() => bank.close());

  const db = () => bank.services.db;

  async function signed() {
    return { ...targetOf(task), signature: await signTasks(bank, 'SYSADMIN03', [task]) };
  }
  const approve = (body: object) => ask(bank, 'approveAdminTask', { user: user('SYSADMIN03'), body });

  /**
   * Makes the call while another approval runs, which commits this change once the call waits for it. The transaction
   * returns the call in an object, because it would otherwise await the call, which waits for the commit.
   */
  async function afterWait(call: () => Promise<Answer>, change: (inside: Database) => Promise<unknown>) {
    const { answer } = await db()
      .transaction()
      .execute(async (inside) => {
        await lockChanges(inside);
        const answer = call();
        await untilSomethingWaits(db());
        await change(inside);
        return { answer };
      });
    return answer;
  }

  /** Keeps the status and the roles of the user, and restores them after the test. */
  async function keepUser(id: string): Promise<void> {
    const query = db().selectFrom('users').select(['status', 'roles']).where('user_id', '=', user(id));
    const before = await query.executeTakeFirstOrThrow();
    onTestFinished(async () => {
      await db().updateTable('users').set(before).where('user_id', '=', user(id)).execute();
    });
  }

  test('has the approver confirm that the other one blocked the maker', async () => {
    await keepUser('APPROVER01');
    const body = await signed();
    const answer = await afterWait(
      () => approve(body),
      (inside) => setUser(inside, 'APPROVER01', { status: 'blocked' }),
    );
    expect(answer).toMatchObject({ status: 409, code: 'CA-3' });
  });

  test('is refused if the other one took the role from its approver', async () => {
    await keepUser('SYSADMIN03');
    const body = await signed();
    const answer = await afterWait(
      () => approve(body),
      (inside) => setUser(inside, 'SYSADMIN03', { roles: ['SYSADMIN_MK'] }),
    );
    expect(answer).toMatchObject({ code: 'APPROVAL_NOT_YOUR_TURN' });
  });

  /** A server on the same database whose calls wait for a lock only for a moment. */
  async function openImpatient(): Promise<TestBank> {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db());
    const databaseUrl = inject('postgresUrl').replace(/\/[^/]+$/, `/${rows[0]?.name}?lock_timeout=200`);
    return buildBank(await openDatabase({ databaseUrl, dataFolder: undefined }));
  }

  test('is refused after a while, so that its connection serves other calls', async () => {
    const { rows } = await sql`show lock_timeout`.execute(db());
    expect(rows).toEqual([{ lock_timeout: '20s' }]);
    const impatient = await openImpatient();
    const body = await signed();
    const approveThere = () => ask(impatient, 'approveAdminTask', { user: user('SYSADMIN03'), body });
    const refused = await db()
      .transaction()
      .execute((inside) => lockChanges(inside).then(approveThere));
    expect(refused).toMatchObject({ status: 503, code: '503' });
    await impatient.close();
  });

  test('locks neither its tasks nor its token before its turn, so that the two cannot deadlock', async () => {
    const { signature } = await signed();
    const body = { decision: 'approve', items: [targetOf(task)], signature };
    const answer = await afterWait(
      () => ask(bank, 'processPendingTasks', { user: user('SYSADMIN03'), body }),
      async (inside) => {
        await sql`select from admin_tasks where task_id = ${task.taskId} for update nowait`.execute(inside);
        await sql`select from token_devices where user_id = ${user('SYSADMIN03')} for update nowait`.execute(inside);
      },
    );
    expect(answer).toMatchObject({ code: '00', output: { accepted: 1 } });
  });
});
