// npm run docs: the contract as one offline page, beside the whole contract and a bundle of each domain.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildPage } from './contract-page/build-page.ts';
import { domainBundles } from './contract-page/domain-bundles.ts';
import { pageDataOf } from './contract-page/page-data.ts';
import { readCatalogue, readCodeTexts } from './contract/error-codes.ts';
import { generatedContract } from './contract/generated.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
export const docsFolder = `${root}dist/`;
export const docsPage = `${docsFolder}contract.html`;
export const bundleFolder = `${docsFolder}contract/`;
const stamp = `${docsFolder}contract.digest`;
const pageFolder = `${root}scripts/contract-page/`;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
// Brotli's best quality saves another tenth but takes ten times as long.
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Two processes may build at once: a file under its own name is always whole. */
async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

async function write(path: string, text: string): Promise<void> {
  await writeWhole(path, text);
  await writeWhole(`${path}.br`, await compressBrotli(text, { params }));
  await writeWhole(`${path}.gz`, await compressGzip(text));
}

async function removeOldBundles(domains: readonly string[]): Promise<void> {
  const current = new Set([...domains, 'openapi']);
  const old = (await readdir(bundleFolder)).filter((name) => !current.has(name.split('.', 1)[0] ?? name));
  await Promise.all(old.map((name) => rm(bundleFolder + name, { force: true })));
}

async function build(contract: string): Promise<void> {
  const document = JSON.parse(contract);
  const texts = { en: readCodeTexts('en'), id: readCodeTexts('id') };
  await mkdir(bundleFolder, { recursive: true });
  await write(docsPage, await buildPage(pageDataOf(document, readCatalogue(), texts)));
  await write(`${bundleFolder}openapi.json`, contract);
  const bundles = domainBundles(document);
  for (const [domain, bundle] of bundles) await write(`${bundleFolder}${domain}.json`, JSON.stringify(bundle, null, 1));
  await removeOldBundles([...bundles.keys()]);
}

/** A hash of the contract, the texts of its codes and the page's sources; the page is rebuilt when it changes. */
async function digestOfSources(contract: string): Promise<string> {
  const entries = await readdir(pageFolder, { recursive: true, withFileTypes: true });
  const own = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`);
  const others = ['openapi/errors.yaml', 'locales/en/errors.json', 'locales/id/errors.json'].map((path) => root + path);
  const digest = createHash('sha256').update(contract);
  for (const path of [...own.toSorted(), ...others, fileURLToPath(import.meta.url)])
    digest.update(await readFile(path));
  return digest.digest('hex');
}

export async function buildDocs(): Promise<{ readonly isNew: boolean }> {
  const contract = await readFile(generatedContract, 'utf8');
  const digest = await digestOfSources(contract);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === digest) return { isNew: false };
  await rm(stamp, { force: true });
  await build(contract);
  await writeFile(stamp, digest);
  return { isNew: true };
}

if (import.meta.main) {
  const { isNew } = await buildDocs();
  console.log(`${docsPage} ${isNew ? 'was made' : 'is fresh'}`);
}
