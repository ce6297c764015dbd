// Kills a working bank again and again, restarts it, and then checks that nothing was lost or done twice.
import { setTimeout as pause } from 'node:timers/promises';
import { createSeededRandom } from '../../server/sandbox/seed/seeded-random.ts';
import { proveSubject } from './settle-and-prove.ts';
import type { Journal } from './journal.ts';
import { startLoad } from './load.ts';
import type { ServerProcess } from './server-process.ts';
import { createSubject, type Subject } from './subject.ts';

const longestRound = 1800;
const longestSilence = 40_000;

export interface Rounds {
  readonly kills: number;
  readonly seed: string;
}

export interface Figures {
  readonly kills: number;
  readonly duringStart: number;
  readonly writes: number;
  readonly done: number;
  readonly triedAgain: number;
  /** Lines that the bank logged as errors. */
  readonly failures: readonly string[];
  readonly slowestStartMilliseconds: number;
}

const countDone = ({ writes }: Journal) => writes.filter(({ reply }) => reply?.code === '00').length;

async function untilAtWork(journal: Journal): Promise<void> {
  const before = countDone(journal);
  const deadline = Date.now() + longestSilence;
  while (countDone(journal) === before && Date.now() < deadline) await pause(20);
}

const errorsIn = (server: ServerProcess) =>
  server
    .printed()
    .split('\n')
    .filter((line) => line.startsWith('{"level":50'));

/** Kills the bank at random moments, sometimes during its start. */
async function killOften(subject: Subject, { kills, seed }: Rounds) {
  const chance = createSeededRandom(seed);
  let server = subject.start();
  await server.ready;
  const load = startLoad(subject.journal, seed);
  let duringStart = 0;
  let slowestStartMilliseconds = 0;
  const logged: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const startedAt = Date.now();
    const isEarly = kill > 0 && chance.below(6) === 0;
    duringStart += Number(isEarly);
    if (!isEarly) {
      await server.ready;
      slowestStartMilliseconds = Math.max(slowestStartMilliseconds, Date.now() - startedAt);
      await untilAtWork(subject.journal);
    }
    await pause(chance.below(longestRound));
    server.signal('SIGKILL');
    await server.ended;
    logged.push(...errorsIn(server));
    server = subject.start();
  }
  await server.ready;
  await load.stop();
  return { server, logged, counted: { duringStart, slowestStartMilliseconds } };
}

export async function proveKills(databaseUrl: string | undefined, rounds: Rounds) {
  const subject = await createSubject(databaseUrl);
  const { server, logged, counted } = await killOften(subject, rounds);
  const faults = await proveSubject(subject, server);
  const { writes, failures } = subject.journal;
  await subject.prepared.remove();
  const figures: Figures = {
    kills: rounds.kills,
    ...counted,
    writes: writes.length,
    done: countDone(subject.journal),
    triedAgain: writes.filter(({ tries }) => tries > 1).length,
    failures: failures.length === 0 ? [] : logged,
  };
  return { faults, figures };
}
