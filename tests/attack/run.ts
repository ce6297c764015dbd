// Runs the lists on one database and proves afterwards what must always hold.
import { actors } from './actors.ts';
import { baskets } from './baskets.ts';
import { races } from './races.ts';
import { openScene, type Finding, type Row, type Scene, type Setting } from './scene.ts';
import { unions } from './unions.ts';

export const lists = { races, actors, unions, baskets } satisfies Readonly<Record<string, readonly Row[]>>;

export type ListName = keyof typeof lists;

export interface Outcome extends Finding {
  readonly list: string;
  readonly row: string;
  readonly milliseconds: number;
}

async function attack(list: string, row: Row, scene: Scene): Promise<Outcome> {
  const began = performance.now();
  const found = await row.attack(scene).catch((error: unknown) => ({
    facts: 'could not be played',
    faults: [error instanceof Error ? error.message : String(error)],
  }));
  return { list, row: row.name, milliseconds: performance.now() - began, ...found };
}

export async function runAttack(
  setting: Setting,
  only: readonly ListName[],
  tell: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const scene = await openScene(setting);
  const outcomes: Outcome[] = [];
  for (const list of only) {
    await scene.letMinutePass();
    for (const row of lists[list]) {
      const outcome = await attack(list, row, scene);
      tell(outcome);
      outcomes.push(outcome);
    }
  }
  scene.server.signal('SIGKILL');
  await scene.server.ended;
  return outcomes;
}
