// pipeline() sends the statements of a transaction without waiting for each other's answers.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { pipeline } from '../../server/db/pipeline.ts';
import { sendAlong, transact } from '../../server/db/transact.ts';
import { compiledQuery } from '../../server/db/compiled-query.ts';
import { Refusal } from '../../server/refusal.ts';
import { inTransaction, setSavepoint } from '../../server/savepoint.ts';
import { onBothDatabases } from './on-databases.ts';

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

onBothDatabases('a statement sent along', (bank) => {
  test('fails the transaction with its own error, also after the work was refused', async () => {
    const { db } = bank().services;
    const subject = 'sent along';
    await insert(db, { subject });
    const doomed = inTransaction(db, async (inside) => {
      await setSavepoint(inside);
      await insert(inside, { subject: 'before' });
      await sendAlong(inside, insert(inside, { subject }));
      throw new Refusal('170');
    });
    await expect(doomed).rejects.toThrow(/duplicate key/);
    expect(await matching(db, { subject: 'before' })).toEqual([]);
  });

  test('undoes the work that ended before its answer came', async () => {
    const { db } = bank().services;
    const subject = 'answered late';
    await insert(db, { subject });
    const doomed = transact(db, async (inside) => {
      await insert(inside, { subject: 'ended early' });
      await sendAlong(inside, insert(inside, { subject }));
    });
    await expect(doomed).rejects.toThrow(/duplicate key/);
    expect(await matching(db, { subject: 'ended early' })).toEqual([]);
  });

  test('is committed with the work', async () => {
    const { db } = bank().services;
    const subject = 'committed along';
    await transact(db, (inside) => sendAlong(inside, insert(inside, { subject })));
    expect(await matching(db, { subject })).toEqual([{ subject }]);
  });
});
