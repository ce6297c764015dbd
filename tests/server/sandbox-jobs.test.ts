import { beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { loadContract } from '../../server/contract/load-contract.ts';
import { claim, enqueue, recordFailure, mostAttempts } from '../../server/jobs/queue.ts';
import { countJobs } from '../../server/jobs/job-status.ts';
import { jobPaths } from '../../server/sandbox/jobs-page.ts';
import { mountSandbox } from '../../server/sandbox/pages.ts';
import { onEmbeddedDatabase } from './on-databases.ts';

const document = await loadContract();

onEmbeddedDatabase('the page of the jobs', (bank) => {
  let app: ReturnType<typeof buildApp>;
  const read = (language = 'en') =>
    app.inject({ method: 'GET', url: jobPaths.page, headers: { 'accept-language': language } });
  const revive = (job: string) =>
    app.inject({
      method: 'POST',
      url: jobPaths.revive,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ job }).toString(),
    });

  beforeAll(async () => {
    app = buildApp({ document, services: bank().services, logs: false });
    mountSandbox(app, bank().services);
  });

  test('says that no job was given up, in both languages and without a script', async () => {
    expect((await read()).body).toContain('The bank has given up nothing.');
    expect((await read('id')).body).toContain('Tidak ada pekerjaan yang dihentikan.');
    expect((await read()).body).not.toMatch(/<script|onclick|style=/);
  });

  test('shows why a job was given up, and runs it again', async () => {
    const { db, clock } = bank().services;
    await enqueue(db, { kind: 'mail.send', payload: {}, runAt: clock.now() });
    const job = await claim(db, clock.now());
    if (!job) throw new Error('The job is not there');
    await db.updateTable('jobs').set({ attempts: mostAttempts }).execute();
    await recordFailure(db, { ...job, attempt: mostAttempts }, 'The <printer> is out of paper', clock.now());
    expect((await read()).body).toContain('The &lt;printer&gt; is out of paper');
    expect((await revive(String(job.jobId))).headers['location']).toBe(jobPaths.page);
    expect(await countJobs(db)).toEqual([{ kind: 'mail.send', state: 'waiting', count: 1 }]);
    expect((await read()).body).toContain('The bank has given up nothing.');
  });

  test('accepts no unknown job', async () => {
    expect((await revive('all')).statusCode).toBe(400);
  });
});
