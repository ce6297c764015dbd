// A PostgreSQL for one run, in a temporary folder. As root it runs under another user, because it refuses root.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const ordinaryUser = 'nobody';

const isRoot = process.getuid?.() === 0;
const idOf = (option: string) => Number(execFileSync('id', [option, ordinaryUser], { encoding: 'utf8' }));

function ownership(): { readonly uid?: number; readonly gid?: number } {
  return isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
}

export interface TemporaryPostgres {
  readonly url: string;
  readonly server: ChildProcess;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

async function waitUntilReady(bin: string, port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      execFileSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('The temporary PostgreSQL did not start');
}

export async function startPostgres(bin: string): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'bank-postgres-'));
  const owner = ownership();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'bank', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...owner,
    stdio: 'ignore',
  });
  const port = await freePort();
  const options = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-c', 'fsync=off'];
  const server = spawn(join(bin, 'postgres'), options, { ...owner, stdio: 'ignore' });
  const removal = { recursive: true, force: true, maxRetries: 3 } as const;
  const endWithParent = () => {
    server.kill('SIGKILL');
    rmSync(folder, removal);
  };
  process.once('exit', endWithParent);
  await waitUntilReady(bin, port);
  return {
    url: `postgres://bank@127.0.0.1:${port}/postgres`,
    server,
    async stop() {
      process.off('exit', endWithParent);
      const isGone = once(server, 'exit');
      // At once: an orderly end would first write everything to the data that is removed.
      server.kill('SIGQUIT');
      await isGone;
      await rm(folder, removal);
    },
  };
}
