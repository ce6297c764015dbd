// One bank under attack, on one database: who asks it, and what chance decides.
import { hostPaths } from '../../server/sandbox/host-page.ts';
import { createChance, type Chance } from '../../server/sandbox/seed/chance.ts';

import type { ServerProcess } from '../faults/server-process.ts';
import { createSubject, type Subject } from '../faults/subject.ts';
import { createCaller, type Caller } from './caller.ts';

export type DatabaseKind = 'pglite' | 'postgres';

export interface Setting {
  readonly database: DatabaseKind;
  /** A new PostgreSQL database each time; undefined stands for the embedded one. */
  newDatabase(): Promise<string | undefined>;
  readonly rounds: number;
  readonly seed: string;
}

export interface Scene extends Caller {
  readonly setting: Setting;
  readonly chance: Chance;
  readonly subject: Subject;
  /** Presses a button of the sandbox. */
  press(path: string, form?: Readonly<Record<string, string>>): Promise<void>;
  /** Moves the bank's clock to another minute, so that every limit per minute begins anew; nobody is idle for it. */
  letMinutePass(): Promise<void>;
}

export interface OpenScene extends Scene {
  readonly server: ServerProcess;
}

/** A finding without faults is a pass; the facts say what was tried. */
export interface Finding {
  readonly facts: string;
  readonly faults: readonly string[];
}

export interface Row {
  readonly name: string;
  attack(scene: Scene): Promise<Finding>;
}

const minute = 60_000;
const jakarta = 7 * 3_600_000;

export async function openScene(setting: Setting): Promise<OpenScene> {
  const subject = await createSubject(await setting.newDatabase());
  const server = subject.start();
  await server.ready;
  const caller = createCaller(subject.url, (userId) => subject.prepared.sessions.get(userId)?.token ?? '');
  let passed = 0;

  async function press(path: string, form: Readonly<Record<string, string>> = {}): Promise<void> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status } = await caller.send('POST', path, headers, new URLSearchParams(form).toString());
    if (status !== 303) throw new Error(`${path} answered ${status}`);
  }

  // The demonstration scripts answers that nobody hears; the rows script their own.
  await press(hostPaths.clearScript);
  return {
    ...caller,
    setting,
    subject,
    server,
    chance: createChance(setting.seed),
    press,
    async letMinutePass() {
      passed += minute;
      const next = new Date(subject.prepared.now().getTime() + passed + jakarta);
      await press(hostPaths.setClock, { time: next.toISOString().slice(0, 16) });
      const stayIn = (userId: string) => caller.ask({ userId, operationId: 'keepSessionAlive' });
      await Promise.all([...subject.prepared.sessions.keys()].map(stayIn));
    },
  };
}
