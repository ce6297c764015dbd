import { CompactEncrypt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { publish } from '../../server/events/publish.ts';
import { openBank, type TestBank } from './bank.ts';
import { decrypt, openStream, secretKeyOf, takeTicket } from './event-reader.ts';
import { addPeople, tokenOf } from './people.ts';

const soon = (check: () => void) => vi.waitFor(check, { timeout: 6000, interval: 20 });
const maker = { companyId: 'NUSANTARA', userId: 'MAKER01@NUSANTARA' };

async function sayPhone({ services: { db } }: TestBank): Promise<void> {
  const at = '2026-11-23T09:20:00+07:00';
  await publish(db, { companyId: 'NUSANTARA' }, { type: 'parameters-changed', at, names: ['BANK_PHONE'] });
}

async function sayMessage({ services: { db } }: TestBank): Promise<void> {
  const message = { messageId: '0190a7c2-6f43-7d1b-9b52-3f1c2a7e8d04', category: 'announcement', unread: 1 } as const;
  const at = '2026-11-23T09:20:00+07:00';
  await publish(db, maker, { type: 'inbox-message', at, subject: 'Welcome', ...message });
}

async function listen(bank: TestBank) {
  const token = await tokenOf(bank, maker.userId);
  return { token, stream: await openStream(bank, await takeTicket(bank, token)) };
}

async function changeTopics(bank: TestBank, token: string, change: 'subscribe' | 'unsubscribe', selection: object) {
  const data = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(selection)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(await secretKeyOf(bank, token));
  return bank.ask('POST', `/notif/${change}/secure`, { data }, { authorization: `Bearer ${token}` });
}

describe.each(['pglite', 'postgres'] as const)('an open stream (%s)', (engine) => {
  let bank: TestBank;
  const isMissing = engine === 'postgres' && !inject('postgresUrl');

  beforeAll(async () => {
    if (isMissing) return;
    bank = await openBank(engine, { heartbeatMilliseconds: 50 });
    await addPeople(bank);
  }, 60_000);
  afterAll(() => bank?.close());

  test.skipIf(isMissing)('carries the topics that are subscribed to', async () => {
    const { token, stream } = await listen(bank);
    const less = await changeTopics(bank, token, 'unsubscribe', { topics: ['parameters-changed'] });
    expect((await decrypt(bank, token, String(less.output)))['topics']).not.toContain('parameters-changed');
    await sayPhone(bank);
    await sayMessage(bank);
    const events = () => stream.received.map(({ event }) => event);
    await soon(() => expect(events()).toEqual(['inbox-message']));
    const more = await changeTopics(bank, token, 'subscribe', { topics: ['parameters-changed', 'task-changed'] });
    const { topics } = await decrypt(bank, token, String(more.output));
    expect(topics).toContain('parameters-changed');
    expect(topics, 'what only administrators receive').not.toContain('task-changed');
    await sayPhone(bank);
    await soon(() => expect(events()).toEqual(['inbox-message', 'parameters-changed']));
    stream.close();
  });

  test.skipIf(isMissing)('takes no topic that is unknown, named twice or not under the key', async () => {
    const { token, stream } = await listen(bank);
    for (const topics of [['gossip'], ['maintenance', 'maintenance'], []])
      expect((await changeTopics(bank, token, 'subscribe', { topics })).status).toBe(400);
    const data =
      'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..48V1_ALb6US04U3b.5eym8TW_c8SuK0ltJ3rpYIzO.XFBoMYUZodetZdvTiFvSkQ';
    const answer = await bank.ask('POST', '/notif/subscribe/secure', { data }, { authorization: `Bearer ${token}` });
    expect(answer.body['errors']).toEqual([{ field: 'data', code: 'FIELD_FORMAT' }]);
    stream.close();
  });

  test.skipIf(isMissing)('sends heartbeats, warns once before it ends by idleness, and then ends', async () => {
    const { stream } = await listen(bank);
    const start = bank.services.clock.now();
    await soon(() => expect(stream.comments.length).toBeGreaterThan(2));
    bank.setTime(new Date(start.getTime() + 545_000));
    await soon(() => expect(stream.received.map(({ event }) => event)).toEqual(['session-idle']));
    bank.setTime(new Date(start.getTime() + 601_000));
    await soon(() => expect(stream.isEnded).toBe(true));
    expect(stream.received.map(({ event }) => event)).toEqual(['session-idle', 'session-ended']);
    bank.setTime(start);
  });

  test.skipIf(isMissing)('ends when its user is blocked', async () => {
    const { stream } = await listen(bank);
    const { db } = bank.services;
    await db.updateTable('users').set({ status: 'blocked' }).where('user_id', '=', maker.userId).execute();
    await soon(() => expect(stream.isEnded).toBe(true));
    await db.updateTable('users').set({ status: 'active' }).where('user_id', '=', maker.userId).execute();
  });

  test.skipIf(isMissing || engine === 'pglite')('continues after the connection of the database was lost', async () => {
    const { stream } = await listen(bank);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%'`.execute(bank.services.db);
    await sayPhone(bank);
    await soon(() => expect(stream.received).toHaveLength(1));
    await sql`select pg_sleep(0.3)`.execute(bank.services.db);
    await sayPhone(bank);
    await soon(() => expect(stream.received).toHaveLength(2));
    stream.close();
  });
});
