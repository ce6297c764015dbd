import { expect, test } from 'vitest';
import { onBothDatabases } from './on-databases.ts';
import { askRefresh, askResume, bearer, refresh, resume } from './browser.ts';
import { addPeople, logIn } from './people.ts';

const profilePath = '/api/auth/user/profile';

onBothDatabases('renewing a session', addPeople, (bank) => {
  const statusOf = async (session: { readonly token: string }) =>
    (await bank().ask('GET', profilePath, undefined, bearer(session))).status;

  test('the next tokens are encrypted under the agreed key, and the old ones are invalid', async () => {
    const session = await logIn(bank(), 'MAKER01@NUSANTARA');
    const next = await refresh(bank(), session);
    expect(next.token).not.toBe(session.token);
    expect(next.refreshToken).not.toBe(session.refreshToken);
    expect([await statusOf(next), await statusOf(session)]).toEqual([200, 401]);
  });

  test('the refresh token of an access token that has just expired still works', async () => {
    const session = await logIn(bank(), 'MAKER02@NUSANTARA');
    const { services } = bank();
    bank().setTime(new Date(services.clock.now().getTime() + 8 * 60_000));
    await bank().ask('POST', '/api/user/auth/keep-alive', undefined, bearer(session));
    bank().setTime(new Date(services.clock.now().getTime() + 8 * 60_000));
    expect(await statusOf(session)).toBe(401);
    expect(await statusOf(await refresh(bank(), session))).toBe(200);
  });

  test('a refresh token that is used again ends the session for every holder', async () => {
    const session = await logIn(bank(), 'APPROVER01@NUSANTARA');
    const next = await refresh(bank(), session);
    expect(await statusOf(next)).toBe(200);
    const stolen = await askRefresh(bank(), session);
    expect([stolen.status, stolen.code]).toEqual([401, '167']);
    const { code } = await bank().ask('GET', profilePath, undefined, bearer(next));
    expect(code).toBe('167');
    expect((await askRefresh(bank(), next)).code).toBe('167');
  });

  test('of several exchanges of one token at once a single one works', async () => {
    const session = await logIn(bank(), 'APPROVER02@NUSANTARA');
    const renewed = await Promise.all([1, 2, 3, 4].map(() => refresh(bank(), session)));
    const statuses = await Promise.all(renewed.map(statusOf));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
  });

  test('a renewal whose answer was lost is answered again until its tokens are used', async () => {
    const session = await logIn(bank(), 'APPROVER02@NUSANTARA');
    const lost = await refresh(bank(), session);
    const next = await refresh(bank(), session);
    expect([await statusOf(lost), await statusOf(next)]).toEqual([401, 200]);
    expect((await askResume(bank(), session)).answer.code).toBe('167');
  });

  test('a request encrypted under another key is refused', async () => {
    const session = await logIn(bank(), 'RELEASER01@NUSANTARA');
    const { status, code } = await askRefresh(bank(), { ...session, secretKey: new Uint8Array(32).fill(9) });
    expect([status, code]).toEqual([401, '401']);
    expect(await statusOf(session)).toBe(200);
  });

  test('a reloaded page continues its session under a new key', async () => {
    const session = await logIn(bank(), 'VERIFIER01@NUSANTARA');
    const resumed = await resume(bank(), session);
    expect(await statusOf(await refresh(bank(), resumed))).toBe(200);
    expect(await statusOf(session)).toBe(401);
  });

  test('the audit trail has one login, however often the page is reloaded', async () => {
    const userId = 'SYSADMIN01@NUSANTARA';
    const session = await logIn(bank(), userId);
    await resume(bank(), await resume(bank(), session));
    const { db } = bank().services;
    const events = db.selectFrom('audit_events').select('event_type').where('actor_id', '=', userId);
    expect(await events.execute()).toEqual([{ event_type: 'login' }]);
  });

  test('a reload that interrupted a renewal, or another reload, continues the session', async () => {
    const session = await logIn(bank(), 'VERIFIER01@NUSANTARA');
    const lost = await refresh(bank(), session);
    const lostAsWell = await resume(bank(), session);
    const resumed = await resume(bank(), session);
    expect(await Promise.all([lost, lostAsWell, resumed].map(statusOf))).toEqual([401, 401, 200]);
    expect(await statusOf(await refresh(bank(), resumed))).toBe(200);
  });

  test('a reload at the same time as the renewal it interrupted continues the session', async () => {
    const session = await logIn(bank(), 'VERIFIER01@NUSANTARA');
    const [, resumed] = await Promise.all([askRefresh(bank(), session), resume(bank(), session)]);
    expect(await statusOf(resumed)).toBe(200);
  });

  test('a token whose successor was exchanged cannot be resumed any more', async () => {
    const session = await logIn(bank(), 'VERIFIER01@NUSANTARA');
    await refresh(bank(), await refresh(bank(), session));
    const { answer } = await askResume(bank(), session);
    expect([answer.status, answer.code]).toEqual([401, '167']);
  });

  test('a token that was exchanged a while ago cannot be resumed any more', async () => {
    const session = await logIn(bank(), 'VERIFIER01@NUSANTARA');
    const next = await refresh(bank(), session);
    bank().setTime(new Date(bank().services.clock.now().getTime() + 31_000));
    const { answer } = await askResume(bank(), session);
    expect([answer.status, answer.code]).toEqual([401, '167']);
    const { code } = await bank().ask('GET', profilePath, undefined, bearer(next));
    expect(code).toBe('167');
  });

  test('the table of sessions stores hashes of the tokens, never the tokens', async () => {
    const session = await logIn(bank(), 'INQUIRY01@NUSANTARA');
    const rows = await bank().services.db.selectFrom('sessions').selectAll().execute();
    const kept = JSON.stringify(rows.map((row) => Object.values(row).map(String)));
    for (const secret of [session.token, session.refreshToken]) expect(kept).not.toContain(secret);
  });
});
