// npm run build:web: the portal as it ships, with the login's form already in its HTML and every file compressed.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { InlineConfig, Rolldown } from 'vite';
import { root, sourcesDigest } from './sources.ts';

export const portalFolder = `${root}dist/portal`;
const prerenderFolder = `${root}dist/prerender`;
const stamp = `${root}dist/portal.digest`;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressible = /\.(?:js|css|html|svg|json)$/;

interface Prerender {
  renderLogin(locale: 'en' | 'id'): Promise<string>;
  renderWaiting(locale: 'en' | 'id'): Promise<string>;
}

// A portal that is fresh is served without its builder.
const viteBuild = async (config: InlineConfig) => (await import('vite')).build(config);

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

const pageFile = (name: string) => join(portalFolder, `${name}.html`);

/** The login's texts of one language, so that the page can ask for them at once. */
function assetOf(output: Output, source: string): string | undefined {
  const assets = output.output.filter((file) => file.type === 'asset');
  return assets.find(({ originalFileNames }) => originalFileNames.some((name) => name.endsWith(source)))?.fileName;
}

/** The form can be used without any script, so none takes from what it is painted with. */
const formFirst = (page: string) =>
  page.replaceAll(/<(?:script type="module"|link rel="(?:modulepreload|preload)")/g, '$& fetchpriority="low"');

// Both pages are written in both languages, so that each starts in the right one.
async function writePages(output: Output): Promise<void> {
  const { renderLogin, renderWaiting } = await readPrerender();
  const [login, app] = await Promise.all(['login', 'app'].map((name) => readFile(pageFile(name), 'utf8')));
  for (const locale of ['en', 'id'] as const) {
    const texts = assetOf(output, `locales/${locale}/session.json`);
    const hint = texts ? `<link rel="preload" as="fetch" crossorigin href="/${texts}" /></head>` : '</head>';
    const inLanguage = (page = '') => page.replace('<html lang="en">', `<html lang="${locale}">`);
    const withForm = formFirst(inLanguage(login).replace('</head>', hint)).replace(
      '<!--login-->',
      await renderLogin(locale),
    );
    await writeFile(pageFile(`login.${locale}`), withForm);
    const waiting = inLanguage(app).replace('<!--waiting-->', await renderWaiting(locale));
    await writeFile(pageFile(`app.${locale}`), waiting);
  }
  await Promise.all(['login', 'app'].map((name) => rm(pageFile(name))));
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

// A build without the sandbox has no page for those who build the portal.
const sandbox = process.env['SANDBOX'] ?? 'on';

async function build(): Promise<void> {
  process.env['VITE_SANDBOX'] = sandbox;
  await mkdir(`${root}dist`, { recursive: true });
  const output = (await viteBuild({ configFile: `${root}vite.config.ts`, logLevel: 'error' })) as Output;
  await writePages(output);
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
