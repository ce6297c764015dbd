// A decision goes through the database in few statements: each of them costs about as much as its rule.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { recordDatabase, type RecordedDatabase } from '../../scripts/bench/recorded-statements.ts';
import type { Engine } from '../../server/db/engine.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { buildBank, newDatabase, type TestBank } from './bank.ts';
import { ask } from './lookup-calls.ts';
import { addRequestBank, decideUnsigned, keyOf, sign, submit, user } from './request-bank.ts';

const most = 15;
const url = inject('postgresUrl');
const engines: readonly (readonly [string, () => Promise<Engine>])[] = [
  ['pglite', () => openPglite(undefined)],
  ...(url ? [['postgres', async () => openPostgres(await newDatabase(url))] as const] : []),
];

describe.each(engines)('%s', (_, open) => {
  let database: RecordedDatabase;
  let bank: TestBank;

  beforeAll(async () => {
    database = await recordDatabase(await open());
    bank = await buildBank(database);
    await addRequestBank(bank);
  }, 60_000);
  afterAll(() => bank.close());

  async function approved() {
    const receipt = await submit(bank);
    await decideUnsigned(bank, 'VERIFIER01', 'verifyRequest', receipt);
    const signature = await sign(bank, 'APPROVER01', 'approve', [receipt]);
    database.take();
    const { status } = await ask(bank, 'approveRequest', {
      user: user('APPROVER01'),
      body: { ...keyOf(receipt), signature },
    });
    const sent = database.take().map(({ sql }) => sql);
    return { status, statements: sent.slice(sent.findIndex((sql) => sql.startsWith('begin'))) };
  }

  test(`an approval sends at most ${most} statements`, async () => {
    await approved();
    const { status, statements } = await approved();
    expect(status).toBe(200);
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
  });
});
