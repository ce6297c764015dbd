import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.ts';

const script = fileURLToPath(new URL('../start.ts', import.meta.url));

async function startOnce(environment: Readonly<Record<string, string>>): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, [script, '--port', String(await freePort())], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const part of child.stdout) {
    said += String(part);
    if (said.includes('Ready after')) break;
  }
  const seconds = (performance.now() - began) / 1000;
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  return seconds;
}

/** Seconds from the command until the server is ready. The second start counts; the first one fills the caches. */
export async function measureStart(environment: Readonly<Record<string, string>>): Promise<number> {
  await startOnce(environment);
  return startOnce(environment);
}
