// npm run jobs, called beside a running bank.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '../../server/db/database.ts';
import { enqueue } from '../../server/jobs/queue.ts';
import { newDatabase } from './test-databases.ts';

const run = promisify(execFile);
const patience = 60_000;

interface Ended {
  readonly code: number;
  readonly stdout: string;
}

async function jobs(databaseUrl: string, ...words: string[]): Promise<Ended> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const ended = run(process.execPath, ['scripts/jobs.ts', ...words], { env });
  return ended.then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: Ended) => ({ code, stdout }),
  );
}

test.skipIf(!inject('postgresUrl'))(
  'lists jobs that were given up and runs them again',
  { timeout: patience },
  async () => {
    const databaseUrl = await newDatabase(inject('postgresUrl'));
    const { db, close } = await openDatabase({ databaseUrl, dataFolder: undefined });
    await enqueue(db, { kind: 'mail.send', payload: {}, runAt: new Date() });
    await db.updateTable('jobs').set({ state: 'dead', last_error: 'No route to the mail server' }).execute();
    const listed = await jobs(databaseUrl);
    expect(listed.code).toBe(1);
    expect(listed.stdout).toMatch(/given up: 1 mail\.send at .*: No route to the mail server/);
    expect(await jobs(databaseUrl, '--retry', 'all')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Tried again: 1\nwaiting +mail\.send +1\n$/),
    });
    await close();
  },
);
