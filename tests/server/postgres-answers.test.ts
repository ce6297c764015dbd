// Values are read from PostgreSQL as pg itself would read them, and a query without an answer times out.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readTypes } from '../../server/db/postgres-types.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { postgresSocket } from '../../server/db/postgres-socket.ts';

describe.skipIf(!inject('postgresUrl'))('an answer of PostgreSQL', () => {
  const url = inject('postgresUrl');
  let pool: pg.Pool;

  beforeAll(() => {
    pool = new pg.Pool({ connectionString: url });
    pool.on('connect', (client) => client.on('error', () => undefined));
  });
  afterAll(() => pool.end());

  test.each(['UTC', 'Asia/Jakarta'])('has the time that was written, with %s as the time zone', async (zone) => {
    const client = await pool.connect();
    await client.query(`set time zone '${zone}'`);
    const moments = `select * from unnest(array['2026-11-21 10:00:00.123456+00', '2026-11-21 10:00:00+00',
      '1999-12-31 23:59:59.5+00', 'infinity', '0044-03-15 12:00:00+00 BC', '12026-11-21 10:00:00+00']::timestamptz[]) as at`;
    const read = await client.query({ text: moments, types: readTypes() });
    const expected = await client.query(moments);
    client.release(true);
    expect(read.rows).toEqual(expected.rows);
    expect(read.rows).toHaveLength(6);
  });

  test('has the list that was written, with any elements', async () => {
    const lists = `select '{}'::text[] as none, array['G-001', 'G-002'] as plain, array['a b', 'c,d', ''] as quoted,
      array['say "so"', E'back\\\\slash'] as escaped, array['x', null] as gap, array['NULL', 'NULLABLE'] as words`;
    const { rows } = await pool.query({ text: lists, types: readTypes() });
    expect(rows).toEqual([
      {
        none: [],
        plain: ['G-001', 'G-002'],
        quoted: ['a b', 'c,d', ''],
        escaped: ['say "so"', 'back\\slash'],
        gap: ['x', null],
        words: ['NULL', 'NULLABLE'],
      },
    ]);
  });

  test('that never comes closes the connection', async () => {
    const silent = new pg.Client({ connectionString: url, pipeline: true, stream: () => postgresSocket(200) });
    silent.on('error', () => undefined);
    await silent.connect();
    await expect(silent.query('select pg_sleep(30)')).rejects.toThrow('Connection terminated');
  });

  test('comes in the order of the queries, if several were sent at once', async () => {
    const { source } = await openPostgres(url ?? '');
    const client = await source.acquire();
    const ask = (sql: string) => client.query(sql, sql, []).then(({ rows }) => rows, String);
    await ask('create temporary table said (number serial, word text unique)');
    const asked = [
      "insert into said (word) values ('one')",
      "insert into said (word) values ('one')",
      'select 1 as one',
    ];
    const answers = await Promise.all([...asked, 'select word from said'].map(ask));
    expect(answers).toEqual([[], expect.stringContaining('duplicate key'), [{ one: 1 }], [{ word: 'one' }]]);
    client.release();
    await source.end();
  });
});
