// npm run docs: the contract as one page that needs no network, made again only when the contract changed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generatedContract } from './contract/generated.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
export const docsPage = `${root}dist/contract.html`;
const stamp = `${root}dist/contract.digest`;

async function build(): Promise<void> {
  const redocly = `${root}node_modules/@redocly/cli/bin/cli.js`;
  const options = [generatedContract, '--output', docsPage, '--inlineBundle', '--title', 'Corporate internet banking'];
  const child = spawn(process.execPath, [redocly, 'build-docs', ...options], { stdio: ['ignore', 'ignore', 'pipe'] });
  const complaints: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The documentation page was not made:\n${Buffer.concat(complaints).toString()}`);
}

export async function buildDocs(): Promise<{ readonly isNew: boolean }> {
  const digest = createHash('sha256')
    .update(await readFile(generatedContract))
    .digest('hex');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === digest) return { isNew: false };
  await mkdir(`${root}dist`, { recursive: true });
  await build();
  await writeFile(stamp, digest);
  return { isNew: true };
}

const digestOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The page carries its scripts inside it: a browser runs these alone, known by their digests. */
export async function readDocs(): Promise<{ readonly page: string; readonly policy: string }> {
  const page = await readFile(docsPage, 'utf8');
  const digests = [...page.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script/g)].map(([, script = '']) => digestOf(script));
  const policy = [
    "default-src 'self' data: blob:",
    `script-src ${digests.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    'worker-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return { page, policy: policy.join('; ') };
}

if (import.meta.main) {
  const { isNew } = await buildDocs();
  console.log(`${docsPage} ${isNew ? 'was made' : 'is fresh'}`);
}
