import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { endSessionsOf } from '../../server/session/session-store.ts';
import { onBothDatabases } from './on-databases.ts';
import { openTwoServers, type TestBank } from './bank.ts';
import { ask } from './lookup-calls.ts';
import { addPeople, bearerOf, logIn } from './people.ts';
import { addRequestBank, submit, user } from './request-bank.ts';

const maker = { companyId: 'NUSANTARA', userId: 'MAKER01@NUSANTARA' };

type Bearer = Awaited<ReturnType<typeof bearerOf>>;
const profile = (server: TestBank, bearer: Bearer) =>
  server.ask('GET', '/api/auth/user/profile', undefined, { ...bearer });

/** A cached row expires after three seconds. If it is gone within one, the notification has invalidated it. */
const soon = { timeout: 1000, interval: 10 };
async function answersSoon(server: TestBank, bearer: Bearer, code: string): Promise<void> {
  await expect.poll(async () => (await profile(server, bearer)).code, soon).toBe(code);
}

describe.skipIf(!inject('postgresUrl'))('what a process caches of a session', () => {
  let servers: readonly [TestBank, TestBank];

  beforeAll(async () => {
    servers = await openTwoServers();
    await addPeople(servers[0]);
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  test('a login elsewhere ends the older session on both servers at once', async () => {
    const older = await bearerOf(servers[0], maker.userId);
    for (const server of servers) expect((await profile(server, older)).code).toBe('00');
    await logIn(servers[1], maker.userId);
    expect((await profile(servers[1], older)).code).toBe('154');
    await answersSoon(servers[0], older, '154');
  });

  test('a user who is blocked at one server is refused by the other', async () => {
    const bearer = await bearerOf(servers[0], 'INQUIRY01@NUSANTARA');
    for (const server of servers) expect((await profile(server, bearer)).code).toBe('00');
    const { db } = servers[1].services;
    await db.updateTable('users').set({ status: 'blocked' }).where('user_id', '=', 'INQUIRY01@NUSANTARA').execute();
    expect((await profile(servers[1], bearer)).code).toBe('401');
    await answersSoon(servers[0], bearer, '401');
  });

  test('a write never uses the cache', async () => {
    const bearer = await bearerOf(servers[0], maker.userId);
    expect((await profile(servers[0], bearer)).code).toBe('00');
    const { db, clock } = servers[1].services;
    await endSessionsOf(db, maker, '154', clock.now());
    const write = await servers[0].ask('POST', '/api/user/auth/keep-alive', {}, { ...bearer });
    expect(write.code).toBe('154');
  });
});

describe.skipIf(!inject('postgresUrl'))('what a process caches of the people of a company', () => {
  let servers: readonly [TestBank, TestBank];

  beforeAll(async () => {
    servers = await openTwoServers();
    await addRequestBank(servers[0]);
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  test('an account that is hidden at one server hides its payments at the other at once', async () => {
    const { refNo } = await submit(servers[0]);
    // One session: opening another would make the server forget what it cached.
    const bearer = await bearerOf(servers[0], user('VERIFIER01'));
    const call = { bearer, body: { refNo, menuAccess: 'LCY' } };
    const codeAtFirst = async () => (await ask(servers[0], 'getTransaction', call)).code;
    expect(await codeAtFirst()).toBe('00');
    const { db, clock } = servers[1].services;
    const by = JSON.stringify({ userId: user('SYSADMIN01'), name: 'Hendra' });
    await db
      .insertInto('account_visibility')
      .values({
        company_id: maker.companyId,
        account_id: 'acc-0001',
        is_narrowed: true,
        revision: 2,
        created_by: by,
        created_at: clock.now(),
        approved_by: by,
      })
      .execute();
    await expect.poll(codeAtFirst, soon).toBe('193');
  });
});

const atOnce = 20;

onBothDatabases('writes between changes of the bank settings', (bank) => {
  test('are all answered, although the cache is invalidated each time', async () => {
    await addPeople(bank());
    const bearer = await bearerOf(bank(), maker.userId);
    const { db } = bank().services;
    const answers = await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const write = bank().ask('POST', '/api/user/auth/keep-alive', {}, { ...bearer });
        await db
          .updateTable('system_parameters')
          .set({ value: '900' })
          .where('name', '=', 'IDLE_TIMEOUT_SECONDS')
          .execute();
        return (await write).code;
      }),
    );
    expect(answers).toEqual(answers.map(() => '00'));
  });
});
