import { beforeAll, expect, test } from 'vitest';
import type { Challenge } from '../../generated/types.ts';
import { demoDeviceSecret } from '../../server/sandbox/seed/people.ts';
import { ocraResponse } from '../../server/people/ocra.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { expectOutputOf } from './outputs.ts';
import { bearerOf } from './people.ts';
import { addRequestBank, decideUnsigned, draftOf, submit } from './request-bank.ts';

let refNo = '';

const wanted = () => ({
  serviceType: 'SVC_LCY_BIFAST',
  menuAccess: 'LCY',
  trxCurrency: 'IDR',
  trxAmount: '10000000.00',
  action: 'approve',
  items: [{ refNo, revision: 1 }],
});

onEmbeddedDatabase('signing', addRequestBank, (bank) => {
  beforeAll(async () => {
    const receipt = await submit(bank(), draftOf('10000000.00'));
    await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt);
    refNo = receipt.refNo;
  });

  const ask = async (userId: string, path: string, body: object) =>
    bank().ask('POST', path, body, await bearerOf(bank(), userId));
  const challenge = (userId: string, change: object = {}) =>
    ask(userId, '/api/common/generate/token', { ...wanted(), ...change });
  const verify = (userId: string, challengeId: string, response: string) =>
    ask(userId, '/api/common/verify/token', { challengeId, response });

  async function respond(userId: string, { challenge: digits }: Challenge): Promise<string> {
    const device = await bank()
      .services.db.selectFrom('token_devices')
      .select(['serial_number', 'suite'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return ocraResponse(device.suite, demoDeviceSecret(device.serial_number), { challenge: digits });
  }

  test('an approver sees what they sign, and their device answers the challenge', async () => {
    const userId = 'APPROVER01@NUSANTARA';
    const { status, output } = await challenge(userId);
    expect(status).toBe(200);
    expectOutputOf('generateChallenge', output);
    const given = output as Challenge;
    expect(given).toMatchObject({
      expireAt: '2026-11-23T09:03:00+07:00',
      covers: [{ refNo, payeeName: 'CV Sinar Jaya Abadi' }],
    });
    const verified = await verify(userId, given.challengeId, await respond(userId, given));
    expect(verified.status).toBe(200);
    expectOutputOf('verifyChallenge', verified.output);
  });

  test('two challenges over the same transfer differ', async () => {
    const [first, second] = [await challenge('APPROVER01@NUSANTARA'), await challenge('APPROVER01@NUSANTARA')];
    expect((first.output as Challenge).challenge).not.toBe((second.output as Challenge).challenge);
  });

  test('another revision, another sum and another company get no challenge', async () => {
    const userId = 'APPROVER01@NUSANTARA';
    expect((await challenge(userId, { items: [{ refNo, revision: 2 }] })).code).toBe('ERR_REQ_3');
    expect((await challenge(userId, { trxAmount: '1.00' })).code).toBe('ERR_REQ_3');
    expect((await challenge('APPROVER01@BAHARI')).status).not.toBe(200);
  });

  test('a challenge is valid for its owner only', async () => {
    const { output } = await challenge('APPROVER01@NUSANTARA');
    const response = await respond('APPROVER01@NUSANTARA', output as Challenge);
    expect((await verify('APPROVER02@NUSANTARA', (output as Challenge).challengeId, response)).code).toBe('172');
  });

  test('a payee changed afterwards voids the signature', async () => {
    const userId = 'APPROVER02@NUSANTARA';
    const given = (await challenge(userId)).output as Challenge;
    const { db } = bank().services;
    const setPayee = (payee_account: string) =>
      db.updateTable('requests').set({ payee_account }).where('ref_no', '=', refNo).execute();
    await setPayee('9999999999');
    const response = await respond(userId, given);
    expect((await verify(userId, given.challengeId, response)).code).toBe('168');
    await setPayee('5270338812');
    expect((await verify(userId, given.challengeId, response)).status).toBe(200);
  });

  test('after 180 seconds a challenge has expired', async () => {
    const userId = 'APPROVER02@NUSANTARA';
    const given = (await challenge(userId)).output as Challenge;
    const { clock } = bank().services;
    bank().setTime(new Date(clock.now().getTime() + 181_000));
    expect((await verify(userId, given.challengeId, await respond(userId, given))).code).toBe('169');
  });

  test('the response to an earlier challenge is refused as one, and counts as wrong', async () => {
    const userId = 'APPROVER01@NUSANTARA';
    const [first, second] = [await challenge(userId), await challenge(userId)];
    const late = await respond(userId, first.output as Challenge);
    const refused = await verify(userId, (second.output as Challenge).challengeId, late);
    expect(refused.code).toBe('HOST_VERIFY_TOKEN_8202');
    const device = await bank()
      .services.db.selectFrom('token_devices')
      .select('wrong_responses')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(device.wrong_responses).toBe(1);
    const right = await respond(userId, second.output as Challenge);
    expect((await verify(userId, (second.output as Challenge).challengeId, right)).status).toBe(200);
  });

  test('three wrong responses lock the token, and its owner asks for it to be unlocked once', async () => {
    const userId = 'APPROVER02@NUSANTARA';
    const given = (await challenge(userId)).output as Challenge;
    const wrong = String((Number(await respond(userId, given)) + 1) % 100_000_000).padStart(8, '0');
    const answers = [];
    for (let time = 0; time < 3; time += 1) answers.push(await verify(userId, given.challengeId, wrong));
    expect(answers.map(({ code }) => code)).toEqual(['170', '170', '163']);
    expect(answers.slice(0, 2).map(({ body }) => body['parameters'])).toEqual([{ attempts: '2' }, { attempts: '1' }]);
    expect(answers[0]?.body['errors']).toMatchObject([{ field: 'response', code: '170' }]);
    expect((await verify(userId, given.challengeId, await respond(userId, given))).code).toBe('163');
    const profile = await bank().ask('GET', '/api/auth/user/my-profile', undefined, await bearerOf(bank(), userId));
    expectOutputOf('getMyProfile', profile.output);
    const { token } = profile.output as { token: { status: string; serialNumber: string } };
    expect(token).toMatchObject({ status: 'Locked', wrongResponses: 3 });
    const unlock = { serialNumber: token.serialNumber, reason: 'Salah memasukkan respons' };
    const asked = await ask(userId, '/api/auth/user/token/unlock', unlock);
    expect(asked.status).toBe(200);
    expectOutputOf('requestTokenUnlock', asked.output);
    expect((await ask(userId, '/api/auth/user/token/unlock', unlock)).code).toBe('CA-10');
  });

  test('a user without a device cannot sign, and one whose device works needs no unlocking', async () => {
    const { db } = bank().services;
    await db
      .updateTable('token_devices')
      .set({ user_id: null })
      .where('user_id', '=', 'VERIFIER01@NUSANTARA')
      .execute();
    expect((await challenge('VERIFIER01@NUSANTARA')).code).toBe('1187');
    const device = await db
      .selectFrom('token_devices')
      .selectAll()
      .where('user_id', '=', 'MAKER01@NUSANTARA')
      .executeTakeFirstOrThrow();
    const refused = await ask('MAKER01@NUSANTARA', '/api/auth/user/token/unlock', {
      serialNumber: device.serial_number,
    });
    expect(refused.code).toBe('STATUS_NOT_ALLOWED');
  });
});
