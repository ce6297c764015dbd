// When a bank asks for a captcha, and that asking reveals nothing about a user.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Failure } from '../../generated/types.ts';
import { demoPassword } from '../../server/sandbox/seed/people.ts';
import { networkOf } from '../../server/session/network-of-address.ts';
import { codeOf, type TestBank } from './bank.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { masked, newClientKey, solvedCaptcha } from './browser.ts';
import { addPeople } from './people.ts';

const maker = 'MAKER01@NUSANTARA';
const other = 'MAKER02@NUSANTARA';
const nobody = 'NOBODY@NUSANTARA';
const wrong = 'Salah#2026';
const [office, home] = ['203.0.113.7', '198.51.100.20'];
const hour = 3_600_000;

interface From {
  readonly address: string;
  readonly captcha?: boolean;
}

async function callFrom(bank: TestBank, address: string, url: string, body?: object) {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const reply = await bank.app.inject({
    method: 'POST',
    url,
    headers,
    remoteAddress: address,
    ...(body && { payload: body }),
  });
  const { output, ...failure } = reply.json<Omit<Failure, 'output'> & { output: Record<string, unknown> }>();
  return { code: codeOf(failure), output };
}

async function isAsked(bank: TestBank, address: string): Promise<unknown> {
  return (await callFrom(bank, address, '/api/user/auth/captcha')).output['isRequired'];
}

async function logIn(bank: TestBank, userId: string, password: string, { address, captcha = false }: From) {
  const solved = captcha && (await solvedCaptcha(bank));
  const body = { userId, password: await masked(bank, password), ...solved, clientKey: newClientKey().clientKey };
  return (await callFrom(bank, address, '/api/user/auth/login', body)).code;
}

onEmbeddedDatabase('a captcha', addPeople, (bank) => {
  const follow = async (value: string) => {
    const { db } = bank().services;
    await db.updateTable('system_parameters').set({ value }).where('name', '=', 'CAPTCHA_POLICY').execute();
    await db.deleteFrom('rate_limits').execute();
    await db.deleteFrom('login_places').execute();
    await db.updateTable('users').set({ failed_logins: 0 }).execute();
  };
  test('is asked of every login unless the bank says otherwise', async () => {
    expect(await isAsked(bank(), office)).toBe(true);
    expect(await logIn(bank(), maker, demoPassword, { address: office })).toBe('144');
    expect(await logIn(bank(), maker, demoPassword, { address: office, captcha: true })).toBe('00');
    expect(await logIn(bank(), maker, demoPassword, { address: office })).toBe('144');
  });

  test('is asked as well if the parameter has an unknown value', async () => {
    await follow('NEVER');
    expect(await logIn(bank(), maker, demoPassword, { address: office })).toBe('144');
  });

  test('that is sent must be right, also if none was asked for', async () => {
    await follow('AFTER_FAILURE');
    const solved = { ...(await solvedCaptcha(bank())), captchaAnswer: 'zzzzz' };
    const body = {
      userId: maker,
      password: await masked(bank(), demoPassword),
      ...solved,
      clientKey: newClientKey().clientKey,
    };
    expect((await callFrom(bank(), office, '/api/user/auth/login', body)).code).toBe('702');
  });

  test('needs both the id and the answer', async () => {
    await follow('ALWAYS');
    const { captchaAnswer } = await solvedCaptcha(bank());
    const body = {
      userId: maker,
      password: await masked(bank(), demoPassword),
      captchaAnswer,
      clientKey: newClientKey().clientKey,
    };
    expect((await callFrom(bank(), office, '/api/user/auth/login', body)).code).toBe('144');
  });

  describe('after a failed login', () => {
    beforeEach(() => follow('AFTER_FAILURE'));

    test.each([maker, nobody])(
      'is asked of everyone at the address where %s failed, and at no other',
      async (userId) => {
        expect(await isAsked(bank(), office)).toBe(false);
        expect(await logIn(bank(), userId, wrong, { address: office })).toBe('101');
        expect(await isAsked(bank(), office)).toBe(true);
        expect(await logIn(bank(), other, demoPassword, { address: office })).toBe('144');
        expect(await logIn(bank(), other, demoPassword, { address: office, captcha: true })).toBe('00');
        // Failed logins from another address have no effect here: the right password is enough.
        expect(await isAsked(bank(), home)).toBe(false);
        expect(await logIn(bank(), maker, demoPassword, { address: home })).toBe('00');
      },
    );

    test('is asked of a locked user and of an unknown one alike', async () => {
      for (const userId of [maker, nobody]) {
        for (let time = 0; time < 3; time += 1) await logIn(bank(), userId, wrong, { address: office, captcha: true });
        expect(await logIn(bank(), userId, demoPassword, { address: `${home.slice(0, -2)}${userId.length}` })).toBe(
          '152',
        );
        expect(await isAsked(bank(), `${home.slice(0, -2)}${userId.length}`)).toBe(true);
      }
    });

    test('is not asked any more after two hours', async () => {
      const start = bank().services.clock.now();
      await logIn(bank(), maker, wrong, { address: office });
      bank().setTime(new Date(start.getTime() + hour));
      expect(await isAsked(bank(), office)).toBe(true);
      bank().setTime(new Date(start.getTime() + 2 * hour));
      expect(await isAsked(bank(), office)).toBe(false);
      bank().setTime(start);
    });
  });

  describe('from an unusual place', () => {
    beforeEach(() => follow('UNUSUAL_PLACE'));

    test.each([maker, nobody])('is asked of %s before the password is looked at', async (userId) => {
      expect(await isAsked(bank(), home)).toBe(true);
      expect(await logIn(bank(), userId, wrong, { address: home })).toBe('144');
      expect(await logIn(bank(), userId, demoPassword, { address: home })).toBe('144');
    });

    test('is asked no more once someone has logged in there, until a login fails', async () => {
      expect(await logIn(bank(), maker, demoPassword, { address: home, captcha: true })).toBe('00');
      expect(await isAsked(bank(), home)).toBe(false);
      expect(await logIn(bank(), maker, demoPassword, { address: home })).toBe('00');
      expect(await isAsked(bank(), office)).toBe(true);
      expect(await logIn(bank(), nobody, wrong, { address: home })).toBe('101');
      expect(await isAsked(bank(), home)).toBe(true);
    });

    test('is asked again where no one has logged in for ninety days', async () => {
      const start = bank().services.clock.now();
      await logIn(bank(), maker, demoPassword, { address: home, captcha: true });
      bank().setTime(new Date(start.getTime() + 89 * 24 * hour));
      expect(await isAsked(bank(), home)).toBe(false);
      bank().setTime(new Date(start.getTime() + 91 * 24 * hour));
      expect(await isAsked(bank(), home)).toBe(true);
      bank().setTime(start);
    });
  });
});

test('a place is an address, or the network of one of IPv6', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('::ffff:203.0.113.7');
  expect(networkOf('2001:db8:0:1:aa:bb:cc:dd')).toBe('2001:db8:0:1::/64');
  expect(networkOf('2001:0db8::1:aa:bb:cc:dd')).toBe('2001:db8:0:1::/64');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});
