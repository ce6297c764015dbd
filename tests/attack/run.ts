// Runs all attacks on one database, then checks what must always be true.
import { createSeededRandom } from '../../server/sandbox/seed/seeded-random.ts';
import { actors } from './actors.ts';
import { baskets } from './baskets.ts';
import { faults } from './faults.ts';
import { proveScene } from './proofs.ts';
import { races } from './races.ts';
import { replays } from './replays.ts';
import { openScene, type Finding, type Row, type Scene, type Setting } from './scene.ts';
import { unions } from './unions.ts';

export const lists = { races, actors, unions, baskets, replays, faults } satisfies Readonly<
  Record<string, readonly Row[]>
>;

export type ListName = keyof typeof lists;

export interface Outcome extends Finding {
  readonly list: string;
  readonly row: string;
  readonly milliseconds: number;
}

/** An attack that throws proves nothing, so it counts as failed. */
async function attack(row: Row, scene: Scene): Promise<Finding> {
  // A seed of its own, so that an attack is the same whichever attacks ran before it.
  const chance = createSeededRandom(`${scene.setting.seed}/${row.name}`);
  return row.attack({ ...scene, chance }).catch((error: unknown) => ({
    facts: 'could not be played',
    faults: [error instanceof Error ? error.message : String(error)],
  }));
}

export async function runAttack(
  setting: Setting,
  only: readonly ListName[],
  report: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const scene = await openScene(setting);
  const outcomes: Outcome[] = [];
  let began = performance.now();
  function note(list: string, row: string, found: Finding): void {
    const outcome = { list, row, milliseconds: performance.now() - began, ...found };
    began = performance.now();
    outcomes.push(outcome);
    report(outcome);
  }
  try {
    for (const list of only) {
      await scene.letMinutePass();
      for (const row of lists[list])
        if (!(row.isLong && setting.isShort)) note(list, row.name, await attack(row, scene));
    }
    await proveScene(scene, (name, found) => note('proofs', name, found));
  } finally {
    if (scene.server.isRunning()) scene.server.signal('SIGKILL');
    await scene.server.ended;
    await scene.subject.prepared.remove();
  }
  return outcomes;
}
