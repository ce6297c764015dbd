/** What waits for one reader. It never waits for the reader: who falls too far behind is closed, and connects again. */
export interface Mailbox extends AsyncIterable<string> {
  readonly isOpen: boolean;
  put(text: string): void;
  /** What was put before is still read. */
  close(): void;
}

const mostWaiting = 2000;

export function createMailbox(onClosed: () => void): Mailbox {
  const waiting: string[] = [];
  let isOpen = true;
  let wake: (() => void) | undefined;

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    wake?.();
    onClosed();
  }

  function put(text: string): void {
    if (!isOpen) return;
    waiting.push(text);
    wake?.();
    if (waiting.length > mostWaiting) close();
  }

  async function next(): Promise<IteratorResult<string, undefined>> {
    if (waiting.length === 0 && isOpen)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    const value = waiting.shift();
    return value === undefined ? { done: true, value: undefined } : { done: false, value };
  }

  function leave(): Promise<IteratorResult<string, undefined>> {
    waiting.length = 0;
    close();
    return Promise.resolve({ done: true, value: undefined });
  }

  return {
    get isOpen() {
      return isOpen;
    },
    put,
    close,
    [Symbol.asyncIterator]: () => ({ next, return: leave }),
  };
}
