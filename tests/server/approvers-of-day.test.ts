// Asked later, the bank names for a day the same people as it named on that day. Later changes do not matter.
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts';
import type { ApproversOfDay, ConfigurationOfDay, Simulation } from '../../generated/types.ts';
import type { Database } from '../../server/db/database.ts';
import { keepConfiguration } from '../../server/tasks/keep-configuration.ts';
import { openConfiguration } from '../../server/tasks/open-configuration.ts';
import { publishMatrix } from '../../server/workflows/publish-matrix.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { onBothDatabases } from './on-databases.ts';
import { addRequestBank, user } from './request-bank.ts';

const companyId = 'NUSANTARA';
const firstDay = '2026-11-23';
const question = { transactionType: 'SVC_LCY_BIFAST', accountId: 'acc-0001' };
const amount = { value: '180000000.00', currency: 'IDR' };

type Change = (db: Database) => Promise<unknown>;

const person = fc.constantFrom('APPROVER01', 'APPROVER02', 'VERIFIER01', 'RELEASER01', 'MAKER02');
const ofUser = (id: string) => sql`company_id = ${companyId} and user_id = ${user(id)}`;

/** One part of the set-up each, as a task or the bank would change it. */
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(person, fc.constantFrom('active', 'blocked')).map(
    ([id, status]): Change =>
      (db) =>
        sql`update users set status = ${status} where ${ofUser(id)}`.execute(db),
  ),
  fc.tuple(person, fc.subarray(['MK', 'VF', 'AP', 'RL'], { minLength: 1 })).map(
    ([id, roles]): Change =>
      (db) =>
        sql`update users set roles = ${roles}::text[] where ${ofUser(id)}`.execute(db),
  ),
  fc.tuple(person, fc.constantFrom('Ayu', 'Bima', 'Citra')).map(
    ([id, name]): Change =>
      (db) =>
        sql`update users set name = ${name} where ${ofUser(id)}`.execute(db),
  ),
  person.map(
    (id): Change =>
      (db) =>
        sql`delete from account_access where ${ofUser(id)} and account_id = 'acc-0001'`.execute(db),
  ),
  fc.integer({ min: 1, max: 3 }).map(
    (hundreds): Change =>
      (db) =>
        sql`insert into delegations (company_id, service, role, amount)
          values (${companyId}, 'SVC_LCY_BIFAST', 'AP', ${hundreds * 100_000_000})
          on conflict (company_id, service, role) do update set amount = excluded.amount`.execute(db),
  ),
  fc
    .tuple(fc.constantFrom('Satu', 'Dua', 'Tiga'), fc.integer({ min: 1, max: 2 }))
    .map(([name, quorum]): Change => async (db) => {
      const approve = JSON.stringify([{ groupKind: 'approval-group', groupId: 'direksi', quorum }]);
      await sql`update approval_workflows set name = ${`${name} direksi`}, approve = ${approve}::jsonb
          where company_id = ${companyId} and workflow_id = 'aw-0001'`.execute(db);
    }),
);

const firstStep = ({ routes }: ApproversOfDay) =>
  routes
    .find(({ userGroups }) => userGroups.includes('Keuangan'))
    ?.stages[0]?.groups.map(({ groupName, quorum, could }) => ({
      groupName,
      quorum,
      could: could.map(({ userId }) => userId).filter((id) => id !== user('MAKER01')),
    }));

const selfApprovals = ({ routes }: ApproversOfDay) => routes.map(({ selfApproval }) => selfApproval);

onBothDatabases('who could approve on a day', addRequestBank, (bank) => {
  beforeAll(() => openConfiguration(bank().services.db, { companyId, now: bank().services.clock.now() }));

  const admin = user('SYSADMIN01');
  const approversOn = (date: CalendarDate, body: object = {}) =>
    outputOf<ApproversOfDay>(bank(), 'findApproversOfDay', {
      user: admin,
      body: { date, ...question, amount, ...body },
    });
  const setUpOn = async (date: CalendarDate) => {
    const body = { date, page: { size: 100 } };
    const { items } = await outputOf<ConfigurationOfDay>(bank(), 'getConfiguration', { user: admin, body });
    return items;
  };

  /** The groups of the first step, and who of them could act, as the simulator says it now. */
  async function simulated() {
    const sample = { ...question, amount, makerId: user('MAKER01') };
    const found = await outputOf<Simulation>(bank(), 'simulateApproval', { user: admin, body: { sample } });
    return found.route?.stages[0]?.groups.map(({ groupName, quorum, people }) => ({
      groupName,
      quorum,
      could: people.filter(({ state }) => state === 'may-act').map(({ userId }) => userId),
    }));
  }

  async function nextDay(date: CalendarDate, changes: readonly Change[]) {
    const { db } = bank().services;
    const now = new Date(`${date}T09:00:00+07:00`);
    bank().setTime(now);
    for (const make of changes) await make(db);
    await publishMatrix(db, companyId, now);
    await keepConfiguration(db, { companyId, now, refNo: null });
    return { date, approvers: await approversOn(date), setUp: await setUpOn(date), simulated: await simulated() };
  }

  test('a favorite is asked about without an account, and the simulator names the same people', async () => {
    const asked = { transactionType: 'FAV', makerId: user('MAKER01') };
    const found = await outputOf<ApproversOfDay>(bank(), 'findApproversOfDay', {
      user: admin,
      body: { date: firstDay, transactionType: 'FAV' },
    });
    const simulation = await outputOf<Simulation>(bank(), 'simulateApproval', { user: admin, body: { sample: asked } });
    const groups = simulation.route?.stages[0]?.groups ?? [];
    expect(groups.length).toBeGreaterThan(0);
    expect(firstStep(found)).toEqual(
      groups.map(({ groupName, quorum, people }) => ({
        groupName,
        quorum,
        could: people.filter(({ state }) => state === 'may-act').map(({ userId }) => userId),
      })),
    );
  });

  test('after any changes, each past day is as it was answered on that day', async () => {
    let date: CalendarDate = firstDay;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(change, { maxLength: 3 }), { minLength: 4, maxLength: 6 }), async (days) => {
        const answers: Awaited<ReturnType<typeof nextDay>>[] = [];
        for (const changes of days) {
          date = addDays(date, 1);
          answers.push(await nextDay(date, changes));
        }
        for (const day of answers) {
          expect(await approversOn(day.date)).toEqual(day.approvers);
          expect(await setUpOn(day.date)).toEqual(day.setUp);
          expect(day.simulated && firstStep(day.approvers)).toEqual(day.simulated);
        }
      }),
      { numRuns: 2 },
    );
  });

  test('a person who could not is named with the reason', async () => {
    const { routes, isKnown } = await approversOn(firstDay);
    const groups = routes.flatMap(({ stages }) => stages.flatMap((stage) => stage.groups));
    expect(isKnown).toBe(true);
    expect(groups.flatMap(({ could }) => could)).toContainEqual({ userId: user('APPROVER01'), name: 'Budi Santoso' });
    const huge = await approversOn(firstDay, { amount: { value: '900000000000.00', currency: 'IDR' } });
    const unable = huge.routes.flatMap(({ stages }) => stages.flatMap((stage) => stage.groups));
    expect(unable.flatMap(({ couldNot }) => couldNot.map(({ whyNot }) => whyNot))).toContain('over-limit');
  });

  test('a day that is not stored is not known, one to come is refused, and so is an account that is not there', async () => {
    expect(await approversOn('2026-03-03')).toEqual({ date: '2026-03-03', isKnown: false, routes: [] });
    const asked = { date: firstDay, ...question, amount };
    const later = { ...asked, date: '2099-01-01' };
    const other = { ...asked, accountId: 'acc-9999' };
    const otherLongAgo = { ...other, date: '2026-03-03' };
    expect(await ask(bank(), 'findApproversOfDay', { user: admin, body: later })).toMatchObject({
      status: 422,
      code: '74',
    });
    for (const body of [other, otherLongAgo])
      expect(await ask(bank(), 'findApproversOfDay', { user: admin, body })).toMatchObject({ code: '193' });
  });

  test('a day before one person did everything is answered with the stages of that day', async () => {
    const { db } = bank().services;
    const now = new Date('2027-03-01T09:00:00+07:00');
    bank().setTime(now);
    await sql`update companies set is_single_access = true where company_id = ${companyId}`.execute(db);
    await keepConfiguration(db, { companyId, now, refNo: null });
    expect(new Set(selfApprovals(await approversOn(firstDay)))).toEqual(new Set([false]));
    expect(selfApprovals(await approversOn('2027-03-01'))).toEqual([true]);
  });
});
