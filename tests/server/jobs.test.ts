import fastify from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../server/clock.ts';
import { healthPath, mountHealth } from '../../server/health.ts';
import type { JobKinds } from '../../server/jobs/kind.ts';
import { backoff, claim, enqueue, finish, mostAttempts } from '../../server/jobs/queue.ts';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { countJobs, listDeadJobs, reviveJobs } from '../../server/jobs/job-status.ts';
import { onBothDatabases } from './on-databases.ts';
import { openEmbedded } from './test-databases.ts';

onBothDatabases('the jobs', (bank) => {
  const { services } = { services: () => bank().services };
  const now = () => services().clock.now();
  const later = (milliseconds: number) => bank().setTime(new Date(now().getTime() + milliseconds));
  const queue = (payload = {}, uniqueKey?: string, runAt = now()) =>
    enqueue(services().db, { kind: 'note', payload, runAt, ...(uniqueKey && { uniqueKey }) });
  const health = async () => (await bank().app.inject({ method: 'GET', url: healthPath })).json<unknown>();
  let done: unknown[] = [];
  const kinds: JobKinds = {
    note: (payload) => Promise.resolve(void done.push(payload)),
  };
  const failing: JobKinds = { note: () => Promise.reject(new Error('The printer is out of paper')) };

  beforeEach(async () => {
    done = [];
    await services().db.deleteFrom('jobs').execute();
  });

  test('are each done once by two runners at the same time', async () => {
    for (let index = 0; index < 20; index += 1) await queue({ index });
    await Promise.all([runDueJobs(services(), kinds), runDueJobs(services(), kinds)]);
    const indexes = done.map((payload) => (payload as { index: number }).index);
    expect(indexes.toSorted((left, right) => left - right)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  });

  test('wait until their time', async () => {
    await queue({}, undefined, new Date(now().getTime() + 60_000));
    expect(await runDueJobs(services(), kinds)).toBe(0);
    later(60_000);
    expect(await runDueJobs(services(), kinds)).toBe(1);
  });

  test('are queued once while one of the same key waits, and again afterwards', async () => {
    await queue({}, 'the same');
    await queue({}, 'the same');
    expect(await runDueJobs(services(), kinds)).toBe(1);
    await queue({}, 'the same');
    expect(await runDueJobs(services(), kinds)).toBe(1);
  });

  test('that fail are tried again later and are dead in the end, until an operator revives them', async () => {
    await queue();
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      expect(await runDueJobs(services(), failing)).toBe(1);
      expect(await runDueJobs(services(), failing)).toBe(0);
      later(backoff(attempt));
    }
    const [dead] = await listDeadJobs(services().db);
    expect(dead).toMatchObject({ kind: 'note', attempts: mostAttempts, last_error: 'The printer is out of paper' });
    expect(await reviveJobs(services().db, dead?.job_id ?? 0)).toBe(1);
    expect(await runDueJobs(services(), kinds)).toBe(1);
    expect(await countJobs(services().db)).toEqual([{ kind: 'note', state: 'done', count: 1 }]);
  });

  test('that are dead or late are counted in the health of the bank', async () => {
    await queue();
    await queue({}, undefined, new Date(now().getTime() + 60_000));
    expect(await health()).toEqual({ status: 'ok', jobs: { dead: 0, late: 0 } });
    later(301_000);
    expect(await health()).toEqual({ status: 'ok', jobs: { dead: 0, late: 1 } });
    await services().db.updateTable('jobs').set({ state: 'dead' }).execute();
    expect(await health()).toEqual({ status: 'ok', jobs: { dead: 2, late: 0 } });
  });

  test('that are all revived at once leave out those whose work already waits again', async () => {
    await queue({}, 'the same');
    await services().db.updateTable('jobs').set({ state: 'dead' }).execute();
    await queue({}, 'the same');
    await queue();
    await services().db.updateTable('jobs').set({ state: 'dead' }).where('unique_key', 'is', null).execute();
    expect(await reviveJobs(services().db, 'all')).toBe(1);
    expect(await countJobs(services().db)).toEqual([
      { kind: 'note', state: 'dead', count: 1 },
      { kind: 'note', state: 'waiting', count: 2 },
    ]);
  });

  test('of a killed runner go to another one, and the first cannot finish them any more', async () => {
    await queue();
    const lost = await claim(services().db, now());
    expect(await claim(services().db, now())).toBeUndefined();
    await services()
      .db.updateTable('jobs')
      .set({ locked_until: new Date(0) })
      .execute();
    const found = await claim(services().db, now());
    expect(found).toMatchObject({ jobId: lost?.jobId, attempt: 2 });
    if (lost) await finish(services().db, lost);
    expect(await countJobs(services().db)).toEqual([{ kind: 'note', state: 'running', count: 1 }]);
  });

  test('that end their process at every attempt are dead after the last one', async () => {
    await queue();
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      expect(await claim(services().db, now())).toMatchObject({ attempt });
      await services()
        .db.updateTable('jobs')
        .set({ locked_until: new Date(0) })
        .execute();
    }
    await runDueJobs(services(), kinds);
    expect(done).toEqual([]);
    const [dead] = await listDeadJobs(services().db);
    expect(dead?.last_error).toBe('Every attempt ended with its process');
  });
});

test('a bank without its database reports that in its health', { timeout: 60_000 }, async () => {
  const { db, close } = await openEmbedded();
  await close();
  const app = fastify();
  mountHealth(app, { db, clock: systemClock });
  const { statusCode, body } = await app.inject({ method: 'GET', url: healthPath });
  expect({ statusCode, body }).toEqual({ statusCode: 503, body: '{"status":"no database"}' });
});
