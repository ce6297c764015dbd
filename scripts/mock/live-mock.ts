// A mock that reloads the contract when it changes and keeps running while the files are invalid.
import { watch, type FSWatcher } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { bundleContract } from '../contract/bundle.ts';
import { readGeneratedContract } from '../contract/generated.ts';
import { contractFolder } from '../contract/source.ts';
import { createMock, type MockOptions } from './gateway.ts';

const settleMilliseconds = 150;

export interface LiveMock {
  readonly listener: RequestListener;
  watch(): FSWatcher;
}

export interface LiveMockOptions extends MockOptions {
  /** The folder of openapi.yaml and its files. */
  readonly folder?: string;
}

export async function createLiveMock(options: LiveMockOptions, log: (line: string) => void): Promise<LiveMock> {
  const { folder = contractFolder } = options;
  let current = createMock(await readGeneratedContract(), options);

  // If the files are invalid, the last valid contract stays in use.
  async function reload(): Promise<void> {
    try {
      current = createMock(await bundleContract(join(folder, 'openapi.yaml')), options);
      log('The contract was read again');
    } catch (error) {
      log(
        `The contract is broken, the last good one goes on:\n${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  return {
    listener: (request, reply) => current(request, reply),
    watch() {
      let timer: NodeJS.Timeout | undefined;
      return watch(folder, { recursive: true }, () => {
        clearTimeout(timer);
        timer = setTimeout(() => void reload(), settleMilliseconds);
      });
    },
  };
}
