// Whose turn it is where everybody shares one connection: who came first is served first, with all that they ask.
import { AsyncLocalStorage } from 'node:async_hooks';

const own = new AsyncLocalStorage<number>();
let last = 0;

const nextTurn = (): number => {
  last += 1;
  return last;
};

/** Everything that the work asks of the database waits as if it had been asked at the beginning. */
export const inTurn = <Done>(work: () => Promise<Done>): Promise<Done> => own.run(nextTurn(), work);

interface Waiting {
  readonly turn: number;
  readonly go: () => void;
}

export interface Turnstile {
  enter(): Promise<void>;
  leave(): void;
}

export function createTurnstile(): Turnstile {
  const waiting: Waiting[] = [];
  let isTaken = false;

  function queue(go: () => void): void {
    const turn = own.getStore() ?? nextTurn();
    const place = waiting.findLastIndex((other) => other.turn <= turn) + 1;
    waiting.splice(place, 0, { turn, go });
  }

  return {
    async enter() {
      if (isTaken) return new Promise(queue);
      isTaken = true;
    },
    leave() {
      const next = waiting.shift();
      if (next) next.go();
      else isTaken = false;
    },
  };
}
