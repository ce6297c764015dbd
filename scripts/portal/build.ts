// npm run build:web: builds the portal, with the login form in its HTML and every file compressed.
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

// The builder is loaded only when the portal must be built.
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

// Without the sandbox, the page of all widgets is left out.
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

/** Builds the portal if its sources have changed since the last build. */
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
