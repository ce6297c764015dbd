// The embedded database serves one at a time. Who began first goes first: were it whoever knocked first, a call that
// asks several times would wait behind everybody several times.
import { AsyncLocalStorage } from 'node:async_hooks';

const places = new AsyncLocalStorage<number>();
let newest = 0;

function nextPlace(): number {
  newest += 1;
  return newest;
}

/** A place taken now, for work that is done in several pieces. */
export function reserveTurn(): (work: () => void) => void {
  const place = nextPlace();
  return (work) => places.run(place, work);
}

/** All that the work asks of the database is asked in the place that it takes now. */
export const enqueueTurn = (work: () => void): void => reserveTurn()(work);

export interface FairQueue {
  /** Waits for a turn, and gives what ends it. */
  take(): Promise<() => void>;
}

interface Waiting {
  readonly place: number;
  readonly begin: () => void;
}

export function createFairQueue(): FairQueue {
  const waiting: Waiting[] = [];
  let isTaken = false;

  /** Whoever has no place of their own, such as a job, stands behind those who are here. */
  function enter(begin: () => void): void {
    const place = places.getStore() ?? nextPlace();
    const after = waiting.findIndex((other) => other.place > place);
    waiting.splice(after === -1 ? waiting.length : after, 0, { place, begin });
  }

  function passOn(): void {
    const next = waiting.shift();
    isTaken = next !== undefined;
    next?.begin();
  }

  /** The database works in one go, so between two turns whoever knocks is let in. */
  const end = (): void => void setImmediate(passOn);

  return {
    async take() {
      if (isTaken) await new Promise<void>(enter);
      isTaken = true;
      return end;
    },
  };
}
