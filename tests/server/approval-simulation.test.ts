// The simulation says what happens to the request when it is really submitted.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../domain/calendar-date.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import type { RequestDetail, SetUpFinding, Simulation } from '../../generated/types.ts';
import { Refusal } from '../../server/refusal.ts';
import { onBothDatabases } from './on-databases.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { bifastForm } from './transfer-bank.ts';
import { addRequestBank, decideUnsigned, draftOf, keyOf, submit, user } from './request-bank.ts';

const admin = user('SYSADMIN01');

const stagesOf = (route: Simulation['route'] | undefined) =>
  route?.stages.map(({ kind, order, groups }) => ({ kind, order, groups }));

onBothDatabases('the simulation of an approval', addRequestBank, (bank) => {
  const simulate = (value: string, maker: string, more: object = {}, date?: string) =>
    outputOf<Simulation>(bank(), 'simulateApproval', {
      user: admin,
      body: {
        sample: {
          transactionType: 'SVC_LCY_BIFAST',
          accountId: 'acc-0001',
          amount: { value, currency: 'IDR' },
          makerId: user(maker),
          ...more,
        },
        ...(date && { date }),
      },
    });

  const setStatus = (id: string, status: 'active' | 'blocked') =>
    bank().services.db.updateTable('users').set({ status }).where('user_id', '=', user(id)).execute();

  /** Submits the request and returns its route, or the code that refused it; the bank stays as it was. */
  const submitted = async (value: string, maker: string) => {
    try {
      return { route: (await submit(bank(), draftOf(value), maker)).route, code: null };
    } catch (refusal) {
      if (refusal instanceof Refusal) return { route: null, code: refusal.code };
      throw refusal;
    }
  };
  test('whatever the amount and whoever the maker, it is what the submission answers', async () => {
    const amount = fc.bigInt({ min: 1n, max: 2_000_000_000n }).map((whole) => `${whole}.00`);
    await fc.assert(
      fc.asyncProperty(amount, fc.constantFrom('MAKER01', 'MAKER02'), async (value, maker) => {
        const said = await simulate(value, maker);
        if (said.refusedBy === 'limit') return;
        const real = await submitted(value, maker);
        expect(said.code).toBe(real.code);
        expect(real.route && stagesOf(said.route)).toEqual(real.route && stagesOf(real.route));
      }),
      { numRuns: 25 },
    );
  });

  const bifast = (amount: string, id: string) =>
    ask(bank(), 'submitLocalTransfer', { user: user(id), body: { form: bifastForm(amount) } });

  test('a request that the bank refuses for a limit is refused with the same code and amounts', async () => {
    for (const amount of ['300000000.00', '250000000.01']) {
      const said = await simulate(amount, 'MAKER01');
      expect(said).toMatchObject({ refusedBy: 'limit', code: (await bifast(amount, 'MAKER01')).code });
      expect(Object.values(said.parameters ?? {}).join(' ')).toContain('IDR');
    }
    const { db } = bank().services;
    const daily = { company_id: 'NUSANTARA', kind: 'corporate-daily', subject: '', amount: '1000.00' } as const;
    await db
      .insertInto('company_limits')
      .values({ ...daily, service: '' })
      .execute();
    expect(await simulate('11000000.00', 'MAKER01')).toMatchObject({
      refusedBy: 'limit',
      code: (await bifast('11000000.00', 'MAKER01')).code,
    });
    await db.deleteFrom('company_limits').where('kind', '=', 'corporate-daily').execute();
  });

  test('so is one of a maker without the service or the account, and one for a day that is past', async () => {
    const { db } = bank().services;
    const maker = db.updateTable('users').where('user_id', '=', user('MAKER01'));
    const { services } = await db
      .selectFrom('users')
      .select('services')
      .where('user_id', '=', user('MAKER01'))
      .executeTakeFirstOrThrow();
    await maker.set({ services: services.filter((one) => one !== 'SVC_LCY_BIFAST') }).execute();
    expect(await simulate('11000000.00', 'MAKER01')).toMatchObject({
      refusedBy: 'service',
      code: (await bifast('11000000.00', 'MAKER01')).code,
    });
    await maker.set({ services }).execute();
    const seen = db.updateTable('seen_accounts').where('user_id', '=', user('MAKER01'));
    await seen.where('account_id', '=', 'acc-0001').set({ may_debit: false }).execute();
    expect(await simulate('11000000.00', 'MAKER01')).toMatchObject({
      refusedBy: 'account',
      code: (await bifast('11000000.00', 'MAKER01')).code,
    });
    await seen.where('account_id', '=', 'acc-0001').set({ may_debit: true }).execute();
    expect(await simulate('11000000.00', 'APPROVER01')).toMatchObject({ refusedBy: 'maker', code: '153' });
    expect(await simulate('11000000.00', 'MAKER01', {}, '2026-01-01')).toMatchObject({
      refusedBy: 'date',
      code: '117',
    });
  });

  test('a favorite is asked about without an amount and without an account, which a payment needs', async () => {
    const nothing = { amount: undefined, accountId: undefined };
    const { refusedBy, rows } = await simulate('', 'MAKER01', { transactionType: 'FAV', ...nothing });
    expect(refusedBy).toBeUndefined();
    expect(rows[0]?.why).toEqual([]);
    expect(await simulate('11000000.00', 'MAKER01', { accountId: undefined })).toMatchObject({ refusedBy: 'account' });
  });

  test('it names the row that is taken first, and says why the others are not', async () => {
    const { rows, route } = await simulate('180000000.00', 'MAKER01');
    expect(rows[0]?.why).toEqual([]);
    expect(rows[0]?.rowName).toBe(route?.matchedRow?.name);
    expect(rows.slice(1).every(({ why }) => why.length > 0)).toBe(true);
  });

  test('of a route of many steps it names the one blocked approver at the step of that person, and the rest goes on', async () => {
    await setStatus('APPROVER02', 'blocked');
    const { code, absent, route } = await simulate('180000000.00', 'MAKER01');
    await setStatus('APPROVER02', 'active');
    const groups = route?.stages.map((stage) => stage.groups.map(({ groupName }) => groupName));
    expect({ code, groups }).toEqual({ code: null, groups: [['Keuangan'], ['Keuangan'], ['Direksi'], ['Treasury']] });
    expect(absent).toEqual([{ user: { userId: user('APPROVER02'), name: 'Ratna Kusuma' }, order: 3, why: 'blocked' }]);
  });

  test('it names who is blocked or has no token to sign with, and an unknown account or maker is refused', async () => {
    const { db } = bank().services;
    const lost = [user('APPROVER01'), user('VERIFIER01')];
    await db.deleteFrom('token_devices').where('user_id', 'in', lost).execute();
    const { absent, route } = await simulate('180000000.00', 'MAKER01');
    expect(route?.stages.map(({ kind }) => kind)).toContain('verify');
    expect(absent.map(({ user: { userId } }) => userId)).not.toContain(user('VERIFIER01'));
    expect(absent).toContainEqual(
      expect.objectContaining({ user: expect.objectContaining({ userId: user('APPROVER01') }), why: 'no-token' }),
    );
    const sample = {
      transactionType: 'SVC_LCY_BIFAST',
      accountId: 'acc-9999',
      amount: { value: '1.00', currency: 'IDR' },
      makerId: user('MAKER01'),
    };
    expect(await ask(bank(), 'simulateApproval', { user: admin, body: { sample } })).toMatchObject({ code: '193' });
    const nobody = { ...sample, accountId: 'acc-0001', makerId: user('MAKER99') };
    expect(await ask(bank(), 'simulateApproval', { user: admin, body: { sample: nobody } })).toMatchObject({
      code: '193',
    });
  });

  test('it names who is on leave on the day it asks about, and the step that needs them', async () => {
    const { db, clock } = bank().services;
    const day = (days: number) => addDays(jakartaMoment(clock.now().getTime()).date, days);
    const leave = JSON.stringify([{ from: day(3), to: day(5) }]);
    const details = db.updateTable('user_details').where('user_id', '=', user('VERIFIER01'));
    await details.set({ leave }).execute();
    const on = async (days: number) => {
      const { absent, steps, code } = await simulate('180000000.00', 'MAKER01', {}, day(days));
      const away = absent.filter(({ why }) => why === 'on-leave').map((one) => [one.user.userId, one.order, one.until]);
      return { away, code, needs: steps.map(({ needsPeopleOnLeave }) => needsPeopleOnLeave) };
    };
    expect((await on(2)).away).toEqual([]);
    expect((await on(6)).away).toEqual([]);
    const during = { away: [[user('VERIFIER01'), 1, day(5)]], code: null };
    expect(await on(3)).toMatchObject({ ...during, needs: [true, undefined, undefined, undefined] });
    expect(await on(5)).toMatchObject(during);
    await details.set({ leave: '[]' }).execute();
  });

  const findings = async (draft?: object) =>
    (
      await outputOf<{ items: SetUpFinding[] }>(bank(), 'listSetUpFindings', {
        user: admin,
        body: { ...(draft && { draft }), page: { size: 100 } },
      })
    ).items;

  test('a user who lost the token is among the findings, what stops requests first', async () => {
    const found = await findings();
    expect(found).toContainEqual(
      expect.objectContaining({
        rule: 'user-without-token',
        severity: 'stops',
        record: expect.objectContaining({ kind: 'user-profile', id: user('APPROVER01') }),
      }),
    );
    const weights = found.map(({ severity }) => severity);
    expect(weights).toEqual(weights.toSorted((left, right) => left.localeCompare(right)));
  });

  test('a step that people on leave make too small is among them with its days, and they can still act', async () => {
    const { db, clock } = bank().services;
    const day = (days: number) => addDays(jakartaMoment(clock.now().getTime()).date, days);
    const details = db.updateTable('user_details').where('user_id', '=', user('VERIFIER01'));
    const shortDays = async (from: number, to: number) => {
      await details.set({ leave: JSON.stringify([{ from: day(from), to: day(to) }]) }).execute();
      return (await findings()).filter(({ rule }) => rule === 'short-by-leave');
    };
    expect(await shortDays(13, 20)).toContainEqual(
      expect.objectContaining({
        severity: 'warns',
        stage: 'verify',
        names: ['Agus Wijaya'],
        days: { from: day(13), to: day(20) },
        record: expect.objectContaining({ kind: 'approval-workflow' }),
      }),
    );
    expect(await shortDays(14, 20)).toEqual([]);
    await shortDays(0, 1);
    const receipt = await submit(bank(), draftOf('180000000.00'), 'MAKER01');
    const { revision: _, ...named } = keyOf(receipt);
    const call = { user: user('MAKER01'), body: named };
    const { route } = await outputOf<RequestDetail>(bank(), 'getRequest', call);
    const [first] = route.stages;
    expect(first?.groups[0]?.people).toContainEqual(
      expect.objectContaining({ userId: user('VERIFIER01'), state: 'may-act', onLeaveUntil: day(1) }),
    );
    expect(await decideUnsigned(bank(), 'VERIFIER01', 'verifyRequest', receipt)).toMatchObject({ code: '00' });
    await details.set({ leave: '[]' }).execute();
  });

  test('a drafted workflow that needs more people than there are is found before it is submitted', async () => {
    const { db } = bank().services;
    const stored = await db.selectFrom('approval_workflows').selectAll().limit(1).executeTakeFirst();
    const [group] = stored?.approve ?? [];
    if (!stored || !group) throw new Error('The bank has no workflow');
    const approvalWorkflow = {
      name: 'Terlalu banyak',
      requestType: stored.request_type,
      approvalOrder: stored.approval_order,
      approvalMode: stored.approval_mode,
      approvalScope: stored.approval_scope,
      verify: [],
      approve: [{ ...group, quorum: 9 }],
      release: [],
    };
    expect(await findings({ kind: 'approval-workflow', approvalWorkflow })).toContainEqual(
      expect.objectContaining({ rule: 'too-few-people', stage: 'approve', needed: 9 }),
    );
  });

  test('the bank says of a drafted group without a map that it would refuse it', async () => {
    const groups = await bank().services.db.selectFrom('user_groups').select(['group_id', 'name']).execute();
    const found = await Promise.all(
      groups.map(({ group_id: id, name: userGroupName }) =>
        findings({ kind: 'user-group', id, userGroup: { userGroupName, workflowMapIds: [], enterpriseLimitIds: [] } }),
      ),
    );
    expect(found.flat()).toContainEqual(expect.objectContaining({ rule: 'change-refused', code: 'CA-15' }));
  });
});
