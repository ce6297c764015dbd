// Runs before every npm script and after every installation, on any Node that the machine has: plain JavaScript
// without dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.installed-lockfile');
const oldestNode = 20;

function fail(message) {
  console.error(message);
  process.exit(1);
}

function lockfileDigest() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function isInstalled(digest) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
}

/** npm ci may have been run manually; do not repeat it. */
function noteInstalled(digest) {
  writeFileSync(stamp, digest);
}

function install(digest) {
  console.log('Installing what the lockfile names (once, and again when it changes) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(npm, flags, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) fail('The installation failed. Look at the lines above, then run the command again.');
  noteInstalled(digest);
}

/** Uses the Node that was installed here, because it runs TypeScript. */
function prepareTests() {
  const node = join(root, 'node_modules', '.bin', 'node');
  spawnSync(node, ['scripts/prepare-tests.ts'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}

const major = Number(process.versions.node.split('.')[0]);
if (major < oldestNode) fail(`Node ${oldestNode} or later is needed; this is ${process.versions.node}.`);
const digest = lockfileDigest();
if (process.env.npm_lifecycle_event === 'postinstall') noteInstalled(digest);
else if (!isInstalled(digest)) install(digest);
if (process.env.npm_lifecycle_event === 'pretest') prepareTests();
