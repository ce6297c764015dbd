// Statements of a transaction that do not wait for each other are on their way at once.
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

onBothDatabases('what is asked together', (bank) => {
  test('is answered in the order of the questions', async () => {
    const subject = 'in order';
    const [before, , after] = await transact(bank().services.db, (db) =>
      pipeline(matching(db, { subject }), insert(db, { subject }), matching(db, { subject })),
    );
    expect([before, after]).toEqual([[], [{ subject }]]);
  });

  test('refuses with the first in order once all are answered, and nothing of it stays', async () => {
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

  test('that the database refuses leaves the connection fit for the next', async () => {
    const { db } = bank().services;
    const subject = 'twice';
    const twice = transact(db, (inside) => pipeline(insert(inside, { subject }), insert(inside, { subject })));
    await expect(twice).rejects.toThrow(/duplicate key/);
    await transact(db, (inside) => pipeline(insert(inside, { subject }), slow(inside, { subject })));
    expect(await matching(db, { subject })).toEqual([{ subject }]);
  });
});
