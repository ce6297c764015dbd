// Runs one generator in a folder of its own and compiles what it made under strict type checks.
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Generator } from './generators.ts';

export interface Verdict {
  readonly name: string;
  readonly version: string;
  readonly result: 'clean' | 'complains' | 'failed' | 'does not compile';
  readonly errors: number;
  readonly said: string;
}

interface Ended {
  readonly status: number;
  readonly said: string;
}

const tsc = fileURLToPath(new URL('../../node_modules/@typescript/native/bin/tsc', import.meta.url));
// One of the linters needs many minutes on a busy machine.
const longest = 60 * 60_000;
const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  skipLibCheck: false,
};

export async function run(command: string, args: readonly string[], cwd: string): Promise<Ended> {
  const environment = { ...process.env, npm_config_update_notifier: 'false', DO_NOT_TRACK: '1' };
  const child = spawn(command, args, { cwd, env: environment, detached: true });
  // npx starts the tool as a child, which would survive npx and keep its output open, so the whole group is killed.
  const patience = setTimeout(() => child.pid && process.kill(-child.pid), longest);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const { promise, resolve } = Promise.withResolvers<number>();
  child.on('close', (code) => resolve(code ?? 1));
  child.on('error', () => resolve(1));
  const status = await promise;
  clearTimeout(patience);
  return { status, said: Buffer.concat(chunks).toString() };
}

/** Runs a command from packages of exact versions, which npx downloads if they are missing. */
export const npx = (packages: readonly string[], command: readonly string[], cwd: string) =>
  run('npx', ['--yes', ...packages.flatMap((one) => ['-p', one]), '--', ...command], cwd);

async function prepare(folder: string, { imports = [], files }: Generator, contract: string): Promise<string> {
  const out = join(folder, 'out');
  await mkdir(out);
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "commonjs" }');
  const options = { compilerOptions, include: ['out', '*.ts'] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(options));
  for (const [name, text] of Object.entries(files?.(contract, out) ?? {})) await writeFile(join(folder, name), text);
  if (imports.length > 0) await run('npm', ['install', '--no-audit', '--no-fund', ...imports], folder);
  return out;
}

const complaint = /^.*\b(?:warn(?:ing)?|error|conflict|duplicate|unsupported|invalid)\b.*$/gim;
const harmless = /npm warn|deprecat|0 errors|unknown user config/i;

async function judgeIn(
  folder: string,
  generator: Generator,
  contract: string,
): Promise<Omit<Verdict, 'name' | 'version'>> {
  const { name, version, beside = [], command } = generator;
  const out = await prepare(folder, generator, contract);
  const made = await npx([`${name}@${version}`, ...beside], command(contract, out), folder);
  if (made.status !== 0) return { result: 'failed', errors: 1, said: made.said.slice(-2000) };
  const compiled = await run(process.execPath, [tsc, '-p', folder], folder);
  const errors = compiled.said.match(/error TS\d+/g)?.length ?? 0;
  if (compiled.status !== 0) return { result: 'does not compile', errors, said: compiled.said.slice(0, 2000) };
  const complaints = (made.said.match(complaint) ?? []).filter((line) => !harmless.test(line));
  return {
    result: complaints.length > 0 ? 'complains' : 'clean',
    errors: complaints.length,
    said: complaints.join('\n'),
  };
}

export async function judge(generator: Generator, contract: string): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-client-'));
  try {
    const { name, version } = generator;
    return { name, version, ...(await judgeIn(folder, generator, contract)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
