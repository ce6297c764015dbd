// npm run build:web: the portal as it ships, with the login's form already in its HTML and every file compressed.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build as viteBuild, type Rolldown } from 'vite';
import { root, sourcesDigest } from './sources.ts';

export const portalFolder = `${root}dist/portal`;
const prerenderFolder = `${root}dist/prerender`;
const stamp = `${root}dist/portal.digest`;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressible = /\.(?:js|css|html|svg|json)$/;

interface Prerender {
  renderLogin(locale: 'en' | 'id'): Promise<string>;
}

async function readPrerender(): Promise<Prerender> {
  await viteBuild({
    configFile: `${root}vite.config.ts`,
    logLevel: 'error',
    build: {
      ssr: `${root}src/prerender.tsx`,
      outDir: prerenderFolder,
      copyPublicDir: false,
      rolldownOptions: { input: `${root}src/prerender.tsx`, output: { entryFileNames: 'prerender.js' } },
    },
  });
  return (await import(join(prerenderFolder, 'prerender.js'))) as Prerender;
}

type Output = Rolldown.RolldownOutput;

/** The file in which the login's texts of one language ended up, so that the page can ask for it at once. */
function chunkOf(output: Output, source: string): string | undefined {
  const chunks = output.output.filter((file) => file.type === 'chunk');
  return chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source))?.fileName;
}

async function writeLogins(output: Output): Promise<void> {
  const { renderLogin } = await readPrerender();
  const template = await readFile(join(portalFolder, 'login.html'), 'utf8');
  for (const locale of ['en', 'id'] as const) {
    const texts = chunkOf(output, `locales/${locale}/session.json`);
    const hint = texts ? `<link rel="modulepreload" crossorigin href="/${texts}" /></head>` : '</head>';
    const page = template
      .replace('<html lang="en">', `<html lang="${locale}">`)
      .replace('</head>', hint)
      .replace('<!--login-->', await renderLogin(locale));
    await writeFile(join(portalFolder, `login.${locale}.html`), page);
  }
  await rm(join(portalFolder, 'login.html'));
}

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

async function build(): Promise<void> {
  await mkdir(`${root}dist`, { recursive: true });
  const output = (await viteBuild({ configFile: `${root}vite.config.ts`, logLevel: 'error' })) as Output;
  await writeLogins(output);
  await compressAll();
}

/** Makes the portal when its sources changed since the last time. */
export async function buildPortal(): Promise<{ readonly isNew: boolean }> {
  const digest = await sourcesDigest();
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
