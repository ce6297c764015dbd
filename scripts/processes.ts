// Runs one process, or several that share a port. A process that dies is replaced; a signal stops all of them cleanly.
import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { StartRefusal } from '../server/start-refusal.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;
/** The pause before a restart, so that a process that cannot start does not use the CPU all the time. */
const untilReplaced = 500;
/** The exit code of a worker that has reported why it cannot start. */
const exitOfRefusal = 78;

export interface Serving {
  stop(): Promise<void>;
}

/**
 * On Linux every process listens itself: a connection that the first process hands to a dying worker would hang for
 * ever.
 */
export const sharesPort = cluster.isWorker && process.platform === 'linux';

/** A terminal signals the whole process group, so a process can receive the signal twice. */
function endOnSignal(stop: () => Promise<unknown>): void {
  let ending: Promise<unknown> | undefined;
  const end = () => {
    ending ??= stop().then(() => process.exit(0));
  };
  for (const signal of signals) process.on(signal, end);
}

async function stopWorkers(): Promise<void> {
  const running = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
  await Promise.all(
    running.map(async (worker) => {
      const ended = once(worker, 'exit');
      worker.process.kill('SIGTERM');
      await ended;
    }),
  );
}

/** A shared port never reports that it is in use, so this checks first whether another program uses it. */
async function checkPort(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** Resolves when every process serves. */
async function forkWorkers(workers: number): Promise<void> {
  let isStopping = false;
  let hasStarted = false;
  const stop = () => {
    isStopping = true;
    return stopWorkers();
  };
  cluster.on('exit', (_, code) => {
    if (isStopping) return;
    // After the start the cause can be temporary, such as a database that is down, so a new worker is tried.
    if (code === exitOfRefusal && !hasStarted) void stop().then(() => process.exit(1));
    else void pause(untilReplaced).then(() => isStopping || cluster.fork());
  });
  endOnSignal(stop);
  const forked = Array.from({ length: workers }, () => cluster.fork());
  await Promise.all(forked.map((worker) => once(worker, 'message')));
  hasStarted = true;
}

async function start(serve: () => Promise<Serving>): Promise<Serving> {
  try {
    return await serve();
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    console.error(error.message);
    process.exit(cluster.isWorker ? exitOfRefusal : 1);
  }
}

export interface Processes {
  readonly workers: number;
  readonly port: number;
  serve(): Promise<Serving>;
}

export async function runProcesses({ workers, port, serve }: Processes): Promise<void> {
  if (cluster.isPrimary && workers > 1) {
    await checkPort(port);
    return forkWorkers(workers);
  }
  const serving = await start(serve);
  endOnSignal(() => serving.stop());
  process.send?.('serving');
}
