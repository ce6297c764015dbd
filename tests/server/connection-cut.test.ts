import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { errorCatalogue } from '../../generated/error-codes.ts';
import { startCutProxy, type CutProxy } from '../faults/cut-proxy.ts';
import { startLoad, type Load } from '../faults/load.ts';
import { proveSubject } from '../faults/settle-and-prove.ts';
import { openStreamOf } from '../faults/open-stream.ts';
import { createSubject, type Subject } from '../faults/subject.ts';
import type { ServerProcess } from '../faults/server-process.ts';
import { newDatabase } from './test-databases.ts';
import type { EventReader } from './event-reader.ts';

const reader = 'INQUIRY01@NUSANTARA';
/** Several test files share the processors, so this says that it recovers, not how fast. */
const longestRecovery = 15_000;
const poolSize = 10;
/** One connection listens for events, cached rows, jobs and the sandbox's clock. */
const listeners = 1;
const unclean = /\bat .+:\d+|\.ts\b|select |insert |update |ECONN|terminat|connection|postgres|pg_/i;

describe.skipIf(!inject('postgresUrl'))('a bank whose PostgreSQL goes away under load', () => {
  let databaseUrl: string;
  let proxy: CutProxy;
  let subject: Subject;
  let server: ServerProcess;
  let load: Load;
  let stream: EventReader;
  let direct: pg.Client;

  beforeAll(async () => {
    databaseUrl = await newDatabase(inject('postgresUrl'));
    proxy = await startCutProxy(databaseUrl);
    subject = await createSubject(databaseUrl, proxy.url);
    server = subject.start();
    await server.ready;
    direct = new pg.Client({ connectionString: databaseUrl });
    await direct.connect();
    load = startLoad(subject.journal, 'cut');
    stream = await openStreamOf(subject, reader);
    await pause(1500);
  }, 120_000);
  afterAll(async () => {
    server.signal('SIGKILL');
    await direct.end();
    await proxy.cut();
    await subject.prepared.remove();
  });

  const connections = async (condition = 'true') => {
    const others = `datname = current_database() and pid <> pg_backend_pid() and ${condition}`;
    const { rows } = await direct.query<{ count: string }>(`select count(*) from pg_stat_activity where ${others}`);
    return Number(rows[0]?.count);
  };
  const acknowledged = () => subject.journal.writes.filter(({ reply }) => reply?.code === '00').length;
  const jobsDone = async () => {
    const { rows } = await direct.query<{ count: string }>(
      `select count(*) from jobs where kind = 'execute-transfer' and state = 'done'`,
    );
    return Number(rows[0]?.count);
  };

  /** Fails unless reads, writes, events and jobs all work again in time and no connection is leaked. */
  async function expectRecovery(): Promise<void> {
    const before = { writes: acknowledged(), events: stream.received.length, jobs: await jobsDone() };
    await vi.waitFor(
      async () => {
        expect((await subject.journal.read(reader, 'countTransactions', {}))?.code).toBe('00');
        expect(acknowledged()).toBeGreaterThan(before.writes);
        expect(stream.received.length).toBeGreaterThan(before.events);
        expect(await jobsDone()).toBeGreaterThan(before.jobs);
        expect(await connections(`query ilike 'listen %'`)).toBe(listeners);
      },
      { timeout: longestRecovery, interval: 50 },
    );
    expect(server.isRunning()).toBe(true);
    expect(stream.isEnded).toBe(false);
    expect(await connections()).toBeLessThanOrEqual(poolSize + listeners);
  }

  test(
    'reports it cleanly while it is away, and continues by itself when it is back',
    { timeout: 30_000 },
    async () => {
      await proxy.cut();
      await pause(2000);
      await proxy.restore();
      const failures = [...subject.journal.failures];
      await expectRecovery();
      expect(failures.length).toBeGreaterThan(0);
      expect(failures.filter(({ code, status }) => !(code in errorCatalogue) || status !== 503)).toEqual([]);
      expect(failures.filter(({ text }) => unclean.test(text))).toEqual([]);
    },
  );

  test('continues after an administrator ended every connection', { timeout: 30_000 }, async () => {
    const ended = await direct.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    expect(ended.rowCount).toBeGreaterThan(0);
    await expectRecovery();
  });

  test('has lost nothing and done nothing twice', { timeout: 180_000 }, async () => {
    await load.stop();
    stream.close();
    expect(await proveSubject(subject, server)).toEqual([]);
    await expect.poll(() => connections(), { timeout: 5000 }).toBe(0);
  });
});
