// npm run contract:diff [-- REVISION]: what changed in the contract since a revision; a breaking change fails.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generatedContract } from './generated.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const largestContract = 64 * 1024 * 1024;

export interface ContractDiff {
  readonly breaking: boolean;
  readonly report: string;
}

export function diffContracts(baseFile: string, revisionFile: string): ContractDiff {
  const redocly = [`${root}node_modules/@redocly/cli/bin/cli.js`, 'diff', baseFile, revisionFile];
  const options = ['--config', `${root}openapi/diff.redocly.yaml`, '--fail-on', 'major'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...redocly, ...options], {
    encoding: 'utf8',
    maxBuffer: largestContract,
  });
  return { breaking: status !== 0, report: `${stdout}${stderr}`.trim() };
}

function contractAt(revision: string): string {
  const args = ['show', `${revision}:generated/openapi.json`];
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: largestContract,
  });
  if (status !== 0) throw new Error(`There is no contract at ${revision}: ${stderr.trim()}`);
  return stdout;
}

function diffWithRevision(revision: string): ContractDiff {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
  try {
    const base = join(folder, 'base.json');
    writeFileSync(base, contractAt(revision));
    return diffContracts(base, generatedContract);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) {
  try {
    const { breaking, report } = diffWithRevision(process.argv[2] ?? 'HEAD');
    console.log(report);
    process.exitCode = breaking ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}
