import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockFolder } from '../../server/db/folder-lock.ts';

const script = fileURLToPath(new URL('../../server/db/folder-lock.ts', import.meta.url));
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'held-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function heldByAnotherProcess() {
  const work = `const { lockFolder } = await import(${JSON.stringify(script)});
    await lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', work], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('a folder that another process has locked is refused, and is free again once that process is killed', async () => {
  const child = await heldByAnotherProcess();
  await expect(lockFolder(folder)).rejects.toThrow(/Another process has opened/);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const letGo = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(/Another process has opened/);
  letGo();
});
