// The bank in processes of its own, so that a test can kill them. The argument is the number of workers.
import cluster from 'node:cluster';
import { runProcesses, sharesPort } from '../../scripts/processes.ts';
import { readConfig } from '../../server/config.ts';
import { startBank, type RunningBank } from '../../server/start.ts';

const environment = { LOGS: 'off', ...process.env };
let bank: RunningBank | undefined;

async function countOpenJobs(): Promise<number> {
  if (!bank) return Infinity;
  const { db, clock } = bank.services;
  const { count } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', ['waiting', 'running'])
    .where('run_at', '<=', clock.now())
    .executeTakeFirstOrThrow();
  return count;
}

const config = readConfig(environment);
async function serve(): Promise<RunningBank> {
  bank = await startBank({
    config,
    sharesPort,
    environment,
    extend: (app) => {
      app.get('/open-jobs', async () => ({ count: await countOpenJobs() }));
      app.get('/process', () => Promise.resolve({ pid: process.pid }));
    },
  });
  return bank;
}

await runProcesses({ workers: Number(process.argv[2] ?? 1), port: config.port, serve });
if (cluster.isPrimary) console.log('Ready');
