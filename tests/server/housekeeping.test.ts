import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { publish } from '../../server/events/publish.ts';
import { forgetOld } from '../../server/jobs/forget-old.ts';
import { enqueue } from '../../server/jobs/queue.ts';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { onBothDatabases, type TestBank } from './bank.ts';
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

onBothDatabases('housekeeping', (bank) => {
  beforeAll(() => addPeople(bank()));

  test('forgets what is over and keeps what still counts', async () => {
    const { db, clock } = bank().services;
    await keepItem(bank(), 'expired', daysAgo(bank(), 1));
    await keepItem(bank(), 'valid', daysAgo(bank(), -1));
    await keepAnswer(bank(), '0190a7c2-6f43-7d1b-9b52-3f1c2a7e8d04', daysAgo(bank(), 8));
    await keepAnswer(bank(), '0190a7c2-6f43-7d1b-9b52-3f1c2a7e8d05', daysAgo(bank(), 6));
    for (const at of ['2026-11-01T09:00:00+07:00', '2026-11-23T09:00:00+07:00'])
      await publish(db, { companyId: 'NUSANTARA' }, { type: 'parameters-changed', at, names: ['BANK_PHONE'] });
    await sql`update events set created_at = now() - interval '4 days' where event_id = 1`.execute(db);
    expect(await forgetOld(db, clock.now())).toMatchObject({ items: 1, answers: 1, events: 1 });
    expect(await forgetOld(db, clock.now())).toMatchObject({ items: 0, answers: 0, events: 0 });
  });

  test('is a job that calls itself again an hour later', async () => {
    const { db, clock } = bank().services;
    await enqueue(db, { kind: 'housekeeping', payload: {}, runAt: clock.now() });
    expect(await runDueJobs(bank().services)).toBe(1);
    const waiting = db.selectFrom('jobs').select('run_at').where('state', '=', 'waiting');
    expect(await waiting.execute()).toEqual([{ run_at: new Date(clock.now().getTime() + 3_600_000) }]);
  });
});
