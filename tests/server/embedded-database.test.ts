import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../server/db/database.ts';
import { clearDeadRows } from '../../server/db/vacuum.ts';
import { readLogLength, shortenLog } from '../../server/db/write-ahead-log.ts';
import { createFairQueue, reserveTurn } from '../../server/db/fair-queue.ts';

describe('the fair queue of the embedded database', () => {
  test('serves the caller that began first, however often it comes back', async () => {
    const queue = createFairQueue();
    const served: string[] = [];

    async function visit(name: string, times: number): Promise<void> {
      for (let time = 1; time <= times; time += 1) {
        const end = await queue.take();
        served.push(`${name} ${time}`);
        end();
      }
    }

    const visits: Promise<void>[] = [];
    reserveTurn()(() => visits.push(visit('early', 3)));
    reserveTurn()(() => visits.push(visit('late', 2)));
    visits.push(visit('nobody in particular', 1));
    await Promise.all(visits);
    expect(served).toEqual(['early 1', 'early 2', 'early 3', 'late 1', 'late 2', 'nobody in particular 1']);
  });
});

describe('the embedded database', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openDatabase({ databaseUrl: undefined, dataFolder: undefined });
  });
  afterAll(() => opened.close());

  test('reads back what was written in every type that the tables have', async () => {
    const values = { text: 'q"u,o{t', list: ['a', 'b"c'], bytes: Buffer.from([0, 255]), at: new Date(0), none: null };
    const { rows } = await sql`select ${values.text}::text as text, ${values.list}::text[] as list,
      ${values.bytes}::bytea as bytes, ${values.at}::timestamptz as at, ${values.none}::integer as none`.execute(
      opened.db,
    );
    expect(rows).toEqual([values]);
  });

  test('continues after a statement that fails in its SQL or its values', async () => {
    const half = (value: number) => sql<{ half: number }>`select 10 / ${value}::integer as half`.execute(opened.db);
    await expect(sql`selec 1`.execute(opened.db)).rejects.toMatchObject({ code: '42601' });
    await expect(half(0)).rejects.toMatchObject({ code: '22012' });
    expect((await half(2)).rows).toEqual([{ half: 5 }]);
  });

  test('limits the number of prepared statements', async () => {
    for (let number = 0; number < 600; number += 1) await sql.raw(`select ${number} as number`).execute(opened.db);
    const { rows } = await sql<{ count: number }>`select count(*) from pg_prepared_statements`.execute(opened.db);
    expect(rows[0]?.count).toBeLessThanOrEqual(500);
    expect((await sql.raw('select 0 as number').execute(opened.db)).rows).toEqual([{ number: 0 }]);
  });

  const logLength = async (): Promise<number> => {
    const client = await opened.engine.source.acquire();
    return readLogLength(client).finally(() => client.release());
  };

  test('runs a checkpoint only when its log has become long', async () => {
    const { source } = opened.engine;
    await sql`create table paper as select md5(n::text) as line from generate_series(1, 5000) n`.execute(opened.db);
    const long = await logLength();
    await shortenLog(source, long * 2);
    expect(await logLength()).toBeGreaterThanOrEqual(long);
    await shortenLog(source, long / 2);
    expect(await logLength()).toBeLessThan(long / 10);
  });

  test('vacuums tables with many dead rows', async () => {
    const { db, engine } = opened;
    await sql`create table leaves as select n as number from generate_series(1, 1000) n`.execute(db);
    await sql`delete from leaves where number > 100`.execute(db);
    const before = await sql<{ size: number }>`select pg_relation_size('leaves') as size`.execute(db);
    expect(await clearDeadRows(engine.source)).toContain('leaves');
    const after = await sql<{ size: number }>`select pg_relation_size('leaves') as size`.execute(db);
    expect(after.rows[0]?.size).toBeLessThan(before.rows[0]?.size ?? 0);
    expect(await clearDeadRows(engine.source)).not.toContain('leaves');
  });

  test('serves callers that came before it closes, and refuses later ones', async () => {
    const { db, close } = await openDatabase({ databaseUrl: undefined, dataFolder: undefined });
    const ask = () => sql`select 1 as one`.execute(db).then(({ rows }) => rows[0]);
    const before = [ask(), ask()];
    const closing = close();
    expect(await Promise.all(before)).toEqual([{ one: 1 }, { one: 1 }]);
    await closing;
    await expect(ask()).rejects.toThrow(/destroyed|closed/);
  });
});
