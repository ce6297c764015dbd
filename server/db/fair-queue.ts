// The embedded database has one connection. Callers get it in the order in which they began, not in the order in which
// they ask: otherwise a call that needs it several times would go to the end of the queue each time.
import { AsyncLocalStorage } from 'node:async_hooks';

const positions = new AsyncLocalStorage<number>();
let newest = 0;

function nextPosition(): number {
  newest += 1;
  return newest;
}

/** Takes a position in the queue now. Returns a function that runs work in it; call it for each piece of the work. */
export function reserveTurn(): (work: () => void) => void {
  const position = nextPosition();
  return (work) => positions.run(position, work);
}

export interface FairQueue {
  /** Waits for a turn. Returns the function that ends it. */
  take(): Promise<() => void>;
}

interface Waiting {
  readonly position: number;
  readonly begin: () => void;
}

export function createFairQueue(): FairQueue {
  const waiting: Waiting[] = [];
  let isTaken = false;

  /** A caller without a position, such as a job, goes behind all who are waiting. */
  function enter(begin: () => void): void {
    const position = positions.getStore() ?? nextPosition();
    const after = waiting.findIndex((other) => other.position > position);
    waiting.splice(after === -1 ? waiting.length : after, 0, { position, begin });
  }

  function passOn(): void {
    const next = waiting.shift();
    isTaken = next !== undefined;
    next?.begin();
  }

  /** PGlite blocks the event loop while it works; setImmediate lets new requests arrive before the next turn. */
  const end = (): void => void setImmediate(passOn);

  return {
    async take() {
      if (isTaken) await new Promise<void>(enter);
      isTaken = true;
      return end;
    },
  };
}
