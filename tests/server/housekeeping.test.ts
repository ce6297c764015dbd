import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { publish } from '../../server/events/publish.ts';
import { deleteOldRows, deletions } from '../../server/jobs/delete-old-rows.ts';
import { enqueue } from '../../server/jobs/queue.ts';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { storeTopics } from '../../server/notifications/topics.ts';
import { openSession } from '../../server/session/session-store.ts';
import { onBothDatabases } from './on-databases.ts';
import { type TestBank } from './bank.ts';
import { addPeople } from './people.ts';

const daysAgo = ({ services }: TestBank, days: number) => new Date(services.clock.now().getTime() - days * 86_400_000);

async function keepItem(bank: TestBank, id: string, expiresAt: Date): Promise<void> {
  const item = { kind: 'event-ticket', item_id: id, content: '{}', expires_at: expiresAt, used_at: null };
  await bank.services.db.insertInto('one_time_items').values(item).execute();
}

async function keepAnswer({ services: { db } }: TestBank, key: string, createdAt: Date): Promise<void> {
  await db
    .insertInto('stored_answers')
    .values({
      company_id: 'NUSANTARA',
      user_id: 'MAKER01@NUSANTARA',
      idempotency_key: key,
      operation: 'submitLocalTransfer',
      body_digest: Buffer.alloc(32),
      sealed_output: Buffer.from('kept'),
      created_at: createdAt,
    })
    .execute();
}

const maker = { company_id: 'NUSANTARA', user_id: 'MAKER01@NUSANTARA' };

async function keepChallenge({ services: { db } }: TestBank, challenge_id: string, expires_at: Date): Promise<void> {
  const signed = {
    action: 'approve' as const,
    items: '[]',
    covers: '[]',
    digest: Buffer.alloc(32),
    challenge: '12345678',
  };
  await db
    .insertInto('challenges')
    .values({ ...maker, ...signed, challenge_id, created_at: expires_at, expires_at })
    .execute();
}

async function keepMail({ services: { db } }: TestBank, subject: string, created_at: Date): Promise<void> {
  const mail = { company_id: maker.company_id, recipient: 'siti@nusantara.co.id', subject, body: 'Halo', created_at };
  await db
    .insertInto('mails')
    .values({ ...mail, sent_at: null })
    .execute();
}

/** Why these tables have no job that deletes old rows. */
const reasons: Readonly<Record<string, string>> = {
  'the books of the bank and the proof of who did what, which the law wants kept for ten years':
    'accounts account_access account_balances journal_entries postings limit_usage requests request_revisions ' +
    'request_steps request_decisions request_records request_record_decisions executions sent_advices paid_accounts ' +
    'underlying_documents underlying_uses tax_billings admin_tasks admin_task_revisions admin_task_steps admin_task_holds audit_events audit_heads ' +
    'bulk_uploads bulk_notices bulk_files bulk_favorite_records deals exchange_rates facilities facility_records ' +
    'loan_instalments file_keys hierarchy_chart_versions configuration_versions decider_versions recurring_series recurring_occurrences',
  'as many as a company has people, groups and habits':
    'companies former_aliases company_setup company_features company_limits company_services users user_details token_devices favorites user_groups sub_user_groups workflow_maps ' +
    'enterprise_limits enterprise_limit_items account_limits account_groups account_group_members hierarchy_charts account_visibility ' +
    'account_visibility_users company_settings delegations ' +
    'approval_groups approval_group_members approval_workflows approval_matrices person_limits stage_service_levels facility_favorites ' +
    'foreign_currency_limits mailed_events finding_checks nightly_findings',
  'goes with its session': 'stream_topics',
  'dated reference data, changed a few times a year':
    'calendars holidays holidays_abroad services cut_offs cut_off_exceptions rail_limits limit_defaults fees tax_billing_kinds banks bank_common_names bank_branches foreign_banks ' +
    'reference_lists thresholds institutions denominations phone_prefixes system_parameters maintenance_windows ' +
    'browser_minimums',
  'the sandbox alone writes it':
    'sandbox_settings host_script host_transfers host_returns host_bill_customers host_bill_payments ' +
    'host_tax_billings host_tax_payments',
  'one row a release': 'migrations',
  'a single row': 'storage_key_checks health_probes',
};

onBothDatabases('housekeeping', addPeople, (bank) => {
  test('deletes what has expired and keeps what still counts', async () => {
    const { db, clock } = bank().services;
    await keepItem(bank(), 'expired', daysAgo(bank(), 1));
    await keepItem(bank(), 'valid', daysAgo(bank(), -1));
    await keepAnswer(bank(), '0190a7c2-6f43-7d1b-9b52-3f1c2a7e8d04', daysAgo(bank(), 1.1));
    await keepAnswer(bank(), '0190a7c2-6f43-7d1b-9b52-3f1c2a7e8d05', daysAgo(bank(), 0.9));
    for (const at of ['2026-11-01T09:00:00+07:00', '2026-11-23T09:00:00+07:00'])
      await publish(db, { companyId: 'NUSANTARA' }, { type: 'parameters-changed', at, names: ['BANK_PHONE'] });
    await sql`update events set created_at = now() - interval '4 days' where event_id = 1`.execute(db);
    expect(await deleteOldRows(db, clock.now())).toMatchObject({ one_time_items: 1, stored_answers: 1, events: 1 });
    expect(await deleteOldRows(db, clock.now())).toMatchObject({ one_time_items: 0, stored_answers: 0, events: 0 });
  });

  test('deletes challenges, mails and sessions that are not needed any more', async () => {
    const { db, clock } = bank().services;
    await keepChallenge(bank(), '0190a7c2-6f43-7d1b-9b52-3f1c2a7e8d06', daysAgo(bank(), 31));
    await keepChallenge(bank(), '0190a7c2-6f43-7d1b-9b52-3f1c2a7e8d07', daysAgo(bank(), 29));
    await keepMail(bank(), 'old', daysAgo(bank(), 31));
    await keepMail(bank(), 'new', daysAgo(bank(), 29));
    const session = { companyId: maker.company_id, userId: maker.user_id, sealedKey: Buffer.alloc(32) };
    const old = await openSession(db, session, daysAgo(bank(), 31));
    await openSession(db, session, daysAgo(bank(), 29));
    await storeTopics(db, { companyId: maker.company_id, sessionId: old.sessionId }, ['inbox-message']);
    const spent = { refresh_hash: Buffer.alloc(32), session_id: old.sessionId, spent_at: daysAgo(bank(), 31) };
    await db.insertInto('spent_refresh_tokens').values(spent).execute();
    const once = { challenges: 1, mails: 1, sessions: 1, spent_refresh_tokens: 1 };
    expect(await deleteOldRows(db, clock.now())).toMatchObject(once);
    expect(await db.selectFrom('stream_topics').selectAll().execute()).toEqual([]);
    expect(await deleteOldRows(db, clock.now())).toMatchObject({ challenges: 0, mails: 0, sessions: 0 });
  });

  test('keeps every table from growing for ever, or the list names a reason', async () => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(bank().services.db);
    const known = [...Object.keys(deletions), ...Object.values(reasons).flatMap((tables) => tables.split(' '))];
    expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  test('is a job that queues itself again for an hour later', async () => {
    const { db, clock } = bank().services;
    await enqueue(db, { kind: 'housekeeping', payload: {}, runAt: clock.now() });
    expect(await runDueJobs(bank().services)).toBe(1);
    const waiting = db.selectFrom('jobs').select('run_at').where('state', '=', 'waiting');
    expect(await waiting.execute()).toEqual([{ run_at: new Date(clock.now().getTime() + 3_600_000) }]);
  });
});
