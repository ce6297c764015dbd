import type { Answer, Call } from './caller.ts';
import type { Scene } from './scene.ts';

export interface Begun {
  /** The calls of the race, all sent before the first answer. */
  readonly shots: readonly Call[];
  /** Returns what is wrong with the outcome. */
  judge(answers: readonly Answer[]): readonly string[] | Promise<readonly string[]>;
}

export interface Race {
  readonly name: string;
  /** The race uses up something that exists once per bank. */
  readonly onceOnly?: boolean;
  begin(scene: Scene): Promise<Begun>;
}

const countDone = (answers: readonly Answer[]) => answers.filter(({ code }) => code === '00').length;

export const oneWins = (answers: readonly Answer[]): string[] => {
  const won = countDone(answers);
  return won === 1 ? [] : [`${won} of ${answers.length} were accepted instead of one`];
};

export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Makes the items one after the other, where it need not happen at the same time. */
export async function inTurn<Item>(count: number, make: (index: number) => Promise<Item>): Promise<Item[]> {
  const made: Item[] = [];
  for (let index = 0; index < count; index += 1) made.push(await make(index));
  return made;
}
