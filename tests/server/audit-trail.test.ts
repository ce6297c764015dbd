import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { OperationId } from '../../generated/operations.ts';
import { operations } from '../../generated/operations.ts';
import { appendAudit, type AuditEvent } from '../../server/audit/append.ts';
import { anonymous } from '../../server/context.ts';
import { onBothDatabases } from './on-databases.ts';
import { type TestBank } from './bank.ts';
import { expectOutputOf } from './outputs.ts';
import { addPeople, bearerOf } from './people.ts';

const maker = { companyId: 'NUSANTARA', userId: 'MAKER01@NUSANTARA', name: 'Siti Rahmawati', roles: ['MK'] };
const approver = { companyId: 'NUSANTARA', userId: 'APPROVER01@NUSANTARA', name: 'Budi Santoso', roles: ['AP'] };

interface Item {
  readonly eventId: string;
  readonly sequence: number;
  readonly summary: string;
}
interface List {
  readonly items: readonly Item[];
  readonly page: { readonly nextCursor: string | null };
}

async function write({ services }: TestBank, who: typeof maker, event: AuditEvent): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    const context = { db, who: { ...anonymous, ...who }, now: services.clock.now() };
    await appendAudit({ ...context, requestId: 'request-0001', remoteAddress: '203.0.113.24' }, event);
  });
}

async function ask(bank: TestBank, userId: string, operationId: OperationId, body: object, language = 'en') {
  const headers = { ...(await bearerOf(bank, userId)), 'accept-language': language };
  const answer = await bank.ask('POST', operations[operationId].path, body, headers);
  if (answer.status === 200) expectOutputOf(operationId, answer.output);
  return answer;
}

const month = { filter: { dates: { from: '2026-11-01', to: '2026-11-30' } } };

async function list(bank: TestBank, userId: string, body: object = month, language?: string): Promise<List> {
  return (await ask(bank, userId, 'listAuditEvents', body, language)).output as List;
}

async function check(bank: TestBank, body: object = {}) {
  return (await ask(bank, 'SYSADMIN01@NUSANTARA', 'verifyAuditChain', body)).output;
}

async function changeInDatabase({ services: { db } }: TestBank, change: ReturnType<typeof sql>): Promise<void> {
  await sql`alter table audit_events disable trigger user`.execute(db);
  await change.execute(db);
  await sql`alter table audit_events enable trigger user`.execute(db);
}

async function beginAgain(bank: TestBank): Promise<void> {
  await changeInDatabase(bank, sql`delete from audit_events`);
  await sql`update audit_heads set number = 0, hash = decode(repeat('00', 32), 'hex')`.execute(bank.services.db);
}

onBothDatabases('the audit trail', addPeople, (bank) => {
  beforeEach(async () => {
    await beginAgain(bank());
    await write(bank(), maker, { type: 'request-submitted', subject: 'LCY2611230000147', name: 'BI-FAST to CV Sinar' });
    await write(bank(), approver, { type: 'request-approved', subject: 'LCY2611230000147', reason: 'Sesuai' });
    const refused = { outcome: 'refused', code: 'APPROVAL_OWN_WORK', details: { when: new Date(0), zero: 0 } } as const;
    await write(bank(), maker, { type: 'request-approved', subject: 'FCY2611230000021', ...refused });
  });

  test('shows an administrator the events of all users, the latest first, in the requested language', async () => {
    const { items } = await list(bank(), 'SYSADMIN01@NUSANTARA', month, 'id');
    expect(items.map(({ sequence }) => sequence)).toEqual([3, 2, 1]);
    expect(items.at(-1)?.summary).toBe('Pengajuan: BI-FAST to CV Sinar');
  });

  test('shows a corporate user only their own events of the company', async () => {
    expect((await list(bank(), 'MAKER01@NUSANTARA')).items.map(({ sequence }) => sequence)).toEqual([3, 1]);
    expect((await list(bank(), 'VERIFIER01@NUSANTARA')).items).toEqual([]);
    expect((await list(bank(), 'SYSADMIN01@BAHARI')).items).toEqual([]);
  });

  test('can be filtered by user, outcome and words, and read page by page', async () => {
    const narrowed = { filter: { ...month.filter, actors: ['MAKER01@NUSANTARA'], outcomes: ['refused'] } };
    expect((await list(bank(), 'SYSADMIN01@NUSANTARA', narrowed)).items.map(({ sequence }) => sequence)).toEqual([3]);
    const searched = { filter: { ...month.filter, search: 'sinar' } };
    expect((await list(bank(), 'SYSADMIN01@NUSANTARA', searched)).items.map(({ sequence }) => sequence)).toEqual([1]);
    const first = await list(bank(), 'SYSADMIN01@NUSANTARA', { ...month, page: { size: 2 } });
    const page = { size: 2, cursor: first.page.nextCursor };
    const second = await list(bank(), 'SYSADMIN01@NUSANTARA', { ...month, page });
    expect([first, second].map(({ items }) => items.map(({ sequence }) => sequence))).toEqual([[3, 2], [1]]);
  });

  test('shows the details of one event, and hides events of other users', async () => {
    const [refused, approved] = (await list(bank(), 'SYSADMIN01@NUSANTARA')).items;
    const detail = await ask(bank(), 'MAKER01@NUSANTARA', 'getAuditEvent', { eventId: refused?.eventId });
    expect(detail.output).toMatchObject({ code: 'APPROVAL_OWN_WORK', ipAddress: '203.0.113.24', decision: null });
    const hidden = await ask(bank(), 'MAKER01@NUSANTARA', 'getAuditEvent', { eventId: approved?.eventId });
    expect([hidden.status, hidden.code]).toEqual([404, '193']);
  });

  test('is valid if it was not changed', async () => {
    expect(await check(bank())).toMatchObject({ intact: true, firstSequence: 1, lastSequence: 3, checked: 3 });
    expect(await check(bank(), { firstSequence: 2 })).toMatchObject({ intact: true, checked: 2 });
    const answer = await ask(bank(), 'SYSADMIN01@NUSANTARA', 'verifyAuditChain', { firstSequence: 9 });
    expect(answer.code).toBe('193');
  });

  test('of a company without any event is valid', async () => {
    const { output } = await ask(bank(), 'SYSADMIN01@BAHARI', 'verifyAuditChain', {});
    expect(output).toMatchObject({ intact: true, checked: 0 });
  });

  test.each([
    [2, 'an event was changed', [`update audit_events set actor_name = 'Nobody' where number = 2`]],
    [3, 'its details were changed', [`update audit_events set details = '{}' where number = 3`]],
    [2, 'an event is missing', ['delete from audit_events where number = 2']],
    [3, 'the last event is missing', ['delete from audit_events where number = 3']],
    [
      2,
      'two events changed places',
      [
        'update audit_events set number = number + 100 where number in (2, 3)',
        'update audit_events set number = 105 - number where number > 100',
      ],
    ],
  ])('is reported as broken at event %i where %s', async (sequence, _, statements) => {
    for (const statement of statements) await changeInDatabase(bank(), sql.raw(statement));
    expect(await check(bank())).toMatchObject({ intact: false, brokenAt: { sequence } });
  });

  test.each(['update audit_events set actor_id = null', 'delete from audit_events', 'truncate audit_events'])(
    'refuses: %s',
    async (statement) => {
      await expect(sql.raw(statement).execute(bank().services.db)).rejects.toThrow('append-only');
    },
  );

  test('numbers events without a gap when many write at once', async () => {
    const event = { type: 'draft-saved', subject: 'draft' } as const;
    await Promise.all(Array.from({ length: 20 }, () => write(bank(), maker, event)));
    expect(await check(bank())).toMatchObject({ intact: true, checked: 23 });
  });
});
