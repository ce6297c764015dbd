// npm run generate: writes generated/ from openapi/. --check writes nothing and names stale files.
import { readFile, readdir, mkdir, writeFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleFiles } from './contract/bundle.ts';
import { errorCatalogueSchema, errorCodeSchema, readCatalogue, readCodeTexts } from './contract/error-codes.ts';
import { failureParametersSchema, failureValuesSchema } from './contract/error-parameters.ts';
import { declareFailures } from './contract/failures.ts';
import { fieldBounds } from './contract/field-bounds.ts';
import { lintContract } from './contract/lint.ts';
import { readScreens, routesOf, screensTable } from './contract/screens.ts';
import { serverContract } from './contract/server-contract.ts';
import { callsOf, errorCatalogue, handlersType, operationsTable, readingPathsType } from './contract/tables.ts';
import { typesOf } from './contract/types.ts';
import { zodOf } from './contract/zod.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const common = 'openapi/components/schemas/common';

type Files = ReadonlyMap<string, string>;

const current = (path: string) => readFile(root + path, 'utf8').catch(() => undefined);

/** The schemas of the contract that are generated from the catalogue of codes. */
function catalogueSchemas(): Files {
  const catalogue = readCatalogue();
  return new Map([
    [`${common}/ErrorCode.yaml`, errorCodeSchema(catalogue)],
    [
      `${common}/ErrorCatalogue.yaml`,
      errorCatalogueSchema(catalogue, { en: readCodeTexts('en'), id: readCodeTexts('id') }),
    ],
    [`${common}/FailureParameters.yaml`, failureParametersSchema()],
    [`${common}/FailureValues.yaml`, failureValuesSchema()],
  ]);
}

async function writeCatalogueSchemas(): Promise<void> {
  for (const [path, wanted] of catalogueSchemas())
    if ((await current(path)) !== wanted) await writeFile(root + path, wanted);
}

export async function generateFiles(): Promise<Files> {
  const bundled = await bundleFiles();
  const document = declareFailures(bundled, readCatalogue(), readCodeTexts('en'));
  const [types, zod] = await Promise.all([typesOf(bundled), zodOf(bundled)]);
  return new Map([
    ...catalogueSchemas(),
    ['generated/openapi.json', `${JSON.stringify(document, null, 1)}\n`],
    ['generated/server-contract.json', serverContract(document)],
    ['generated/types.ts', types],
    ['generated/zod.gen.ts', zod],
    ['generated/operations.ts', operationsTable(document)],
    ['generated/reading-paths.ts', readingPathsType(document)],
    ['generated/handlers.ts', handlersType(document)],
    ['generated/field-bounds.ts', fieldBounds(document)],
    ...callsOf(document),
    ['generated/screens.ts', screensTable(readScreens())],
    ...routesOf(readScreens()),
    ['generated/error-codes.ts', errorCatalogue(readCatalogue())],
  ]);
}

/** Files whose content is out of date, and files that are generated no longer. */
export async function findStale(files: Files): Promise<string[]> {
  const differing = await Promise.all(
    [...files].map(async ([path, wanted]) => ((await current(path)) === wanted ? [] : [path])),
  );
  const present = await readdir(`${root}generated`, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = present.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return [...differing.flat(), ...paths.map((path) => relative(root, path)).filter((path) => !files.has(path))];
}

async function write(files: Files, stale: readonly string[]): Promise<void> {
  for (const path of stale) {
    const text = files.get(path);
    await mkdir(dirname(root + path), { recursive: true });
    await (text === undefined ? rm(root + path) : writeFile(root + path, text));
  }
}

async function main(isCheck: boolean): Promise<void> {
  if (!isCheck) await writeCatalogueSchemas();
  const problems = await lintContract();
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const files = await generateFiles();
  const stale = await findStale(files);
  if (isCheck && stale.length > 0) throw new Error(`Stale, run npm run generate:\n${stale.join('\n')}`);
  if (!isCheck) await write(files, stale);
  console.log(`Generated files: ${files.size}, ${isCheck ? 'all fresh' : `${stale.length} rewritten`}`);
}

if (import.meta.main) {
  await main(process.argv.includes('--check')).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
