import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { TestBank } from './bank.ts';
import { beginBank } from './begun-banks.ts';
import { addPeople, bearerOf } from './people.ts';

const patience = { timeout: 10_000, interval: 100 };

describe.skipIf(!inject('postgresUrl'))('a bank whose PostgreSQL', () => {
  let bank: TestBank;
  let admin: pg.Client;
  let name = '';
  let bearer: Record<string, string>;

  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    bank = await beginBank('postgres', addPeople);
    bearer = await bearerOf(bank, 'MAKER01@NUSANTARA');
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(bank.services.db);
    name = rows[0]?.name ?? '';
    admin = new pg.Client({ connectionString: inject('postgresUrl') });
    await admin.connect();
  }, 60_000);
  afterAll(async () => {
    await bank.close();
    await admin.end();
    vi.restoreAllMocks();
  });

  const endConnections = (condition = 'true') =>
    admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and ${condition}`, [name]);
  const allowConnections = (allowed: boolean) => admin.query(`alter database ${name} allow_connections ${allowed}`);

  async function readInbox(language = 'en') {
    const headers = { ...bearer, 'accept-language': language };
    const reply = await bank.app.inject({ method: 'POST', url: '/api/inbox/list', headers, payload: { filter: {} } });
    const { statusCode: code, statusDesc: text } = reply.json<{ statusCode: string; statusDesc: string }>();
    return { status: reply.statusCode, code, text, retryAfter: reply.headers['retry-after'] };
  }
  const isBack = () => vi.waitFor(async () => expect((await readInbox()).status).toBe(200), patience);

  test('refuses connections says so, in both languages and with the time of the next try', async () => {
    await isBack();
    await allowConnections(false);
    await endConnections();
    await vi.waitFor(async () => expect((await readInbox()).status).not.toBe(200), patience);
    const unavailable = { status: 503, code: '503', retryAfter: '5' };
    expect(await readInbox()).toMatchObject({
      ...unavailable,
      text: expect.stringContaining('try once more in a minute'),
    });
    expect(await readInbox('id')).toMatchObject({ ...unavailable, text: expect.stringContaining('dalam satu menit') });
    await allowConnections(true);
    await isBack();
  });

  test('ends the connection in the middle of an answer says the same', async () => {
    const locking = new pg.Client({ connectionString: inject('postgresUrl').replace(/\/[^/]+$/, `/${name}`) });
    await locking.connect();
    await locking.query('begin; lock table inbox_messages');
    const asked = readInbox();
    await vi.waitFor(async () => {
      const { rowCount } = await endConnections(`wait_event_type = 'Lock'`);
      expect(rowCount).toBeGreaterThan(0);
    }, patience);
    expect(await asked).toMatchObject({ status: 503, code: '503', retryAfter: '5' });
    await locking.end();
    await isBack();
  });
});
