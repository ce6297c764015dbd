// The set-up of a past day is what the changes approved until then had made of it, each with its audit entry.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  AdminTaskReceipt,
  ApprovalWorkflowDetail,
  ConfigurationOfDay,
  ConfiguredRecord,
  ReportProgress,
} from '../../generated/types.ts';
import { findPerson } from '../../server/people/people-store.ts';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { mailLink } from '../../server/session/mailed-links.ts';
import { keepConfiguration } from '../../server/tasks/keep-configuration.ts';
import { openConfiguration } from '../../server/tasks/open-configuration.ts';
import { onBothDatabases } from './on-databases.ts';
import { type Answer } from './bank.ts';
import { maskedJson } from './browser.ts';
import { ask, outputOf } from './lookup-calls.ts';
import { bearerOf } from './people.ts';
import { addRequestBank, user } from './request-bank.ts';
import { approveTask } from './task-bank.ts';

const [firstDay, secondDay] = ['2026-11-23', '2026-11-24'];
const secondMorning = new Date(`${secondDay}T09:00:00+07:00`);

const cursorOf = ({ output }: Answer) => (output as ConfigurationOfDay).page.nextCursor;
const called = ({ items }: ConfigurationOfDay, kind: ConfiguredRecord['kind'], name: string) =>
  items.find((record) => record.kind === kind && record.name === name);

onBothDatabases('the set-up on a day', addRequestBank, (bank) => {
  beforeAll(async () => {
    const { db, clock } = bank().services;
    await openConfiguration(db, { companyId: 'NUSANTARA', now: clock.now() });
  });

  beforeEach(() => bank().setTime(secondMorning));

  const by = (operation: string, body: object, id = 'SYSADMIN01') => ask(bank(), operation, { user: user(id), body });
  const onDay = (date: string) =>
    outputOf<ConfigurationOfDay>(bank(), 'getConfiguration', { user: user('SYSADMIN03'), body: { date } });

  async function rename(name: string): Promise<AdminTaskReceipt> {
    const body = { id: 'aw-0001' };
    const found = await outputOf<ApprovalWorkflowDetail>(bank(), 'getApprovalWorkflow', {
      user: user('SYSADMIN01'),
      body,
    });
    const { revision, requestType, approvalOrder, approvalMode, approvalScope } = found;
    const direksi = { groupKind: 'approval-group', groupId: 'direksi', quorum: 2 };
    const approvalWorkflow = { name, requestType, approvalOrder, approvalMode, approvalScope };
    const steps = { verify: [], approve: [direksi], release: [] };
    const answer = await by('editApprovalWorkflow', {
      id: 'aw-0001',
      revision,
      approvalWorkflow: { ...approvalWorkflow, ...steps },
    });
    expect(answer.code).toBe('00');
    return answer.output as AdminTaskReceipt;
  }

  test('a workflow reads as it was before and after its change, with the entry that the change left in the trail', async () => {
    const before = await onDay(firstDay);
    expect(called(before, 'approval-workflow', 'Satu direksi')).toMatchObject({
      status: 'Active',
      lines: expect.arrayContaining([
        { label: 'Approve', value: expect.stringMatching(/^1 of Direksi: .*Budi Santoso/) },
      ]),
      taskRefNo: null,
      entry: { sequence: expect.any(Number), hash: before.head?.hash },
    });
    const { db } = bank().services;
    const task = await rename('Dua direksi');
    expect(await approveTask(bank(), 'SYSADMIN03', task)).toMatchObject({ output: { status: 'Successful' } });
    const after = await onDay(secondDay);
    expect(called(after, 'approval-workflow', 'Satu direksi')).toBeUndefined();
    const changed = called(after, 'approval-workflow', 'Dua direksi');
    expect(changed).toMatchObject({
      taskRefNo: task.refNo,
      lines: expect.arrayContaining([{ label: 'Approve', value: expect.stringMatching(/^2 of Direksi/) }]),
    });
    const event = await db
      .selectFrom('audit_events')
      .select(['number', 'hash'])
      .where('subject', '=', task.refNo)
      .where('event_type', '=', 'task-approved')
      .executeTakeFirstOrThrow();
    expect(changed?.entry).toMatchObject({ sequence: event.number, hash: event.hash.toString('hex') });
    expect(called(await onDay(firstDay), 'approval-workflow', 'Satu direksi')).toBeDefined();
  });

  test('it says which accounts a group reaches, what is delegated, how long a step may take and how the company approves', async () => {
    const { items } = await onDay(firstDay);
    const linesOf = (kind: ConfiguredRecord['kind']) =>
      items.filter((one) => one.kind === kind).flatMap(({ lines }) => lines);
    expect(linesOf('sub-user-group')).toContainEqual({ label: 'Accounts', value: expect.stringContaining('account') });
    expect(linesOf('delegation')).toContainEqual({
      label: expect.stringMatching(/^Bill payment · Approver$/),
      value: expect.stringMatching(/^IDR .* \(the default of the bank\)$/),
    });
    expect(linesOf('service-level')).toContainEqual({ label: 'Approve', value: expect.stringMatching(/ (h|min)$/) });
    expect(linesOf('company-setup')).toContainEqual({ label: 'Approval mode', value: 'Manual approval' });
  });

  async function activate(userId: string): Promise<void> {
    const { services } = bank();
    const person = await findPerson(services.db, userId);
    if (!person) throw new Error(`${userId} is missing`);
    await mailLink({ ...services, now: services.clock.now() }, person, 'activation');
    const mails = services.db.selectFrom('mails').select('body').orderBy('mail_id', 'desc');
    const linkToken = /#([\w-]{43})/.exec((await mails.executeTakeFirstOrThrow()).body)?.[1];
    const passwords = await maskedJson(bank(), { newPassword: 'Rupiah2026!', confirmPassword: 'Rupiah2026!' });
    const answer = await bank().ask('POST', '/api/user/auth/activation', { linkToken, passwords });
    expect(answer.code).toBe('00');
  }

  test('who activates a user ID counts among the people from then on, with the entry of the activation', async () => {
    const { db, clock } = bank().services;
    const userId = user('VERIFIER01');
    await db.updateTable('users').set({ status: 'pending' }).where('user_id', '=', userId).execute();
    await keepConfiguration(db, { companyId: 'NUSANTARA', now: clock.now(), refNo: null });
    bank().setTime(new Date(`${secondDay}T10:00:00+07:00`));
    await activate(userId);
    const group = called(await onDay(secondDay), 'approval-group', 'Keuangan');
    const event = await db
      .selectFrom('audit_events')
      .select('hash')
      .where('event_type', '=', 'user-activated')
      .executeTakeFirstOrThrow();
    const entry = { hash: event.hash.toString('hex') };
    expect(group).toMatchObject({ taskRefNo: null, activatedUserId: userId, entry });
  });

  test('an account keeps the name of the day, and the people who alone saw it are listed', async () => {
    const { db, clock } = bank().services;
    const admin = JSON.stringify({ userId: user('SYSADMIN01'), name: 'Hendra Gunawan' });
    const account = { company_id: 'NUSANTARA', account_id: 'acc-0001' };
    await db
      .insertInto('account_visibility')
      .values({
        ...account,
        is_narrowed: true,
        revision: 1,
        created_by: admin,
        created_at: clock.now(),
        approved_by: admin,
      })
      .execute();
    await db
      .insertInto('account_visibility_users')
      .values({ ...account, user_id: user('MAKER01') })
      .execute();
    await db.updateTable('accounts').set({ alias: 'Kas Besar' }).where('account_id', '=', 'acc-0001').execute();
    await keepConfiguration(db, { companyId: 'NUSANTARA', now: clock.now(), refNo: null });
    const visibility = called(await onDay(secondDay), 'account-visibility', 'Kas Besar 1370-0102-4680-1');
    expect(visibility?.lines).toEqual([{ label: 'Seen only by', value: expect.stringContaining('Siti Rahmawati') }]);
    await db.updateTable('accounts').set({ alias: 'Kas Kecil' }).where('account_id', '=', 'acc-0001').execute();
    bank().setTime(new Date('2026-11-25T09:00:00+07:00'));
    await keepConfiguration(db, { companyId: 'NUSANTARA', now: clock.now(), refNo: null });
    expect(called(await onDay(secondDay), 'account-visibility', 'Kas Besar 1370-0102-4680-1')).toBeDefined();
    expect(called(await onDay('2026-11-25'), 'account-visibility', 'Kas Kecil 1370-0102-4680-1')).toBeDefined();
  });

  async function file(formatType: 'CSV' | 'PDF') {
    const amount = { value: '10000000.00', currency: 'IDR' };
    const question = { date: secondDay, transactionType: 'SVC_LCY_BIFAST', accountId: 'acc-0001', amount };
    const call = { user: user('SYSADMIN03'), body: { date: secondDay, formatType, question } };
    const { id } = await outputOf<ReportProgress>(bank(), 'exportConfiguration', call);
    await runDueJobs(bank().services);
    const query = new URLSearchParams({
      fileId: id,
      formatType,
      formatSubType: 'STANDARD',
      reportSource: 'audit-trail',
    });
    const url = `/api/download/report/online/download?${query}`;
    return bank().app.inject({ method: 'GET', url, headers: await bearerOf(bank(), user('SYSADMIN03')) });
  }

  test('an auditor gets the same as a table and as a document, with the hash of the trail', async () => {
    const { items: records, head } = await onDay(secondDay);
    const csv = (await file('CSV')).body;
    for (const { name } of records) expect(csv).toContain(name);
    expect(csv).toContain('In force now');
    expect(csv).toContain(`Activation of ${user('VERIFIER01')},`);
    expect(csv).toMatch(/Who could approve,[^\n]*of Direksi[^\n]*Budi Santoso/);
    expect(csv).toContain(head?.hash ?? 'no hash');
    expect(csv).toContain(records.find(({ entry }) => entry !== null)?.entry?.hash ?? 'no entry');
    expect((await file('PDF')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('a day before anything was stored says since when the set-up is known', async () => {
    const found = await onDay('2026-03-03');
    expect(found).toMatchObject({ items: [], knownSince: expect.stringContaining(firstDay), head: null });
    const body = { date: '2026-03-03', formatType: 'CSV' };
    expect(await by('exportConfiguration', body)).toMatchObject({ code: 'REPORT_EMPTY' });
    expect((await by('exportConfiguration', { ...body, date: firstDay }, 'MAKER01')).status).toBe(403);
  });

  test('pages follow each other by kind and name, and one kind can be asked for alone', async () => {
    const all = (await onDay(secondDay)).items;
    const paged: ConfiguredRecord[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const body = { date: secondDay, page: { size: 4, ...(cursor && { cursor }) } };
      const { items, page } = await outputOf<ConfigurationOfDay>(bank(), 'getConfiguration', {
        user: user('SYSADMIN03'),
        body,
      });
      expect(page.total).toBe(all.length);
      paged.push(...items);
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(all);
    const maps = { date: secondDay, kind: 'workflow-map' };
    const { items } = await outputOf<ConfigurationOfDay>(bank(), 'getConfiguration', {
      user: user('SYSADMIN03'),
      body: maps,
    });
    expect(items).toEqual(all.filter(({ kind }) => kind === 'workflow-map'));
  });

  test('a day to come is refused by every question, and today is answered', async () => {
    const body = { date: '2026-11-25' };
    const record = { kind: 'approval-workflow', id: 'aw-0001' };
    const asked = [
      await by('getConfiguration', body),
      await by('listConfigurationLines', { ...body, ...record }),
      await by('exportConfiguration', { ...body, formatType: 'CSV' }),
    ];
    for (const answer of asked)
      expect(answer).toMatchObject({ status: 422, code: '74', body: { errors: [{ field: 'date' }] } });
    expect(await by('listConfigurationLines', { date: secondDay, ...record })).toMatchObject({ code: '00' });
  });

  test('a cursor of another kind, day or record is refused', async () => {
    const firstPage = { date: secondDay, page: { size: 1 } };
    const cursor = cursorOf(await by('getConfiguration', firstPage));
    const page = { size: 1, cursor };
    expect(await by('getConfiguration', { date: secondDay, page })).toMatchObject({ code: '00' });
    for (const other of [{ date: secondDay, kind: 'workflow-map' }, { date: firstDay }])
      expect(await by('getConfiguration', { ...other, page })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'page.cursor' }] },
      });
    const workflow = { date: secondDay, kind: 'approval-workflow', id: 'aw-0002' };
    const lines = await by('listConfigurationLines', { ...workflow, page: { size: 1 } });
    const other = { ...workflow, id: 'aw-0001', page: { size: 1, cursor: cursorOf(lines) } };
    expect(await by('listConfigurationLines', other)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'page.cursor' }] },
    });
  });

  test('a record with many lines shows the first ones, and pages all of them', async () => {
    const name = 'Baris '.repeat(20).trim();
    const rows = Array.from({ length: 40 }, (_, place) => ({
      id: `row-${place}`,
      name: `${name} ${place}`,
      transactionTypes: [],
      accounts: { kind: 'every-account' },
      currency: null,
      minimum: `${place}.00`,
      maximum: null,
      batchBasis: 'total',
      createdAt: 0,
      outcome: { kind: 'blocked' },
    }));
    const { db, clock } = bank().services;
    await db
      .updateTable('workflow_maps')
      .set({ rows: JSON.stringify(rows) })
      .where('map_id', '=', 'wm-0002')
      .execute();
    await keepConfiguration(db, { companyId: 'NUSANTARA', now: clock.now(), refNo: null });
    const shown = called(await onDay(secondDay), 'workflow-map', 'Matriks Cabang');
    expect(shown).toMatchObject({ lineCount: 40 });
    expect(shown?.lines.length).toBeLessThan(20);
    const record = { date: secondDay, kind: 'workflow-map', id: 'wm-0002' };
    const lines = async (page: object) =>
      outputOf<{ items: ConfiguredRecord['lines']; page: { nextCursor: string | null } }>(
        bank(),
        'listConfigurationLines',
        {
          user: user('SYSADMIN03'),
          body: { ...record, page },
        },
      );
    const first = await lines({ size: 25 });
    const second = await lines({ size: 25, cursor: first.page.nextCursor });
    expect([...first.items, ...second.items].map(({ label }) => label)).toEqual(rows.map((row) => row.name));
    expect(first.items.slice(0, shown?.lines.length)).toEqual(shown?.lines);
    expect(await by('listConfigurationLines', { ...record, id: 'wm-9999' })).toMatchObject({ code: '193' });
    expect(await by('listConfigurationLines', { ...record, date: '2026-03-03' })).toMatchObject({ code: '193' });
  });
});
