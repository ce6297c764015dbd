// Starts a server as a process of its own, and stops or kills it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const patience = 60_000;

/** Where npm start keeps what it compiled: a start takes half the time with it. */
const compiled = fileURLToPath(new URL('../../dist/compiled', import.meta.url));

export interface ServerProcess {
  readonly pid: number;
  /** Resolves when the server takes requests; rejects if it ends before, unless the test killed it. */
  readonly ready: Promise<void>;
  /** Everything it printed to stdout and stderr. */
  printed(): string;
  /** False after it has ended for any reason. */
  isRunning(): boolean;
  signal(name: 'SIGTERM' | 'SIGKILL'): void;
  /** Its exit code, or null if a signal ended it. */
  readonly ended: Promise<number | null>;
}

export interface ServerCommand {
  readonly script: string;
  readonly options?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

export function startServer({ script, options = [], environment }: ServerCommand): ServerProcess {
  const child = spawn(process.execPath, [script, ...options], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiled, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killWithParent = () => child.kill('SIGKILL');
  process.once('exit', killWithParent);
  let text = '';
  let wasKilled = false;
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const late = setTimeout(() => reject(new Error(`The server is not ready:\n${text}`)), patience);
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (more: string) => {
      text += more;
      if (/^Ready/m.test(text)) resolve();
    });
  const ended = once(child, 'exit').then(([code]) => {
    clearTimeout(late);
    process.off('exit', killWithParent);
    if (wasKilled) resolve();
    else reject(new Error(`The server ended by itself with ${code}:\n${text}`));
    return code as number | null;
  });
  void ready.then(
    () => clearTimeout(late),
    () => clearTimeout(late),
  );
  return {
    pid: child.pid ?? 0,
    ready,
    ended,
    printed: () => text,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    signal(name) {
      wasKilled = true;
      child.kill(name);
    },
  };
}
