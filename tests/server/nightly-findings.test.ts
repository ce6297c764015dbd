// The set-up of each company is checked every night; administrators get a message about what is new.
import { expect, test } from 'vitest';
import type { AdminDashboard, SetUpFinding } from '../../generated/types.ts';
import { queuePeriodicJobs } from '../../server/jobs/periodic-jobs.ts';
import { enqueue } from '../../server/jobs/queue.ts';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { longestPasswordAge } from '../../server/people/password-age.ts';
import { onBothDatabases } from './on-databases.ts';
import { outputOf } from './lookup-calls.ts';
import { addRequestBank, user } from './request-bank.ts';

const day = 86_400_000;
const admin = user('SYSADMIN01');

const idsOf = (found: readonly SetUpFinding[] = []) => found.map(({ rule, record }) => `${rule} ${record.id}`);

onBothDatabases('the nightly check of the set-up', addRequestBank, (bank) => {
  const db = () => bank().services.db;
  const nightly = async () => (await outputOf<AdminDashboard>(bank(), 'getAdminDashboard', { user: admin })).nightly;
  /** Runs the check as if so many days had passed since the last test. */
  async function check(days: number) {
    const now = new Date(bank().services.clock.now().getTime() + days * day);
    bank().setTime(now);
    await enqueue(db(), { kind: 'findings.check', payload: {}, runAt: now });
    await runDueJobs(bank().services);
    return nightly();
  }
  const messages = async (userId = admin) =>
    db()
      .selectFrom('inbox_messages')
      .select(['subject_en', 'user_id', 'target'])
      .where('subject_en', 'like', '%new finding%')
      .where('user_id', '=', userId)
      .execute();

  test('has nothing to be compared with in the first night, and none was before', async () => {
    expect(await nightly()).toBeNull();
    expect(await check(0)).toMatchObject({ found: [], foundCount: 0, solved: [], solvedCount: 0 });
    expect(await messages()).toEqual([]);
  });

  test('shows the next night what is new, notifies each administrator once, and then shows what is solved', async () => {
    await check(0);
    await db().updateTable('token_devices').set({ user_id: null }).where('user_id', '=', user('APPROVER02')).execute();
    const found = await check(1);
    expect(idsOf(found?.found)).toContain(`user-without-token ${user('APPROVER02')}`);
    expect((await messages()).map(({ target }) => target)).toEqual([{ kind: 'set-up' }]);
    expect(await messages(user('SYSADMIN03'))).toHaveLength(1);
    expect(await messages(user('MAKER01'))).toEqual([]);
    expect(await messages('SYSADMIN01@BAHARI')).toEqual([]);
    expect(await check(0)).toEqual({ ...found, checkedAt: expect.any(String) });
    expect(await messages()).toHaveLength(1);
    const devices = db()
      .updateTable('token_devices')
      .set({ user_id: user('APPROVER02') });
    await devices.where('user_id', 'is', null).where('serial_number', '=', 'HT2604418880').execute();
    const solved = await check(1);
    expect(idsOf(solved?.found)).not.toContain(`user-without-token ${user('APPROVER02')}`);
    expect(idsOf(solved?.solved)).toContain(`user-without-token ${user('APPROVER02')}`);
    expect(await messages()).toHaveLength(1);
  });

  test('says of a passport that was near its last day and is over now that it became worse, not that it is solved', async () => {
    await check(0);
    await db()
      .updateTable('user_details')
      .set({ identity_type: 'Passport', identity_number: 'C4417820', identity_expires_on: '2026-12-17' })
      .where('user_id', '=', user('INQUIRY01'))
      .execute();
    expect(idsOf((await check(1))?.found)).toContain(`identity-expiring ${user('INQUIRY01')}`);
    const daysLeft = Math.ceil((Date.parse('2026-12-18T01:00:00+07:00') - bank().services.clock.now().getTime()) / day);
    const worse = await check(daysLeft);
    expect(worse).toMatchObject({ worse: [{ rule: 'identity-expired', expiresOn: '2026-12-17' }], worseCount: 1 });
    const others = [...(worse?.found ?? []), ...(worse?.solved ?? [])];
    expect(others.filter(({ record }) => record.id === user('INQUIRY01'))).toEqual([]);
    expect(await check(0)).toEqual({ ...worse, checkedAt: expect.any(String) });
    expect(await check(1)).toMatchObject({ worse: [], worseCount: 0 });
  });

  test('lists what stops requests first, in the order of the page that it leads to', async () => {
    const pageOf = async () =>
      (await outputOf<{ items: readonly SetUpFinding[] }>(bank(), 'listSetUpFindings', { user: admin, body: {} }))
        .items;
    await check(0);
    // A password that ends soon only warns.
    const aged = bank().services.clock.now().getTime() - longestPasswordAge * 1000 + 7 * day;
    const details = db().updateTable('user_details').where('user_id', '=', user('MAKER02'));
    await details.set({ password_changed_at: new Date(aged) }).execute();
    await db().deleteFrom('nightly_findings').execute();
    const all = await pageOf();
    const found = (await check(1))?.found ?? [];
    expect(new Set(found.map(({ severity }) => severity)).size).toBe(2);
    expect(idsOf(found)).toEqual(idsOf(all).slice(0, found.length));
    expect(found.findLastIndex(({ severity }) => severity === 'stops')).toBeLessThan(
      found.findIndex(({ severity }) => severity === 'warns'),
    );
  });

  test('is due at one o’clock of the next night in Jakarta', async () => {
    await db().deleteFrom('jobs').execute();
    await queuePeriodicJobs(db(), bank().services.clock.now());
    await runDueJobs(bank().services);
    const { run_at: runAt } = await db()
      .selectFrom('jobs')
      .select('run_at')
      .where('kind', '=', 'findings.check')
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    expect(runAt.toISOString()).toMatch(/T18:00:00\.000Z$/);
    expect(runAt.getTime() - bank().services.clock.now().getTime()).toBeLessThanOrEqual(day);
  });
});
