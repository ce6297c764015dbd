/** The text that waits for one reader. put() never blocks: a reader that falls too far behind is disconnected. */
export interface StreamBuffer extends AsyncIterable<string> {
  readonly isOpen: boolean;
  put(text: string): void;
  /** The reader still gets the text that was put before. */
  close(): void;
}

const mostWaiting = 2000;

export function createStreamBuffer(onClosed: () => void): StreamBuffer {
  const waiting: string[] = [];
  let isOpen = true;
  let notify: (() => void) | undefined;

  function close(): void {
    if (!isOpen) return;
    isOpen = false;
    notify?.();
    onClosed();
  }

  function put(text: string): void {
    if (!isOpen) return;
    waiting.push(text);
    notify?.();
    if (waiting.length > mostWaiting) close();
  }

  async function next(): Promise<IteratorResult<string, undefined>> {
    if (waiting.length === 0 && isOpen)
      await new Promise<void>((resolve) => {
        notify = resolve;
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
