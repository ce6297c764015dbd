import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { limits, type Limit } from '../../server/people/rate-limit.ts';
import { demoPassword } from '../../server/sandbox/seed/people.ts';
import { openTwoServers, type Answer, type TestBank } from './bank.ts';
import { masked, newClientKey, solvedCaptcha, tryLogIn } from './browser.ts';
import { addPeople, bearerOf } from './people.ts';

const minute = 60_000;

const countOf = (answers: readonly Answer[], code: string) => answers.filter((one) => one.code === code).length;
const reset = (server: TestBank, captcha: object, userId: string) =>
  server.ask('POST', '/api/user/auth/password/forgot', { userId, ...captcha });

describe.skipIf(!inject('postgresUrl'))('two servers on one PostgreSQL', () => {
  let servers: readonly [TestBank, TestBank];
  let minutes = 0;
  const serverOf = (index: number): TestBank => (index % 2 === 0 ? servers[0] : servers[1]);

  beforeAll(async () => {
    servers = await openTwoServers();
    await addPeople(servers[0]);
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  /** Moves both clocks by half an hour, so that no earlier call counts towards a limit. */
  function startAfresh(): void {
    minutes += 30;
    for (const server of servers) server.setTime(new Date(Date.parse('2026-11-23T02:00:00Z') + minutes * minute));
  }

  /** Sends ten calls more than the limit at once; returns how many were refused. */
  async function refusedAtOnce({ times }: Limit, ask: (server: TestBank) => Promise<Answer>): Promise<number> {
    const answers = await Promise.all(Array.from({ length: times + 10 }, (_, index) => ask(serverOf(index))));
    return countOf(answers, '429');
  }

  test('a captcha that one server made is solved at the other, and only once', async () => {
    startAfresh();
    const captcha = await solvedCaptcha(servers[0]);
    const login = { userId: 'MAKER01@NUSANTARA', password: demoPassword, captcha };
    expect((await tryLogIn(servers[1], login)).code).toBe('00');
    for (const server of servers) expect((await tryLogIn(server, login)).code).toBe('145');
  });

  test('of ten logins with the same captcha at both at once, one succeeds', async () => {
    startAfresh();
    const captcha = await solvedCaptcha(servers[1]);
    const { clientKey } = newClientKey();
    const passwords = await Promise.all(
      Array.from({ length: 10 }, (_, index) => masked(serverOf(index), demoPassword)),
    );
    const answers = await Promise.all(
      passwords.map((password, index) =>
        serverOf(index).ask('POST', '/api/user/auth/login', {
          userId: 'MAKER02@NUSANTARA',
          password,
          ...captcha,
          clientKey,
        }),
      ),
    );
    expect([countOf(answers, '00'), countOf(answers, '145')]).toEqual([1, 9]);
  });

  test('captchas are counted for both servers together', { timeout: 60_000 }, async () => {
    startAfresh();
    expect(await refusedAtOnce(limits.captcha, (server) => server.ask('POST', '/api/user/auth/captcha'))).toBe(10);
  });

  test('logins are counted for both servers together, right or wrong', async () => {
    startAfresh();
    const { clientKey } = newClientKey();
    const password = await masked(servers[0], demoPassword);
    const captcha = { captchaId: '0190a7c9-2b40-7c11-8d52-6e0f3a9b7c15', captchaAnswer: 'k7m2x' };
    const body = { userId: 'MAKER01@NUSANTARA', password, ...captcha, clientKey };
    expect(await refusedAtOnce(limits.login, (server) => server.ask('POST', '/api/user/auth/login', body))).toBe(10);
  });

  test('token responses are counted for both servers together, right or wrong', async () => {
    startAfresh();
    const headers = await bearerOf(servers[0], 'APPROVER01@NUSANTARA');
    const body = { challengeId: '0190a7c9-2b40-7c11-8d52-6e0f3a9b7c15', response: '12345678' };
    const ask = (server: TestBank) => server.ask('POST', '/api/common/verify/token', body, headers);
    expect(await refusedAtOnce(limits.response, ask)).toBe(10);
  });

  test('resets of passwords are counted for both servers together, by address and by user', async () => {
    startAfresh();
    const captchas = await Promise.all(Array.from({ length: limits.reset.times }, () => solvedCaptcha(servers[0])));
    const ofOne = await Promise.all(
      captchas.slice(0, 4).map((captcha, index) => reset(serverOf(index), captcha, 'RELEASER01@NUSANTARA')),
    );
    expect([countOf(ofOne, '00'), countOf(ofOne, '429')]).toEqual([1, 3]);
    await Promise.all(servers.map(({ services }) => runDueJobs(services)));
    const mails = await servers[0].services.db
      .selectFrom('mailed_links')
      .select('user_id')
      .where('user_id', '=', 'RELEASER01@NUSANTARA')
      .execute();
    expect(mails).toHaveLength(1);
    const rest = await Promise.all(
      captchas.slice(4).map((captcha, index) => reset(serverOf(index), captcha, `NOBODY${index}@NUSANTARA`)),
    );
    expect(countOf(rest, '429')).toBe(0);
    const last = await reset(servers[1], await solvedCaptcha(servers[0]), 'NOBODY99@NUSANTARA');
    expect(last.code).toBe('429');
  });
});
