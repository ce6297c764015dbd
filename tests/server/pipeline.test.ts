// pipeline() sends the statements of a transaction without waiting for each other's answers.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { pipeline } from '../../server/db/pipeline.ts';
import { transact } from '../../server/db/transact.ts';
import { compiledQuery } from '../../server/db/compiled-query.ts';
import { Refusal } from '../../server/refusal.ts';
import { onBothDatabases } from './bank.ts';

interface Counted {
  readonly subject: string;
}

const columns = { window_start: new Date(0), hits: 1 };
const insert = compiledQuery((db, { subject }: Counted) =>
  db.insertInto('rate_limits').values({ ...columns, subject }),
);
const matching = compiledQuery((db, { subject }: Counted) =>
  db.selectFrom('rate_limits').select('subject').where('subject', '=', subject),
);
const slow = compiledQuery((db, { subject }: Counted) =>
  db.selectNoFrom([sql<string>`pg_sleep(0.2)::text`.as('slept'), sql<string>`${subject}::text`.as('subject')]),
);

onBothDatabases('statements sent with pipeline()', (bank) => {
  test('are answered in order', async () => {
    const subject = 'in order';
    const [before, , after] = await transact(bank().services.db, (db) =>
      pipeline(matching(db, { subject }), insert(db, { subject }), matching(db, { subject })),
    );
    expect([before, after]).toEqual([[], [{ subject }]]);
  });

  test('reject with the first error in order once all are answered, and are rolled back', async () => {
    const subject = 'refused';
    const heard: string[] = [];
    const late = (code: '169' | '170', wait: Promise<unknown>) =>
      wait.then(() => {
        heard.push(code);
        throw new Refusal(code);
      });
    const work = transact(bank().services.db, (db) =>
      pipeline(late('169', slow(db, { subject })), late('170', insert(db, { subject }))),
    );
    await expect(work).rejects.toMatchObject({ code: '169' });
    expect(heard.toSorted()).toEqual(['169', '170']);
    expect(await matching(bank().services.db, { subject })).toEqual([]);
  });

  test('leave the connection usable after an error of the database', async () => {
    const { db } = bank().services;
    const subject = 'twice';
    const twice = transact(db, (inside) => pipeline(insert(inside, { subject }), insert(inside, { subject })));
    await expect(twice).rejects.toThrow(/duplicate key/);
    await transact(db, (inside) => pipeline(insert(inside, { subject }), slow(inside, { subject })));
    expect(await matching(db, { subject })).toEqual([{ subject }]);
  });
});
