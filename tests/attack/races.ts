// Many callers at the same moment do what only one of them may do, or what is limited.
import type { Row, Scene } from './scene.ts';
import type { Answer, Call } from './caller.ts';
import { decisionRaces } from './decision-races.ts';
import { limitRaces } from './limit-races.ts';
import { ownRaces } from './own-races.ts';
import { tokenRaces } from './token-races.ts';
import type { Race } from './race.ts';

const mostCodes = 5;

function countCodes(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const { code, status } of answers) {
    const name = code || String(status);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const shown = [...counts].toSorted((left, right) => right[1] - left[1]).slice(0, mostCodes);
  return shown.map(([code, count]) => `${count}×${code}`).join(' ');
}

async function fire(scene: Scene, shots: readonly Call[]): Promise<Answer[]> {
  return Promise.all(shots.map((shot) => scene.ask(shot)));
}

const serverFaults = (answers: readonly Answer[]) =>
  answers.filter(({ status }) => status >= 500).map(({ status, text }) => `answered ${status}: ${text.slice(0, 120)}`);

async function run({ begin }: Race, scene: Scene) {
  const { shots, judge } = await begin(scene);
  const answers = await fire(scene, shots);
  return { facts: countCodes(answers), faults: [...serverFaults(answers), ...(await judge(answers))] };
}

export const races: readonly Row[] = [...decisionRaces, ...limitRaces, ...ownRaces, ...tokenRaces].map((race) => ({
  name: race.name,
  async attack(scene) {
    const facts: string[] = [];
    const faults: string[] = [];
    const times = race.onceOnly ? 1 : scene.setting.rounds;
    for (let time = 0; time < times; time += 1) {
      if (time > 0) await scene.letMinutePass();
      const found = await run(race, scene);
      facts.push(found.facts);
      faults.push(...found.faults);
    }
    return { facts: facts.join(', '), faults };
  },
}));
