import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Challenge } from '../../generated/types.ts';
import { Refusal } from '../../server/refusal.ts';
import { demoDeviceSecret, demoPassword, demoPeople } from '../../server/sandbox/seed/people.ts';
import { ocraResponse } from '../../server/people/ocra.ts';
import { inTransaction, setSavepoint } from '../../server/savepoint.ts';
import { onBothDatabases } from './on-databases.ts';
import { type Answer } from './bank.ts';
import { masked, newClientKey, solvedCaptcha, tryLogIn } from './browser.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { codesOf, times } from './concurrent-calls.ts';
import { addRequestBank, keyOf, submit } from './request-bank.ts';

const approver = 'APPROVER01@NUSANTARA';
const repeated = (code: string, count: number) => Array.from({ length: count }, () => code);

onBothDatabases('tries at once', addRequestBank, (bank) => {
  const auditsOf = async (type: 'login-failed' | 'user-locked' | 'token-failed' | 'token-locked') =>
    (await bank().services.db.selectFrom('audit_events').select('number').where('event_type', '=', type).execute())
      .length;

  async function prepareLogin(userId: string, password: string) {
    return { userId, password: await masked(bank(), password), ...(await solvedCaptcha(bank())) };
  }

  async function logInAtOnce(userId: string, count: number): Promise<Answer[]> {
    const bodies = await times(count, () => prepareLogin(userId, 'Salah#2026'));
    const { clientKey } = newClientKey();
    return Promise.all(bodies.map((body) => bank().ask('POST', '/api/user/auth/login', { ...body, clientKey })));
  }

  test.each(['MAKER01@NUSANTARA', 'NEVER@NUSANTARA'])(
    'of twenty wrong passwords for %s three are tried, and then it is locked',
    async (userId) => {
      expect(codesOf(await logInAtOnce(userId, 20))).toEqual([...repeated('101', 3), ...repeated('152', 17)]);
      expect((await tryLogIn(bank(), { userId, password: demoPassword })).code).toBe('152');
    },
  );

  test('the audit trail names each try of a known user, and the lock once', async () => {
    expect([await auditsOf('login-failed'), await auditsOf('user-locked')]).toEqual([3, 1]);
  });

  async function challengeFor(receipt: Awaited<ReturnType<typeof submit>>): Promise<Challenge> {
    return outputOf<Challenge>(bank(), 'generateChallenge', {
      user: approver,
      body: {
        serviceType: 'SVC_LCY_BIFAST',
        menuAccess: 'LCY',
        trxCurrency: 'IDR',
        trxAmount: '10000000.00',
        action: 'approve',
        items: [{ refNo: receipt.refNo, revision: receipt.revision }],
      },
    });
  }

  test('of ten wrong responses, to a check and to an approval, three are tried and the device is locked', async () => {
    const receipt = await submit(bank());
    await ask(bank(), 'verifyRequest', { user: 'VERIFIER01@NUSANTARA', body: keyOf(receipt) });
    const { challenge, challengeId } = await challengeFor(receipt);
    const serial = demoPeople.find(({ userId }) => userId === approver)?.serialNumber ?? '';
    const right = ocraResponse('OCRA-1:HOTP-SHA256-8:QN08', demoDeviceSecret(serial), { challenge });
    const wrong = { challengeId, response: String((Number(right) + 1) % 100_000_000).padStart(8, '0') };
    const answers = await times(10, (index) =>
      index % 2 === 0
        ? ask(bank(), 'verifyChallenge', { user: approver, body: wrong })
        : ask(bank(), 'approveRequest', { user: approver, body: { ...keyOf(receipt), signature: wrong } }),
    );
    expect(codesOf(answers)).toEqual([...repeated('163', 8), ...repeated('170', 2)]);
    const late = await ask(bank(), 'verifyChallenge', { user: approver, body: { challengeId, response: right } });
    expect([late.code, await auditsOf('token-failed'), await auditsOf('token-locked')]).toEqual(['163', 3, 1]);
  });

  const subjects = async (like: string) =>
    (await bank().services.db.selectFrom('rate_limits').select('subject').where('subject', 'like', like).execute()).map(
      ({ subject }) => subject,
    );

  test('a refusal keeps what was committed before it, and nothing later', async () => {
    const { db, clock } = bank().services;
    const id = randomUUID();
    const row = (name: string) => ({ subject: `${id}/${name}`, window_start: clock.now(), hits: 1 });
    const refused = inTransaction(db, async (inside) => {
      await inside.insertInto('rate_limits').values(row('settled')).execute();
      await setSavepoint(inside);
      await inside.insertInto('rate_limits').values(row('later')).execute();
      throw new Refusal('101');
    });
    await expect(refused).rejects.toThrow('101');
    expect(await subjects(`${id}%`)).toEqual([`${id}/settled`]);
  });

  test('any other failure keeps nothing', async () => {
    const { db, clock } = bank().services;
    const subject = randomUUID();
    const failed = inTransaction(db, async (inside) => {
      await inside.insertInto('rate_limits').values({ subject, window_start: clock.now(), hits: 1 }).execute();
      await setSavepoint(inside);
      throw new Error('out of order');
    });
    await expect(failed).rejects.toThrow('out of order');
    expect(await subjects(subject)).toEqual([]);
  });
});
