// One bank under attack, on one database, with its callers and its random numbers.
import { hostPaths } from '../../server/sandbox/host-page.ts';
import { createSeededRandom, type SeededRandom } from '../../server/sandbox/seed/seeded-random.ts';

import type { ServerProcess } from '../faults/server-process.ts';
import { createSubject, type Subject } from '../faults/subject.ts';
import { createCaller, type Caller } from './caller.ts';

export type DatabaseKind = 'pglite' | 'postgres';

export interface Setting {
  readonly database: DatabaseKind;
  /** Creates a PostgreSQL database and returns its address; undefined means the embedded one. */
  newDatabase(): Promise<string | undefined>;
  readonly rounds: number;
  /** Leaves out attacks that have a test of their own, and checks fewer answers at the end. */
  readonly isShort: boolean;
  readonly seed: string;
}

export interface Scene extends Caller {
  readonly setting: Setting;
  readonly chance: SeededRandom;
  readonly subject: Subject;
  /** The current token of each user. */
  readonly tokens: Map<string, string>;
  /** Passwords that differ from the demonstration's. */
  readonly passwords: Map<string, string>;
  /** Sends a form of the sandbox. */
  press(path: string, form?: Readonly<Record<string, string>>): Promise<void>;
  /** Moves the bank's clock by a minute, so that every limit per minute starts again. No session becomes idle. */
  letMinutePass(): Promise<void>;
}

export interface OpenScene extends Scene {
  readonly server: ServerProcess;
}

/** Without faults the attack has failed, as it should; the facts say what was tried. */
export interface Finding {
  readonly facts: string;
  readonly faults: readonly string[];
}

export interface Row {
  readonly name: string;
  /** Left out of short runs, because another test proves the same. */
  readonly isLong?: boolean;
  attack(scene: Scene): Promise<Finding>;
}

/** How many times to try, for an attack with many variants. */
export const timesFor = ({ setting }: Pick<Scene, 'setting'>, perRound: number): number =>
  setting.isShort ? 1 : perRound * setting.rounds;

const minute = 60_000;
const jakarta = 7 * 3_600_000;

export async function openScene(setting: Setting): Promise<OpenScene> {
  const subject = await createSubject(await setting.newDatabase());
  const server = subject.start();
  await server.ready.catch(async (error: unknown) => {
    server.signal('SIGKILL');
    await subject.prepared.remove();
    throw error;
  });
  const tokens = new Map([...subject.prepared.sessions].map(([userId, { token }]) => [userId, token]));
  const caller = createCaller(subject.url, (userId) => tokens.get(userId) ?? '');
  const stayIn = (userId: string) => caller.ask({ userId, operationId: 'keepSessionAlive' });
  let passed = 0;

  async function press(path: string, form: Readonly<Record<string, string>> = {}): Promise<void> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await caller.send('POST', path, headers, new URLSearchParams(form).toString());
    if (status !== 303) throw new Error(`${path} answered ${status}`);
  }

  // Removes the scripted answers of the demonstration; attacks script their own.
  await press(hostPaths.clearScript);
  return {
    ...caller,
    setting,
    subject,
    server,
    tokens,
    passwords: new Map(),
    chance: createSeededRandom(setting.seed),
    press,
    async letMinutePass() {
      passed += minute;
      const next = new Date(subject.prepared.now().getTime() + passed + jakarta);
      await press(hostPaths.setClock, { time: next.toISOString().slice(0, 16) });
      await Promise.all([...tokens.keys()].map(stayIn));
    },
  };
}
