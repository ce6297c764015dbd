import { expect, test } from 'vitest';
import { addDays } from '../../domain/calendar-date.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { MyProfile } from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { demoPassword } from '../../server/sandbox/seed/people.ts';
import { onBothDatabases } from './on-databases.ts';
import { masked } from './browser.ts';
import { expectOutputOf } from './outputs.ts';
import { addPeople, bearerOf } from './people.ts';

const profilePath = '/api/auth/user/my-profile';

onBothDatabases('the own profile', addPeople, (bank) => {
  const read = async (userId: string) =>
    (await bank().ask('GET', profilePath, undefined, await bearerOf(bank(), userId))).output as MyProfile;

  test('a maker sees all that the portal knows of them, and only the end of their identity number', async () => {
    const profile = await read('MAKER01@NUSANTARA');
    expectOutputOf('getMyProfile', profile);
    expect(profile.maskedIdentityNumber).toMatch(/^•{12}\d{4}$/);
  });

  test('the holder of a passport sees its last day, and that of a KTP none', async () => {
    const details = bank().services.db.updateTable('user_details').where('user_id', '=', 'INQUIRY01@NUSANTARA');
    await details
      .set({ identity_type: 'Passport', identity_number: 'C4417820', identity_expires_on: '2031-04-17' })
      .execute();
    expect(await read('INQUIRY01@NUSANTARA')).toMatchObject({
      identityType: 'Passport',
      identityExpiresOn: '2031-04-17',
    });
    expect(await read('MAKER01@NUSANTARA')).not.toHaveProperty('identityExpiresOn');
  });

  test.each<readonly [OperationId, string, string]>([
    ['getUserProfile', '/api/auth/user/profile', 'MAKER01@NUSANTARA'],
    ['getUserProfile', '/api/auth/user/profile', 'SYSADMIN02@BAHARI'],
    ['getUserAccess', '/api/auth/user/access', 'APPROVER01@NUSANTARA'],
    ['getUserAccess', '/api/auth/user/access', 'SYSADMIN01@NUSANTARA'],
    ['getMyProfile', profilePath, 'SYSADMIN03@NUSANTARA'],
  ])('%s at %s keeps the contract for %s', async (operationId, path, userId) => {
    const { status, output } = await bank().ask('GET', path, undefined, await bearerOf(bank(), userId));
    expect(status).toBe(200);
    expectOutputOf(operationId, output);
  });

  test.each<readonly [OperationId, string]>([
    ['listBrowserMinimums', '/api/common/browser/minimum'],
    ['getMaintenanceState', '/api/common/maintenance/state'],
  ])('%s answers every user', async (operationId, path) => {
    const { status, output } = await bank().ask('GET', path);
    expect(status).toBe(200);
    expectOutputOf(operationId, output);
  });

  test('services have their names in the requested language', async () => {
    const headers = { ...(await bearerOf(bank(), 'MAKER01@NUSANTARA')), 'accept-language': 'id' };
    const { output } = await bank().ask('GET', '/api/auth/user/access', undefined, headers);
    const [first] = (output as { services: object[] }).services;
    expect(first).toMatchObject({ name: 'Pemindahbukuan', allowMaker: 1, allowApprover: 2 });
  });

  test('preferences hold at once', async () => {
    const preferences = { language: 'EN', emailNotices: ['new-login'] };
    const headers = await bearerOf(bank(), 'MAKER02@NUSANTARA');
    const { status } = await bank().ask('POST', `${profilePath}/preferences`, preferences, headers);
    expect(status).toBe(200);
    expect((await read('MAKER02@NUSANTARA')).preferences).toEqual(preferences);
  });

  const setLeave = async (userId: string, leave: readonly object[]) =>
    bank().ask('POST', `${profilePath}/leave`, { leave }, await bearerOf(bank(), userId));
  const day = (days: number) => addDays(jakartaMoment(bank().services.clock.now().getTime()).date, days);

  test('leave holds at once in both areas, is written into the audit trail and can be taken back', async () => {
    for (const userId of ['APPROVER01@NUSANTARA', 'SYSADMIN02@NUSANTARA']) {
      const leave = [{ from: day(3), to: day(9) }];
      const { status, output } = await setLeave(userId, leave);
      expect([status, output]).toEqual([200, { leave }]);
      expect((await read(userId)).leave).toEqual(leave);
      const entry = await bank()
        .services.db.selectFrom('audit_events')
        .select(['details', 'event_type'])
        .where('actor_id', '=', userId)
        .orderBy('number', 'desc')
        .executeTakeFirstOrThrow();
      expect(entry).toMatchObject({
        event_type: 'setting-changed',
        details: { changes: [{ field: 'leave', before: null, after: `${day(3)}/${day(9)}` }] },
      });
      expect((await setLeave(userId, [])).output).toEqual({ leave: [] });
      expect(await read(userId)).not.toHaveProperty('leave');
    }
  });

  const refusedAt = async (...leave: object[]) => {
    const { status, body } = await setLeave('APPROVER02@NUSANTARA', leave);
    const { errors = [] } = body as { errors?: { field: string; code: string }[] };
    return [status, ...errors.map(({ field, code }) => `${field} ${code}`)];
  };
  test('leave that has passed, overlaps, ends too early or too late is refused at its day', async () => {
    expect(await refusedAt({ from: day(-1), to: day(2) })).toEqual([422, 'leave.0.from LEAVE_PAST']);
    expect(await refusedAt({ from: day(2), to: day(1) })).toEqual([422, 'leave.0.to 198']);
    expect(await refusedAt({ from: day(2), to: day(367) })).toEqual([422, 'leave.0.to 74']);
    const overlap = [
      { from: day(2), to: day(4) },
      { from: day(4), to: day(4) },
    ];
    expect(await refusedAt(...overlap)).toEqual([422, 'leave.1.from LEAVE_OVERLAP']);
  });

  test('new contact details need the password and the newest revision, and both addresses are mailed', async () => {
    const userId = 'APPROVER01@NUSANTARA';
    const headers = await bearerOf(bank(), userId);
    const before = await read(userId);
    const change = async (password: string, revision: number) =>
      bank().ask(
        'POST',
        `${profilePath}/contact`,
        {
          email: 'budi@nusantara.co.id',
          mobilePhoneNumber: '081385220190',
          password: await masked(bank(), password),
          revision,
        },
        headers,
      );
    expect((await change('Salah#2026', before.revision)).code).toBe('151');
    expect((await change(demoPassword, before.revision + 1)).code).toBe('ERR_REQ_3');
    const changed = await change(demoPassword, before.revision);
    expectOutputOf('changeMyContact', changed.output);
    expect(changed.output).toMatchObject({ email: 'budi@nusantara.co.id', revision: before.revision + 1 });
    const mails = await bank().services.db.selectFrom('mails').select('recipient').execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual([before.email, 'budi@nusantara.co.id']);
  });
});
