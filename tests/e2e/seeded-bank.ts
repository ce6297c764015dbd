// Seeds the demonstration bank once; each test file uses a copy of its folder.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { readConfig, type Config } from '../../server/config.ts';
import { openDatabase } from '../../server/db/database.ts';
import { setClock } from '../../server/sandbox/clock.ts';
import { startBank } from '../../server/start.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    seededBank: string;
    /** The same tests run at 200 % zoom and without animations. */
    isZoomed: boolean;
  }
}

/** A Monday morning: every rail is open and no cut-off has passed. */
export const morning = new Date('2026-11-23T09:00:00+07:00');
export const captchaAnswer = 'k7m2x';

export const configIn = (folder: string, port: number): Config => ({
  ...readConfig({ DATA_FOLDER: folder, PORT: String(port) }),
  port,
});

const script = fileURLToPath(new URL('../../scripts/portal/build.ts', import.meta.url));

/** A production build: libraries read NODE_ENV, which the test runner sets to test. */
const buildPortal = () =>
  promisify(execFile)(process.execPath, [script], { env: { ...process.env, NODE_ENV: 'production' } });

async function setMorning(config: Config): Promise<void> {
  const { db, close } = await openDatabase(config);
  await setClock(db, morning);
  const value = JSON.stringify({ answer: captchaAnswer });
  await db.insertInto('sandbox_settings').values({ name: 'captcha', value }).execute();
  await close();
}

async function seed(folder: string): Promise<void> {
  const config = configIn(folder, 0);
  await setMorning(config);
  const bank = await startBank({ config, environment: { LOGS: 'off' } });
  await bank.stop();
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildPortal();
  const folder = await mkdtemp(join(tmpdir(), 'seeded-bank-'));
  await seed(folder);
  project.provide('seededBank', folder);
  project.provide('isZoomed', project.config.mode === 'zoomed');
  return () => rm(folder, { recursive: true, force: true });
}

export async function copyOf(folder: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'bank-'));
  await cp(folder, copy, { recursive: true });
  return copy;
}
