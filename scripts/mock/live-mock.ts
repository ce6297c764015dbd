// A mock that follows its contract while it is being written, and survives the moments in which it is broken.
import { watch, type FSWatcher } from 'node:fs';
import type { RequestListener } from 'node:http';
import { bundleContract } from '../contract/bundle.ts';
import { readGeneratedContract } from '../contract/generated.ts';
import { contractFolder } from '../contract/source.ts';
import { createMock, type MockOptions } from './gateway.ts';

const settleMilliseconds = 150;

export interface LiveMock {
  readonly listener: RequestListener;
  /** Reads the contract's files again; when they are broken the last good contract goes on. */
  reload(): Promise<void>;
  watch(): FSWatcher;
}

export async function createLiveMock(options: MockOptions, log: (line: string) => void): Promise<LiveMock> {
  let current = createMock(await readGeneratedContract(), options);

  async function reload(): Promise<void> {
    try {
      current = createMock(await bundleContract(), options);
      log('The contract was read again');
    } catch (error) {
      log(`The contract is broken, the last good one goes on:\n${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return {
    listener: (request, reply) => current(request, reply),
    reload,
    watch() {
      let timer: NodeJS.Timeout | undefined;
      return watch(contractFolder, { recursive: true }, () => {
        clearTimeout(timer);
        timer = setTimeout(() => void reload(), settleMilliseconds);
      });
    },
  };
}
