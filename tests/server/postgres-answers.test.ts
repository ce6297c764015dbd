// What comes from PostgreSQL, beside what pg itself would make of it, and what becomes of a question without an answer.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readTypes } from '../../server/db/postgres-types.ts';
import { watchSilence } from '../../server/db/silence.ts';

describe.skipIf(!inject('postgresUrl'))('what PostgreSQL answers', () => {
  let pool: pg.Pool;

  beforeAll(() => {
    pool = new pg.Pool({ connectionString: inject('postgresUrl') });
    pool.on('connect', (client) => client.on('error', () => undefined));
  });
  afterAll(() => pool.end());

  test.each(['UTC', 'Asia/Jakarta'])('is the moment that was written, with %s as the time zone', async (zone) => {
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

  test('is the list that was written, whatever stands in it', async () => {
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

  test('or nothing at all: then the connection is given up on', async () => {
    const watch = watchSilence(200);
    const client = await pool.connect();
    const began = performance.now();
    await expect(watch.ask(client, { text: 'select pg_sleep(30)' })).rejects.toThrow('Connection terminated');
    expect(performance.now() - began).toBeLessThan(5000);
    client.release(true);
    await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] });
    watch.stop();
  });
});
