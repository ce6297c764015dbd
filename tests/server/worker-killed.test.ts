import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { startLoad, type Load } from '../faults/load.ts';
import { proveSubject } from '../faults/settle-and-prove.ts';
import { createSubject, type Subject } from '../faults/subject.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { newDatabase } from './test-databases.ts';

const workers = 2;
const times = 3;
/** Seven users of each company are at work; each may lose a call, and a retry that still reaches the killed process. */
const mostLost = 2 * 14;

describe.skipIf(!inject('postgresUrl'))('a bank of two processes on one PostgreSQL', () => {
  let subject: Subject;
  let server: ServerProcess;
  let load: Load;

  beforeAll(async () => {
    const databaseUrl = await newDatabase(inject('postgresUrl'));
    subject = await createSubject(databaseUrl, databaseUrl, workers);
    server = subject.start();
    await server.ready;
    load = startLoad(subject.journal, 'workers');
    await pause(1500);
  }, 120_000);
  afterAll(async () => {
    server.signal('SIGKILL');
    await subject.prepared.remove();
  });

  /** Uses a new connection each time, so that either process can answer. */
  async function pidOfSomeone(): Promise<number> {
    const request = get(`${subject.url}/process`, { agent: false });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return ((await json(answer)) as { pid: number }).pid;
  }

  async function pids(): Promise<number[]> {
    const seen = await Promise.all(Array.from({ length: 8 }, pidOfSomeone));
    return [...new Set(seen)].toSorted((left, right) => left - right);
  }

  test('loses only the calls of the killed process, and soon has a new one', { timeout: 240_000 }, async () => {
    for (let time = 0; time < times; time += 1) {
      const before = await pids();
      const [victim] = before;
      if (!victim) throw new Error('No process answered');
      const lostBefore = subject.journal.broken();
      process.kill(victim, 'SIGKILL');
      await vi.waitFor(
        async () => {
          const now = await pids();
          expect(now).toHaveLength(workers);
          expect(now).not.toContain(victim);
        },
        { timeout: 60_000, interval: 100 },
      );
      await pause(500);
      expect(subject.journal.broken() - lostBefore).toBeLessThanOrEqual(mostLost);
      expect(server.isRunning()).toBe(true);
    }
  });

  test('has lost nothing and done nothing twice', { timeout: 180_000 }, async () => {
    await load.stop();
    expect(await proveSubject(subject, server)).toEqual([]);
  });
});
