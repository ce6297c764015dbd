// npm run jobs: lists the bank's jobs and those that were given up, with the reason; --retry runs them again.
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/database.ts';
import { countJobs, listDeadJobs, reviveJobs } from '../server/jobs/job-status.ts';

const { values } = parseArgs({ options: { retry: { type: 'string' } } });

function whichOf(text: string): number | 'all' {
  if (text === 'all' || /^\d{1,15}$/.test(text)) return text === 'all' ? text : Number(text);
  throw new Error('--retry takes the number of a job, or all');
}

const which = values.retry === undefined ? undefined : whichOf(values.retry);
const { db, close } = await openDatabase(readConfig(process.env));
try {
  if (which !== undefined) console.log(`Tried again: ${await reviveJobs(db, which)}`);
  for (const { kind, state, count } of await countJobs(db))
    console.log(`${state.padEnd(8)} ${kind.padEnd(20)} ${count}`);
  const dead = await listDeadJobs(db);
  for (const { job_id: id, kind, run_at: at, last_error: reason } of dead)
    console.log(`given up: ${id} ${kind} at ${at.toISOString()}: ${reason ?? ''}`);
  process.exitCode = dead.length > 0 ? 1 : 0;
} finally {
  await close();
}
