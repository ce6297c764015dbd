// A decision uses what the process has cached of the set-up, and still counts every change that was committed before it.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { recordDatabase, type RecordedDatabase } from '../../scripts/bench/recorded-statements.ts';
import { loadMatrix, writeRow } from '../../server/approval/matrix.ts';
import { decidersIn, loadDeciders } from '../../server/approval/people.ts';
import type { Database } from '../../server/db/database.ts';
import { setupStateOf } from '../../server/db/setup-cache.ts';
import { transact } from '../../server/db/transact.ts';
import { buildBank, openTwoServers, type TestBank } from './bank.ts';
import { onBothDatabases } from './on-databases.ts';
import { openEmbedded } from './test-databases.ts';
import { ask } from './lookup-calls.ts';
import { addRequestBank, decideUnsigned, keyOf, sign, submit, user } from './request-bank.ts';

const companyId = 'NUSANTARA';

async function approve(bank: TestBank): Promise<string> {
  const receipt = await submit(bank);
  await decideUnsigned(bank, 'VERIFIER01', 'verifyRequest', receipt);
  const signature = await sign(bank, 'APPROVER01', 'approve', [receipt]);
  const body = { ...keyOf(receipt), signature };
  return (await ask(bank, 'approveRequest', { user: user('APPROVER01'), body })).code;
}

async function nameOf(db: Database): Promise<string | undefined> {
  const { state } = await db.selectNoFrom(setupStateOf(companyId).as('state')).executeTakeFirstOrThrow();
  const { people } = await decidersIn(db, companyId, state);
  return people.find(({ personId }) => personId === user('APPROVER01'))?.name;
}

const rename = (db: Database, name: string) =>
  db.updateTable('users').set({ name }).where('user_id', '=', user('APPROVER01')).execute();

onBothDatabases('the cached set-up', addRequestBank, (bank) => {
  const db = () => bank().services.db;
  test('is read again by the next decision after the people changed', async () => {
    expect(await approve(bank())).toBe('00');
    const receipt = await submit(bank());
    await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    const signature = await sign(bank(), 'APPROVER01', 'approve', [receipt]);
    const members = db().selectFrom('approval_group_members').selectAll().where('user_id', '=', user('APPROVER01'));
    const before = await members.execute();
    await db().deleteFrom('approval_group_members').where('user_id', '=', user('APPROVER01')).execute();
    const decide = () =>
      ask(bank(), 'approveRequest', { user: user('APPROVER01'), body: { ...keyOf(receipt), signature } });
    expect((await decide()).status).not.toBe(200);
    await db().insertInto('approval_group_members').values(before).execute();
    expect(await approve(bank())).toBe('00');
  });

  test('is read again by the next decision after a limit changed', async () => {
    expect(await approve(bank())).toBe('00');
    const receipt = await submit(bank());
    await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    const signature = await sign(bank(), 'APPROVER01', 'approve', [receipt]);
    const limit = { company_id: companyId, kind: 'role', subject: user('MAKER01'), service: 'SVC_LCY_BIFAST' } as const;
    await db()
      .insertInto('company_limits')
      .values({ ...limit, amount: '1.00' })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'kind', 'subject', 'service']).doUpdateSet({ amount: '1.00' }),
      )
      .execute();
    const body = { ...keyOf(receipt), signature };
    const { status } = await ask(bank(), 'approveRequest', { user: user('APPROVER01'), body });
    await db().deleteFrom('company_limits').where('kind', '=', 'role').execute();
    expect(status).toBe(422);
  });

  test('is read again by the next decision after the hours of a service changed', async () => {
    expect(await approve(bank())).toBe('00');
    const receipt = await submit(bank());
    const hours = await db().selectFrom('cut_offs').selectAll().execute();
    await db().updateTable('cut_offs').set({ closes_at: '00:01' }).execute();
    const { status } = await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    await db().deleteFrom('cut_offs').execute();
    await db().insertInto('cut_offs').values(hours).execute();
    expect(status).toBe(422);
    expect(await approve(bank())).toBe('00');
  });

  test('does not hide from a transaction what it has changed itself, and keeps nothing of it', async () => {
    await rename(db(), 'Ratih');
    expect(await nameOf(db())).toBe('Ratih');
    const undone = transact(db(), async (inside) => {
      await rename(inside, 'Rini');
      expect(await nameOf(inside)).toBe('Rini');
      await sql`savepoint again`.execute(inside);
      await rename(inside, 'Rosa');
      await sql`rollback to savepoint again`.execute(inside);
      expect(await nameOf(inside)).toBe('Rini');
      throw new Error('not kept');
    });
    await expect(undone).rejects.toThrow('not kept');
    expect(await nameOf(db())).toBe('Ratih');
  });

  test('has the rows of the newest matrix', async () => {
    const { version, rows } = await loadMatrix(db(), companyId);
    expect(await loadMatrix(db(), companyId)).toMatchObject({ version });
    const next = { company_id: companyId, version: version + 1, rows: JSON.stringify(rows.slice(1).map(writeRow)) };
    await db()
      .insertInto('approval_matrices')
      .values({ ...next, created_at: new Date() })
      .execute();
    expect((await loadMatrix(db(), companyId)).rows).toHaveLength(rows.length - 1);
  });

  test('is not read again while nothing changes', async () => {
    const { state } = await db().selectNoFrom(setupStateOf(companyId).as('state')).executeTakeFirstOrThrow();
    const people = await decidersIn(db(), companyId, state);
    expect(await decidersIn(db(), companyId, state)).toBe(people);
    expect(people).toEqual(await loadDeciders(db(), companyId));
  });
});

describe.skipIf(!inject('postgresUrl'))('the set-up cached by two processes', () => {
  test('is that of the later commit, although its transaction began first', async () => {
    const [one, other] = await openTwoServers();
    await addRequestBank(one);
    const { db } = one.services;
    await transact(db, async (early) => {
      await rename(early, 'Early');
      await other.services.db
        .updateTable('users')
        .set({ name: 'Late' })
        .where('user_id', '=', user('MAKER01'))
        .execute();
      expect(await nameOf(other.services.db)).not.toBe('Early');
    });
    expect(await nameOf(other.services.db)).toBe('Early');
    await Promise.all([one.close(), other.close()]);
  });
});

const namedIn = (text: string) => [...text.matchAll(/(?:from|join) "?([a-z_]+)"?/g)].flatMap(([, name]) => name ?? []);
// The state itself, and what is no table.
const noSetup = ['setup_changes', 'unnest', 'lateral'];

describe('the tables of the cached set-up', () => {
  let database: RecordedDatabase;
  let bank: TestBank;
  beforeAll(async () => {
    database = await recordDatabase((await openEmbedded()).engine);
    bank = await buildBank(database);
    await addRequestBank(bank);
  }, 60_000);
  afterAll(() => bank.close());

  async function tablesIn(texts: readonly string[]): Promise<Set<string>> {
    const views = await sql<{ name: string; text: string }>`
      select viewname as name, definition as text from pg_views where schemaname = 'public'`.execute(database.db);
    const tables = new Set(texts.flatMap(namedIn));
    for (const name of tables) {
      const view = views.rows.find((one) => one.name === name);
      if (!view) continue;
      tables.delete(name);
      for (const inner of namedIn(view.text)) tables.add(inner);
    }
    return tables;
  }

  test('note every change', async () => {
    database.take();
    expect(await approve(bank)).toBe('00');
    await loadMatrix(database.db, companyId);
    const cached = database
      .take()
      .map(({ sql: text }) => text)
      .filter((text) => text.includes('setup_changes') && !text.includes('request_decisions'));
    expect(cached.length).toBeGreaterThanOrEqual(3);
    const { rows } = await sql<{ name: string }>`select tgrelid::regclass::text as name from pg_trigger
      where tgname like '%\\_note\\_setup'`.execute(database.db);
    const noted = rows.map(({ name }) => name);
    const unnoted = [...(await tablesIn(cached))].filter((table) => !noSetup.includes(table) && !noted.includes(table));
    expect(unnoted).toEqual([]);
  });
});
