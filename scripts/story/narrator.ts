// Prints each step as a sentence with its duration, and stops at the first difference.
export class StoryBroken extends Error {
  override readonly name = 'StoryBroken';
}

const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(2).padStart(6);

export interface Narrator {
  /** Runs a step and prints its sentence; ending adds text from the step's result. Rethrows what the step throws. */
  step<Found>(sentence: string, work: () => Promise<Found>, ending?: (found: Found) => string): Promise<Found>;
  total(): string;
}

export function createNarrator(print: (line: string) => void): Narrator {
  const start = performance.now();
  return {
    async step(sentence, work, ending = () => '') {
      const began = performance.now();
      try {
        const found = await work();
        print(`${secondsSince(began)} s  ${sentence}${ending(found)}.`);
        return found;
      } catch (error) {
        print(`${secondsSince(began)} s  ${sentence} – and here it breaks off.`);
        throw error;
      }
    },
    total: () => `${secondsSince(start).trim()} s`,
  };
}

export function expectSame(what: string, found: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  if (one !== other) throw new StoryBroken(`${what} should be ${other}, but is ${one}`);
}

export function expectOneOf(what: string, found: string, expected: readonly string[]): void {
  if (!expected.includes(found)) throw new StoryBroken(`${what} should be ${expected.join(' or ')}, but is ${found}`);
}
