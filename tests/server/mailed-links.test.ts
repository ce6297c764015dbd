// A mailed link works once, for one user and one purpose, also when it is sent again, late, or twice at a time.
import { beforeEach, expect, test } from 'vitest';
import type { LinkPurpose, MyProfile } from '../../generated/types.ts';
import { transact } from '../../server/db/transact.ts';
import { mailLink } from '../../server/session/mailed-links.ts';
import { findPerson } from '../../server/people/people-store.ts';
import { demoPassword } from '../../server/sandbox/seed/people.ts';
import { onEmbeddedDatabase } from './on-databases.ts';
import { masked, maskedJson, tryLogIn } from './browser.ts';
import { addPeople, bearerOf } from './people.ts';

const atOnce = 10;
const paths = { reset: '/api/user/auth/password/reset', activation: '/api/user/auth/activation' } as const;
const userId = 'MAKER01@NUSANTARA';
const other = 'APPROVER01@NUSANTARA';

onEmbeddedDatabase('a mailed link', addPeople, (bank) => {
  beforeEach(async () => {
    await bank().services.db.deleteFrom('rate_limits').execute();
    await bank().services.db.deleteFrom('mails').execute();
    await become('active');
  });

  const become = (status: 'active' | 'pending' | 'blocked', id = userId) =>
    bank().services.db.updateTable('users').set({ status }).where('user_id', '=', id).execute();
  const mailed = async (purpose: LinkPurpose, id = userId) => {
    const { services } = bank();
    const person = await findPerson(services.db, id);
    if (!person) throw new Error(`${id} is missing`);
    await mailLink({ ...services, now: services.clock.now() }, person, purpose);
    const mail = await services.db
      .selectFrom('mails')
      .select('body')
      .orderBy('mail_id', 'desc')
      .executeTakeFirstOrThrow();
    return /#([\w-]{43})/.exec(mail.body)?.[1] ?? '';
  };
  const set = async (purpose: LinkPurpose, linkToken: string, newPassword: string, more: object = {}) => {
    const passwords = await maskedJson(bank(), { newPassword, confirmPassword: newPassword, ...more });
    return bank().ask('POST', paths[purpose], { linkToken, passwords });
  };
  const canLogIn = async (id: string, password: string) =>
    (await tryLogIn(bank(), { userId: id, password })).code === '00';
  const hashOf = async (id = userId) => (await findPerson(bank().services.db, id))?.password_hash;

  test.each(['reset', 'activation'] as const)('for a %s works for one of ten who send it at once', async (purpose) => {
    if (purpose === 'activation') await become('pending');
    const link = await mailed(purpose);
    const chosen = Array.from({ length: atOnce }, (_, index) => `Serentak${purpose.length}${index}!`);
    const answers = await Promise.all(chosen.map((password) => set(purpose, link, password)));
    const codes = answers.map(({ code }) => code).toSorted((left, right) => left.localeCompare(right));
    expect(codes).toEqual(['00', ...Array.from({ length: atOnce - 1 }, () => '164')]);
    const winner = chosen[answers.findIndex(({ code }) => code === '00')] ?? '';
    expect(await canLogIn(userId, winner)).toBe(true);
  });

  test('is invalid after a newer one was sent, also while both are sent at once', async () => {
    const older = await mailed('reset');
    const newer = await mailed('reset');
    const [first, second] = await Promise.all([set('reset', older, 'Terdahulu1!'), set('reset', newer, 'Terbaru22!')]);
    expect([first.code, second.code]).toEqual(['164', '00']);
    expect(await canLogIn(userId, 'Terbaru22!')).toBe(true);
  });

  test('is invalid after the password was changed in another way', async () => {
    const link = await mailed('reset');
    const given = { oldPassword: 'Terbaru22!', newPassword: 'Sendiri23!', confirmPassword: 'Sendiri23!' };
    const body = { passwords: await maskedJson(bank(), given) };
    const headers = await bearerOf(bank(), userId);
    expect((await bank().ask('POST', '/api/auth/user/password/change', body, headers)).code).toBe('00');
    expect((await set('reset', link, 'Tertinggal1!')).code).toBe('164');
  });

  test('is invalid once the user has another e-mail address', async () => {
    const link = await mailed('reset');
    const path = '/api/auth/user/my-profile';
    const headers = await bearerOf(bank(), userId);
    const { revision, mobilePhoneNumber } = (await bank().ask('GET', path, undefined, headers)).output as MyProfile;
    const password = await masked(bank(), 'Sendiri23!');
    const body = { email: 'siti.baru@nusantara.co.id', mobilePhoneNumber, password, revision };
    expect((await bank().ask('POST', `${path}/contact`, body, headers)).code).toBe('00');
    expect((await set('reset', link, 'Tertinggal2!')).code).toBe('164');
  });

  test('is the only open one however many are sent at once', async () => {
    const { services } = bank();
    const person = await findPerson(services.db, userId);
    if (!person) throw new Error(`${userId} is missing`);
    const send = () =>
      transact(services.db, (db) => mailLink({ ...services, db, now: services.clock.now() }, person, 'reset'));
    await Promise.all(Array.from({ length: atOnce }, send));
    const open = await services.db
      .selectFrom('mailed_links')
      .select('token_hash')
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .where('replaced_at', 'is', null)
      .execute();
    expect(open).toHaveLength(1);
  });

  test('that a password rule refused still works for another password', async () => {
    const link = await mailed('reset');
    expect((await set('reset', link, 'pendek')).code).toBe('146');
    expect((await set('reset', link, 'Panjang33!')).code).toBe('00');
  });

  test.each(['blocked', 'pending'] as const)('changes nothing for a user who is %s by then', async (status) => {
    const link = await mailed('reset');
    await become(status);
    const before = await hashOf();
    expect((await set('reset', link, 'Terkunci44!')).code).toBe('153');
    expect(await hashOf()).toEqual(before);
  });

  test('to activate does not bring back a user who was blocked meanwhile, nor change one who is active', async () => {
    await become('pending');
    const link = await mailed('activation');
    for (const status of ['blocked', 'active'] as const) {
      await become(status);
      const before = await hashOf();
      expect((await set('activation', link, 'Kembali55!')).code).toBe('153');
      expect([await hashOf(), (await findPerson(bank().services.db, userId))?.status]).toEqual([before, status]);
    }
  });

  test('works only for its own user, whatever user the body names', async () => {
    const before = await hashOf(other);
    const link = await mailed('reset');
    await set('reset', link, 'Milikku66!', { userId: other });
    expect(await hashOf(other)).toEqual(before);
    await set('reset', link, 'Milikku66!');
    expect([await canLogIn(userId, 'Milikku66!'), await canLogIn(other, demoPassword)]).toEqual([true, true]);
    const passwords = await maskedJson(bank(), { newPassword: 'Milikku77!', confirmPassword: 'Milikku77!' });
    const body = { linkToken: await mailed('reset'), passwords, userId: other };
    expect((await bank().ask('POST', paths.reset, body)).status).toBe(400);
  });

  test('for one purpose does not work for the other', async () => {
    expect((await set('activation', await mailed('reset'), 'Keliru88!')).code).toBe('164');
    await become('pending');
    expect((await set('reset', await mailed('activation'), 'Keliru88!')).code).toBe('164');
  });

  test('is stored as a digest alone, and ends every session that was open', async () => {
    const session = await tryLogIn(bank(), { userId, password: 'Milikku66!' });
    const link = await mailed('reset');
    const rows = await bank().services.db.selectFrom('mailed_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(link);
    expect(session.code).toBe('00');
    await set('reset', link, 'Penutup99!');
    const open = await bank()
      .services.db.selectFrom('sessions')
      .select('session_id')
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });
});
