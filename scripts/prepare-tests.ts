// Before npm test: installs the database and the browser that some tests need. Without them, those tests are skipped.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findChromium } from './find-chromium.ts';
import { findPostgres } from './find-postgres.ts';

const patience = 10 * 60_000;
const system = '/etc/os-release';
const isRoot = process.getuid?.() === 0;
const mayInstall = isRoot && existsSync(system) && /^ID="?debian"?$/m.test(readFileSync(system, 'utf8'));

function runQuietly(command: string, args: readonly string[]): boolean {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'ignore', timeout: patience, env: environment }).status === 0;
}

function installPackage(name: string): void {
  const install = () => runQuietly('apt-get', ['install', '--yes', '--no-install-recommends', name]);
  // The list of packages can be out of date or missing.
  if (!install() && runQuietly('apt-get', ['update'])) install();
}

function installWithPlaywright(): void {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  runQuietly(process.execPath, [join(folder, 'cli.js'), 'install', 'chromium']);
}

function prepare(what: string, isThere: () => boolean, ways: readonly (() => void)[]): void {
  if (isThere() || ways.length === 0) return;
  console.log(`Installing ${what} for the tests (once) …`);
  for (const install of ways) if (!isThere()) install();
  if (!isThere()) console.log(`${what} could not be installed; the tests that need it are skipped.`);
}

const packageOf = (name: string) => (mayInstall ? [() => installPackage(name)] : []);

prepare('PostgreSQL', () => findPostgres() !== undefined, packageOf('postgresql'));
prepare('Chromium', () => findChromium() !== undefined, [
  ...packageOf('chromium-headless-shell'),
  ...packageOf('chromium'),
  installWithPlaywright,
]);
