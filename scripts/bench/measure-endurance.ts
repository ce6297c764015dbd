// Mixed load on one server: how long the slowest answers take, and how its memory grows.
import type { Database } from '../../server/db/database.ts';
import type { Secrets } from '../../server/secrets.ts';
import { startChild } from './child-server.ts';
import { load, type Call } from './load.ts';
import { mixedCalls } from './mixed-load.ts';

const connections = 32;
const people = 8;
const mebibyte = 1024 * 1024;
const slices = 12;
/** Until lazy values and caches of the server exist. */
const warmUpSeconds = 6;

export interface Endurance {
  /** Milliseconds; 999 of 1000 answers were at least as fast. */
  readonly slowest: number;
  readonly failures: number;
  readonly answers: number;
  /** The largest resident memory, in mebibytes. */
  readonly mostMemory: number;
  /** How much more memory the last third of the samples used than the third before: 0.02 is 2 %. */
  readonly growth: number;
}

/** One list of calls per connection. Each starts at another call, so that all kinds run at the same time. */
export async function mixedLists(db: Database, secrets: Secrets): Promise<Call[][]> {
  const numbers = Array.from({ length: people }, (_, index) => index + 1);
  const own = await Promise.all(numbers.map((number) => mixedCalls(db, secrets, number)));
  return Array.from({ length: connections }, (_, index) => {
    const calls = own[index % people] ?? [];
    const start = index % calls.length;
    return [...calls.slice(start), ...calls.slice(0, start)];
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const withinWhich = (times: readonly number[], share: number): number =>
  times.toSorted((left, right) => left - right)[Math.floor(times.length * share)] ?? 0;

function growthOf(samples: readonly number[]): number {
  const third = Math.floor(samples.length / 3);
  return mean(samples.slice(-third)) / mean(samples.slice(-2 * third, -third)) - 1;
}

export async function measureEndurance(
  environment: Readonly<Record<string, string>>,
  lists: readonly (readonly Call[])[],
  minutes: number,
): Promise<Endurance> {
  const server = await startChild('bank-process.ts', environment);
  await load(server.url, lists, { seconds: warmUpSeconds });
  const memory: number[] = [];
  const times: number[] = [];
  let allFailures = 0;
  for (let slice = 0; slice < slices; slice += 1) {
    const { times: some, failures } = await load(server.url, lists, { seconds: (minutes * 60) / slices });
    memory.push((await server.readMemory()) / mebibyte);
    for (const time of some) times.push(time);
    allFailures += failures;
  }
  await server.stop();
  return {
    slowest: withinWhich(times, 0.999),
    failures: allFailures,
    answers: times.length,
    mostMemory: Math.max(...memory),
    growth: growthOf(memory),
  };
}
