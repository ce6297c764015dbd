import { describe, expect, test } from 'vitest';
import { demoPassword } from '../../server/sandbox/seed/people.ts';
import { onBothDatabases } from './on-databases.ts';
import { type TestBank } from './bank.ts';
import { askRefresh, askResume, bearer, logInAs, solvedCaptcha, tryLogIn } from './browser.ts';
import { addPeople, logIn } from './people.ts';

const profile = (bank: TestBank, token: string) =>
  bank.ask('GET', '/api/auth/user/profile', undefined, bearer({ token }));
const start = new Date('2026-11-23T09:00:00+07:00').getTime();
const minutes = (count: number) => new Date(start + count * 60_000);

onBothDatabases('logging in', addPeople, (bank) => {
  test('a maker logs in and reads who they are', async () => {
    const session = await logIn(bank(), 'maker01@nusantara');
    expect(session).toMatchObject({
      isLogin: true,
      menuSet: 'CU',
      mustChangePassword: false,
      hardenedNavigation: false,
    });
    const { status, output } = await profile(bank(), session.token);
    expect(status).toBe(200);
    expect(output).toMatchObject({
      userId: 'MAKER01@NUSANTARA',
      userRole: 'MK',
      initTrxType: 'LCY',
      lastLoginDt: null,
    });
  });

  test('the login answers an administrator and a resumed session with the menus that they have', async () => {
    const session = await logIn(bank(), 'SYSADMIN02@NUSANTARA');
    expect(session).toMatchObject({ menuSet: 'CA' });
    expect((await askResume(bank(), session)).answer.output).toMatchObject({ menuSet: 'CA' });
  });

  test('the captcha is a picture and a recording, and neither holds its text', async () => {
    const { output } = await bank().ask('POST', '/api/user/auth/captcha');
    const { image, audio } = output as { image: string; audio: string };
    expect(image).toMatch(/^data:image\/png;base64,/);
    expect(
      Buffer.from(audio.split(',')[1] ?? '', 'base64')
        .subarray(0, 4)
        .toString(),
    ).toBe('RIFF');
  });

  test('a wrong captcha is refused, and so is the right answer after it', async () => {
    const solved = await solvedCaptcha(bank());
    const login = { userId: 'MAKER02@NUSANTARA', password: demoPassword };
    const wrong = await tryLogIn(bank(), { ...login, captcha: { ...solved, captchaAnswer: 'zzzzz' } });
    expect([wrong.status, wrong.code]).toEqual([422, '702']);
    const again = await tryLogIn(bank(), { ...login, captcha: solved });
    expect(again.code).toBe('145');
  });

  test('a wrong password and an unknown user ID get the same answer', async () => {
    const wrong = await tryLogIn(bank(), { userId: 'MAKER02@NUSANTARA', password: 'Salah#2026' });
    const unknown = await tryLogIn(bank(), { userId: 'NOBODY@NUSANTARA', password: 'Salah#2026' });
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
  });

  test('three wrong passwords lock a user ID, even for the right one', async () => {
    for (const userId of ['VERIFIER01@NUSANTARA', 'NEVER@NUSANTARA']) {
      for (let time = 0; time < 3; time += 1)
        expect((await tryLogIn(bank(), { userId, password: 'Salah#2026' })).code).toBe('101');
      expect((await tryLogIn(bank(), { userId, password: demoPassword })).code).toBe('152');
    }
  });

  test('a login elsewhere ends the earlier session, whose next call says so', async () => {
    const first = await logIn(bank(), 'APPROVER01@NUSANTARA');
    await logIn(bank(), 'APPROVER01@NUSANTARA');
    const { status, code, body } = await profile(bank(), first.token);
    expect([status, code]).toEqual([401, '154']);
    expect(body['statusDesc']).toContain('2026');
    const events = await bank()
      .services.db.selectFrom('events')
      .selectAll()
      .where('type', '=', 'session-ended-elsewhere')
      .execute();
    expect(events).toMatchObject([{ user_id: 'APPROVER01@NUSANTARA' }]);
  });

  test('logging out revokes the tokens at once', async () => {
    const session = await logIn(bank(), 'RELEASER01@NUSANTARA');
    const { token } = session;
    const { status } = await bank().ask('POST', '/api/user/auth/logout', { reason: 'user' }, bearer({ token }));
    expect(status).toBe(200);
    expect((await profile(bank(), token)).code).toBe('401');
    expect((await askRefresh(bank(), session)).status).toBe(401);
    expect((await askResume(bank(), session)).answer.status).toBe(401);
  });

  test('a blocked user with the right password reads that the administrator can help', async () => {
    const { db } = bank().services;
    await db.updateTable('users').set({ status: 'blocked' }).where('user_id', '=', 'INQUIRY01@NUSANTARA').execute();
    const { status, code } = await tryLogIn(bank(), { userId: 'INQUIRY01@NUSANTARA', password: demoPassword });
    expect([status, code]).toEqual([403, '153']);
  });

  describe('while time passes', () => {
    test('an idle session ends after ten minutes, one that is kept alive does not', async () => {
      const { token } = await logIn(bank(), 'MAKER01@BAHARI');
      bank().setTime(minutes(9));
      const kept = await bank().ask('POST', '/api/user/auth/keep-alive', undefined, bearer({ token }));
      expect(kept.output).toMatchObject({
        idleEndsAt: '2026-11-23T09:19:00+07:00',
        warnAt: '2026-11-23T09:18:00+07:00',
      });
      const other = await logInAs(bank(), 'MAKER02@BAHARI', demoPassword);
      bank().setTime(minutes(14.9));
      expect((await profile(bank(), token)).status).toBe(200);
      expect((await profile(bank(), other.token)).status).toBe(200);
      bank().setTime(minutes(15.5));
      expect((await profile(bank(), token)).code).toBe('401');
      bank().setTime(minutes(40));
      expect((await profile(bank(), other.token)).code).toBe('166');
    });
  });

  test('while the portal is closed no user logs in, and the page says until when', async () => {
    const { db, clock } = bank().services;
    const now = clock.now().getTime();
    await db
      .insertInto('maintenance_windows')
      .values({
        window_id: crypto.randomUUID(),
        starts_at: new Date(now - 1000),
        ends_at: new Date(now + 3_600_000),
        whole_portal: true,
        reason_en: 'Routine system maintenance',
        reason_id: 'Pemeliharaan sistem rutin',
      })
      .execute();
    const { output } = await bank().ask('GET', '/api/common/maintenance/state');
    expect(output).toMatchObject({ state: 'closed' });
    expect(await bank().ask('POST', '/api/user/auth/captcha')).toMatchObject({ status: 503, code: 'MAINTENANCE' });
  });
});
