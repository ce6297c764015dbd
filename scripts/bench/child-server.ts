// Starts a server in a process of its own, on a free port.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.ts';

export interface ChildServer {
  readonly url: string;
  readonly pid: number;
  /** Resident memory in bytes. */
  readMemory(): Promise<number>;
  stop(): Promise<void>;
}

/** The options of Node in the start script of package.json. */
const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly scripts: { readonly start: string };
};
const usualOptions = scripts.start.split(' ').filter((word) => word.startsWith('--'));

export async function startChild(
  file: string,
  environment: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = usualOptions,
): Promise<ChildServer> {
  const port = await freePort();
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...environment, PORT: String(port) },
    execArgv: [...nodeOptions],
  });
  const died = once(child, 'exit').then(() => {
    throw new Error(`${file} ended before it was ready`);
  });
  await Promise.race([once(child, 'message'), died]);
  died.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async readMemory() {
      const answer = once(child, 'message');
      child.send('memory');
      const [{ rss }] = (await answer) as [{ rss: number }];
      return rss;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
