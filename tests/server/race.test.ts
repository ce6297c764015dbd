import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBank, openTwoServers, type Answer, type TestBank } from './bank.ts';
import { bearerOf } from './people.ts';
import { addRequestBank, submit } from './request-bank.ts';
import { bifastForm } from './transfer-bank.ts';

const company = 'NUSANTARA';
const racers = 100;
const repeats = 50;
const group = 'keuangan';

async function addVerifiers({ services: { db } }: TestBank): Promise<string[]> {
  const ids = Array.from({ length: racers }, (_, index) => `RACER${index}@${company}`);
  const person = { company_id: company, email: 'racer@nusantara.co.id', roles: ['VF'], services: ['SVC_LCY_BIFAST'] };
  const unset = { password_hash: null, last_login_at: null };
  await db
    .insertInto('users')
    .values(ids.map((user_id, index) => ({ ...person, ...unset, user_id, name: `Racer ${index}` })))
    .execute();
  await db
    .insertInto('approval_group_members')
    .values(ids.map((user_id) => ({ company_id: company, group_id: group, user_id })))
    .execute();
  await db
    .insertInto('account_access')
    .values(ids.map((user_id) => ({ company_id: company, user_id, account_id: 'acc-0001' })))
    .execute();
  return ids;
}

const countOf = (answers: readonly Answer[], wanted: string) => answers.filter(({ code }) => code === wanted).length;

const banks: readonly [title: string, open: () => Promise<readonly TestBank[]>][] = [
  ['one server on PGlite', async () => [await openBank('pglite')]],
  ['two servers on one PostgreSQL', () => openTwoServers()],
];

describe.each(banks)('many at once, %s', (title, open) => {
  const isMissing = title.includes('PostgreSQL') && !inject('postgresUrl');
  let servers: readonly TestBank[] = [];
  const first = () => servers[0] as TestBank;
  const serverOf = (index: number) => servers[index % servers.length] as TestBank;

  beforeAll(async () => {
    if (isMissing) return;
    servers = await open();
    await addRequestBank(first());
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  test.skipIf(isMissing)(
    'of a hundred users who verify the same request one succeeds, and the others learn who was first',
    { timeout: 60_000 },
    async () => {
      const ids = await addVerifiers(first());
      const { taskId, refNo, revision } = await submit(first());
      const bearers = await Promise.all(ids.map((id) => bearerOf(first(), id)));
      const body = { taskId, refNo, revision, menuAccess: 'LCY', confirmed: ['first-time-payee'] };
      const answers = await Promise.all(
        bearers.map((bearer, index) => serverOf(index).ask('POST', '/api/request/verify', body, { ...bearer })),
      );
      expect(countOf(answers, '00')).toBe(1);
      expect(countOf(answers, '80')).toBe(racers - 1);
      const losers = answers.filter(({ code }) => code === '80').map(({ body }) => body['parameters']);
      expect(losers[0]).toMatchObject({ actor: expect.stringMatching(/^Racer \d+$/), time: expect.any(String) });
      expect(new Set(losers.map((parameters) => JSON.stringify(parameters))).size).toBe(1);
    },
  );

  test.skipIf(isMissing)('the same key sent fifty times makes one payment', { timeout: 60_000 }, async () => {
    const bearer = await bearerOf(first(), `MAKER01@${company}`);
    const headers = { ...bearer, 'idempotency-key': randomUUID() };
    const body = { form: bifastForm('7654321.00'), confirmed: ['first-time-payee', 'possible-duplicate'] };
    const send = (index: number) => serverOf(index).ask('POST', '/api/payment/local-transfer/submit', body, headers);
    const answers = await Promise.all(Array.from({ length: repeats }, (_, index) => send(index)));
    const accepted = answers.filter(({ code }) => code === '00');
    expect(accepted.length + countOf(answers, 'ERR_REQ_2')).toBe(repeats);
    expect(new Set(accepted.map(({ output }) => (output as { refNo: string }).refNo)).size).toBe(1);
    const stored = await first()
      .services.db.selectFrom('requests')
      .select('ref_no')
      .where('amount', '=', '7654321.00')
      .execute();
    expect(stored).toHaveLength(1);
  });
});
