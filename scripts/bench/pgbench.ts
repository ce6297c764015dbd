// The script sends the 27 statements of an approval as they were before they were combined, for another request each
// time. Do not change the script: figures of different days must stay comparable.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export const clients = 8;
export const scriptPrefix = 'P';

/** No two clients use the same company. */
export const companiesEach = 6;
export const challengeIdOf = (namePrefix: string, n: string) => `md5('challenge' || '${namePrefix}' || ${n})::uuid`;
export const tokenHashOf = (number: string) => `sha256(convert_to('bench' || ${number}, 'UTF8'))`;

const script = join(import.meta.dirname, 'approval-yardstick.pgbench');

export function runPgbench(bin: string, url: string, times: number): number {
  const { hostname, port, pathname, username } = new URL(url);
  const output = execFileSync(
    join(bin, 'pgbench'),
    [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(clients),
      '-j',
      '2',
      '-t',
      String(times),
      '-D',
      `n=${companiesEach - 1}`,
      '-f',
      script,
    ].concat(['-h', hostname, '-p', port, '-U', username, pathname.slice(1)]),
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const perSecond = /tps = ([\d.]+)/.exec(output)?.[1];
  if (perSecond === undefined || !/failed transactions: 0/.test(output)) throw new Error(`pgbench said: ${output}`);
  return Number(perSecond);
}
