import { sql } from 'kysely';
import { expect, inject, test, vi } from 'vitest';
import { healthPath } from '../../server/health.ts';
import { onBothDatabases } from './on-databases.ts';
import { openBank, type TestBank } from './bank.ts';

const patience = { timeout: 10_000, interval: 100 };

async function healthOf({ app }: TestBank) {
  const { statusCode, body } = await app.inject({ method: 'GET', url: healthPath });
  return [statusCode, (JSON.parse(body) as { status: string }).status];
}

const writtenBy = async ({ services: { db } }: TestBank) =>
  (await db.selectFrom('health_probes').select('written_at').execute()).map(({ written_at }) => written_at.getTime());

/** Makes the database read-only, as a full disk would, and ends all other connections so that new ones notice it. */
async function setReadOnly({ services: { db } }: TestBank, setting: 'on' | 'off'): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  await db.transaction().execute(async (inside) => {
    await sql`set transaction read write`.execute(inside);
    const name = sql.id(rows[0]?.name ?? '');
    await sql`alter database ${name} set default_transaction_read_only = ${sql.lit(setting)}`.execute(inside);
  });
  await sql`set default_transaction_read_only = ${sql.lit(setting)}`.execute(db);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = ${rows[0]?.name} and pid <> pg_backend_pid()`.execute(db);
}

onBothDatabases('the health of the bank', (bank) => {
  test('costs one small row per second, however many callers ask, and the next row replaces it', async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => healthOf(bank())));
    expect(answers.filter(([status]) => status !== 200)).toEqual([]);
    const first = await writtenBy(bank());
    expect(first).toHaveLength(1);
    await vi.waitFor(async () => {
      await healthOf(bank());
      expect(await writtenBy(bank())).not.toEqual(first);
    }, patience);
    expect(await writtenBy(bank())).toHaveLength(1);
  });

  test('is bad while the database takes no writes, and good again afterwards', async () => {
    await setReadOnly(bank(), 'on');
    await vi.waitFor(async () => expect(await healthOf(bank())).toEqual([503, 'cannot write']), patience);
    await setReadOnly(bank(), 'off');
    await vi.waitFor(async () => expect(await healthOf(bank())).toEqual([200, 'ok']), patience);
  });
});

test.skipIf(!inject('postgresUrl'))(
  'the health of the bank does not wait for a backup that reads every table',
  async () => {
    const bank = await openBank('postgres');
    await bank.services.db.transaction().execute(async (backup) => {
      await sql`lock table health_probes in access share mode`.execute(backup);
      expect(await healthOf(bank)).toEqual([200, 'ok']);
    });
    await bank.close();
  },
  60_000,
);
