// One process, or several that share a port. One that dies is replaced; a signal lets all of them end in peace.
import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { StartRefusal } from '../server/start-refusal.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;
/** So that a process that cannot start does not keep the machine busy. */
const untilReplaced = 500;
/** With this a worker ends that said why it does not start. */
const exitOfRefusal = 78;

export interface Serving {
  stop(): Promise<void>;
}

/**
 * Where the system can, every process listens for itself: a connection handed round by the first process hangs for ever
 * when the one it is given to dies on the way.
 */
export const sharesPort = cluster.isWorker && process.platform === 'linux';

/** A terminal signals the whole group, so a process may hear of its end twice. */
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

/** Ports that may be shared are never found taken, so somebody else's is looked for first. */
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
    // Later the reason may pass, such as a database that is away; then the next attempt succeeds.
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
