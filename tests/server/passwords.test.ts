import { expect, test } from 'vitest';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { findPerson } from '../../server/people/people-store.ts';
import { mailLink } from '../../server/session/mailed-links.ts';
import { demoPassword } from '../../server/sandbox/seed/people.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import type { Answer } from './bank.ts';
import { bearer, logInAs, masked, maskedJson, solvedCaptcha, tryLogIn } from './browser.ts';
import { lastMail, linkIn } from './mailed-links.ts';
import { expectOutputOf } from './outputs.ts';
import { addPeople, bearerOf } from './people.ts';

const chosen = (newPassword: string, confirmPassword = newPassword) => ({ newPassword, confirmPassword });

onEmbeddedDatabase('passwords', addPeople, (bank) => {
  async function forget(userId: string): Promise<Answer> {
    const answer = await bank().ask('POST', '/api/user/auth/password/forgot', {
      userId,
      ...(await solvedCaptcha(bank())),
    });
    await runDueJobs(bank().services);
    return answer;
  }
  const setByLink = async (path: string, linkToken: string, passwords: object) =>
    bank().ask('POST', path, { linkToken, passwords: await maskedJson(bank(), passwords) });

  test('a user who forgot it gets a link by mail, which works once and unlocks them', async () => {
    const userId = 'MAKER01@NUSANTARA';
    const email = 'siti.rahmawati@nusantara.co.id';
    for (let time = 0; time < 3; time += 1) await tryLogIn(bank(), { userId, password: 'Salah#2026' });
    const asked = await forget(userId);
    expect(asked.output).toEqual({ validMinutes: 30, nextRequestAt: '2026-11-23T09:05:00+07:00' });
    const linkToken = await linkIn(bank(), email);
    const seen = await bank().ask('POST', '/api/user/auth/link/detail', { linkToken });
    expectOutputOf('readMailedLink', seen.output);
    expect(seen.output).toMatchObject({ purpose: 'reset', state: 'open', person: { userId } });
    const same = await setByLink('/api/user/auth/password/reset', linkToken, chosen(demoPassword));
    expect(same.code).toBe('150');
    const set = await setByLink('/api/user/auth/password/reset', linkToken, chosen('Rupiah2026!'));
    expect(set.status).toBe(200);
    expectOutputOf('resetPassword', set.output);
    expect((await logInAs(bank(), userId, 'Rupiah2026!')).isLogin).toBe(true);
    expect((await setByLink('/api/user/auth/password/reset', linkToken, chosen('Rupiah2027!'))).code).toBe('164');
    expect((await bank().ask('POST', '/api/user/auth/link/detail', { linkToken })).output).toMatchObject({
      state: 'used',
      person: null,
    });
  });

  test('an unknown user ID gets the same answer and no mail', async () => {
    const before = await bank().services.db.selectFrom('mails').select('mail_id').execute();
    const unknown = await forget('NOBODY@NUSANTARA');
    const after = await bank().services.db.selectFrom('mails').select('mail_id').execute();
    expect(unknown.output).toEqual({ validMinutes: 30, nextRequestAt: '2026-11-23T09:05:00+07:00' });
    expect(after).toHaveLength(before.length);
    expect((await forget('NOBODY@NUSANTARA')).status).toBe(429);
  });

  test('a newer link replaces the older one, and a link ends after half an hour', async () => {
    const person = await findPerson(bank().services.db, 'MAKER02@NUSANTARA');
    if (!person) throw new Error('MAKER02 is missing');
    await forget(person.user_id);
    const first = await linkIn(bank(), person.email);
    const { clock } = bank().services;
    const start = clock.now().getTime();
    bank().setTime(new Date(start + 6 * 60_000));
    await forget(person.user_id);
    const second = await linkIn(bank(), person.email);
    const stateOf = async (linkToken: string) =>
      (await bank().ask('POST', '/api/user/auth/link/detail', { linkToken })).output;
    expect([await stateOf(first), await stateOf(second)]).toMatchObject([{ state: 'replaced' }, { state: 'open' }]);
    bank().setTime(new Date(start + 40 * 60_000));
    expect(await stateOf(second)).toMatchObject({ state: 'expired' });
    for (const over of [first, second])
      expect((await setByLink('/api/user/auth/password/reset', over, chosen('Rupiah2026!'))).code).toBe('164');
  });

  test('a new user activates themselves and logs in', async () => {
    const { db } = bank().services;
    const userId = 'MAKER02@BAHARI';
    await db
      .updateTable('users')
      .set({ status: 'pending', password_hash: null })
      .where('user_id', '=', userId)
      .execute();
    const person = await findPerson(db, userId);
    if (!person) throw new Error('MAKER02 is missing');
    await mailLink({ ...bank().services, now: bank().services.clock.now() }, person, 'activation');
    const linkToken = await linkIn(bank(), person.email);
    expect((await setByLink('/api/user/auth/password/reset', linkToken, chosen('Rupiah2026!'))).code).toBe('164');
    const set = await setByLink('/api/user/auth/activation', linkToken, chosen('Rupiah2026!'));
    expect(set.status).toBe(200);
    expect((await logInAs(bank(), userId, 'Rupiah2026!')).isLogin).toBe(true);
    expect((await setByLink('/api/user/auth/activation', linkToken, chosen('Rupiah2027!'))).code).toBe('164');
  });

  test('an activation link that was not used for three days is invalid', async () => {
    const { db, clock } = bank().services;
    const person = await findPerson(db, 'APPROVER01@BAHARI');
    if (!person) throw new Error('APPROVER01 is missing');
    const start = clock.now();
    await mailLink({ ...bank().services, now: start }, person, 'activation');
    const linkToken = await linkIn(bank(), person.email);
    bank().setTime(new Date(start.getTime() + 3 * 86_400_000));
    expect((await setByLink('/api/user/auth/activation', linkToken, chosen('Rupiah2026!'))).code).toBe('164');
    bank().setTime(start);
  });

  test('each rule that a new password breaks has its own code', async () => {
    const broken = [
      [chosen('Ab1'), '146'],
      [chosen('Abcdefgh'), '147'],
      [chosen('abcdefg1'), '148'],
      [chosen('Abcdefg1', 'Abcdefg2'), '149'],
      [chosen('Rahasia#2026'), '150'],
      [chosen('Abcdefg1 '), 'FIELD_CHARACTERS'],
    ] as const;
    for (const [passwords, code] of broken) {
      const body = { passwords: await maskedJson(bank(), { oldPassword: demoPassword, ...passwords }) };
      const headers = await bearerOf(bank(), 'VERIFIER01@NUSANTARA');
      expect((await bank().ask('POST', '/api/auth/user/password/change', body, headers)).code).toBe(code);
    }
  });

  test('a changed password ends every session and is mailed about', async () => {
    const session = await logInAs(bank(), 'RELEASER01@NUSANTARA', demoPassword);
    const change = async (oldPassword: string) =>
      bank().ask(
        'POST',
        '/api/auth/user/password/change',
        { passwords: await maskedJson(bank(), { oldPassword, ...chosen('Merdeka1945!') }) },
        bearer(session),
      );
    expect((await change('Salah#2026')).code).toBe('151');
    expect((await change(demoPassword)).status).toBe(200);
    expect((await bank().ask('GET', '/api/auth/user/profile', undefined, bearer(session))).status).toBe(401);
    expect((await lastMail(bank(), 'dewi.lestari@nusantara.co.id'))?.subject).toBe('Password Anda telah diganti');
  });

  test('every rule is ticked or not while the password is typed', async () => {
    const password = await masked(bank(), 'abcdefg');
    const { output } = await bank().ask('POST', '/api/user/auth/password/check', {
      userId: 'MAKER01@NUSANTARA',
      password,
    });
    expectOutputOf('checkPassword', output);
    expect(output).toMatchObject({
      acceptable: false,
      rules: [{ code: '146', met: false, parameters: { characters: '8' } }, {}, {}, { met: true }],
    });
  });

  test('a caller who guesses links is refused for a while', async () => {
    const answers = [];
    for (let time = 0; time < 61; time += 1)
      answers.push(await bank().ask('POST', '/api/user/auth/link/detail', { linkToken: 'a'.repeat(43) }));
    expect([answers[0]?.code, answers.at(-1)?.code]).toEqual(['164', '429']);
    expect(answers.at(-1)?.body['parameters']).toEqual({ seconds: '60' });
  });

  test('a mask key works once', async () => {
    const password = await masked(bank(), 'Rupiah2026!');
    const ask = () => bank().ask('POST', '/api/user/auth/password/check', { userId: 'MAKER01@NUSANTARA', password });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 400]);
  });
});
