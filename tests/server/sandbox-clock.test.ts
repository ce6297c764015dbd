import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../server/db/database.ts';
import { readConfig } from '../../server/config.ts';
import type { Services } from '../../server/context.ts';
import { startJobRunner } from '../../server/jobs/runner.ts';
import { enqueue } from '../../server/jobs/queue.ts';
import { createSandboxClock, moveClock, readOffset, setClock, type SandboxClock } from '../../server/sandbox/clock.ts';
import { openEmbedded } from './test-databases.ts';

let opened: OpenDatabase;
let clock: SandboxClock;
const minute = 60_000;
const hour = 60 * minute;

beforeAll(async () => {
  opened = await openEmbedded();
  clock = await createSandboxClock(opened.db, opened.engine);
}, 60_000);
afterAll(async () => {
  await clock.stop();
  await opened.close();
});

const distance = (left: Date, right: number) => Math.abs(left.getTime() - right);

test('the clock jumps for every process and continues from there', async () => {
  const other = await createSandboxClock(opened.db, opened.engine);
  expect(distance(clock.now(), Date.now())).toBeLessThan(minute);
  await moveClock(opened.db, 3 * hour);
  await vi.waitFor(() => expect(distance(clock.now(), Date.now() + 3 * hour)).toBeLessThan(minute));
  await vi.waitFor(() => expect(distance(other.now(), Date.now() + 3 * hour)).toBeLessThan(minute));
  await other.stop();
});

test('a process that starts later has the same time', async () => {
  const cutOff = new Date('2026-12-31T22:31:00+07:00');
  await setClock(opened.db, cutOff);
  const late = await createSandboxClock(opened.db, opened.engine);
  expect(distance(late.now(), cutOff.getTime())).toBeLessThan(minute);
  await late.stop();
});

test('a clock that was stopped follows no jump any more', async () => {
  const stopped = await createSandboxClock(opened.db, opened.engine);
  const before = await readOffset(opened.db);
  await stopped.stop();
  await moveClock(opened.db, before + 5 * hour);
  await vi.waitFor(() => expect(distance(clock.now(), Date.now() + before + 5 * hour)).toBeLessThan(minute));
  // Longer than the interval in which a server reads the offset of the clock again.
  await delay(1500);
  expect(distance(stopped.now(), Date.now() + before)).toBeLessThan(minute);
});

test('the runner does a job that falls due when the clock jumps, and stops when it is stopped', async () => {
  const done: unknown[] = [];
  const services: Services = Object.assign(Object.create(null), { db: opened.db, clock, config: readConfig({}) });
  const kinds = { note: (payload: unknown) => Promise.resolve(void done.push(payload)) };
  const runner = await startJobRunner({ services, engine: opened.engine, kinds });
  const tomorrow = new Date(clock.now().getTime() + 24 * hour);
  await enqueue(opened.db, { kind: 'note', payload: { text: 'tomorrow' }, runAt: tomorrow });
  await enqueue(opened.db, { kind: 'note', payload: { text: 'now' }, runAt: new Date(0) });
  await vi.waitFor(() => expect(done).toEqual([{ text: 'now' }]), 3000);
  await setClock(opened.db, tomorrow);
  await vi.waitFor(() => expect(done).toHaveLength(2), 5000);
  await runner.stop();
  await enqueue(opened.db, { kind: 'note', payload: { text: 'too late' }, runAt: new Date(0) });
  await delay(1500);
  expect(done).toHaveLength(2);
});
