import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const home = '/usr/lib/postgresql';

/** The folder of the newest installed PostgreSQL's programs, or undefined. */
export function findPostgres(): string | undefined {
  const versions = existsSync(home) ? readdirSync(home).toSorted((left, right) => Number(right) - Number(left)) : [];
  const found = versions.map((version) => join(home, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  return found ?? (existsSync('/usr/bin/initdb') ? '/usr/bin' : undefined);
}
