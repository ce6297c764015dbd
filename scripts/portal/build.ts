// npm run build:web: the portal as it ships, with the login's form already in its HTML and every file compressed.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { InlineConfig, Rolldown } from 'vite';
import { portalFolder, prerender, prerenderFolder, writePages } from './pages.ts';
import { root, sourcesDigest } from './sources.ts';

const stamp = `${root}dist/portal.digest`;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressible = /\.(?:js|css|html|svg|json)$/;

// A portal that is fresh is served without its builder.
const viteBuild = async (config: InlineConfig) => (await import('vite')).build(config);

const buildPrerender = () =>
  viteBuild({
    configFile: `${root}vite.config.ts`,
    logLevel: 'error',
    build: {
      ssr: `${root}src/prerender.tsx`,
      outDir: prerenderFolder,
      copyPublicDir: false,
      rolldownOptions: { input: `${root}src/prerender.tsx`, output: { entryFileNames: 'prerender.js' } },
    },
  });

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await compressBrotli(content, { params }));
  await writeFile(`${path}.gz`, await compressGzip(content));
}

async function compressAll(): Promise<void> {
  const entries = await readdir(portalFolder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))));
}

// A build without the sandbox has no page for those who build the portal.
const sandbox = process.env['SANDBOX'] ?? 'on';

async function build(): Promise<void> {
  process.env['VITE_SANDBOX'] = sandbox;
  await mkdir(`${root}dist`, { recursive: true });
  await buildPrerender();
  await prerender();
  const built = await viteBuild({ configFile: `${root}vite.config.ts`, logLevel: 'error' });
  await writePages((built as Rolldown.RolldownOutput).output);
  await compressAll();
}

/** Makes the portal when its sources changed since the last time. */
export async function buildPortal(): Promise<{ readonly isNew: boolean }> {
  const digest = `${await sourcesDigest()} ${sandbox}`;
  if ((await readFile(stamp, 'utf8').catch(() => '')) === digest) return { isNew: false };
  await rm(stamp, { force: true });
  await build();
  await writeFile(stamp, digest);
  return { isNew: true };
}

if (import.meta.main) {
  const { isNew } = await buildPortal();
  console.log(`${portalFolder} ${isNew ? 'was made' : 'is fresh'}`);
}
