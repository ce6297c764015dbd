// npm run contract:clients [-- NAME …]: runs client generators and two more linters on the contract.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generators } from './clients/generators.ts';
import { judge, npx, run, type Verdict } from './clients/judge.ts';
import { domainBundles } from './contract-page/domain-bundles.ts';
import type { OpenApiDocument, ResponseObject } from '../server/contract/document.ts';
import { generatedContract, readGeneratedContract } from './contract/generated.ts';

const redocly = fileURLToPath(new URL('../node_modules/@redocly/cli/bin/cli.js', import.meta.url));
const spectral = { name: '@stoplight/spectral-cli', version: '6.16.3' };
const rules = {
  // This linter does not count what is used beside a $ref, which 3.1 allows. Redocly finds unused components.
  'spectral.yaml': 'extends: ["spectral:oas"]\nrules: { oas3-unused-component: off }\n',
  'redocly.yaml': 'extends: [recommended-strict]\nrules: { info-license: off }\n',
};

const hasContent = (value: unknown): value is Required<Pick<ResponseObject, 'content'>> =>
  typeof value === 'object' && value !== null && 'content' in value;

const isFailure = (key: string) => /^[45]\d\d$/.test(key);

/** Checking the examples of failures takes most of the linter's time; tests/contract/examples checks them as well. */
const withoutFailureExamples = (document: OpenApiDocument): OpenApiDocument =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (!isFailure(key) || !hasContent(value)) return value;
    const content = Object.entries(value.content).map(([type, { examples: _examples, ...media }]) => [type, media]);
    return { ...value, content: Object.fromEntries(content) };
  });

async function writeDomainBundles(folder: string): Promise<string[]> {
  const bundles = [...domainBundles(await readGeneratedContract())];
  const writing = bundles.map(async ([domain, document]) => {
    const path = join(folder, `${domain}.json`);
    await writeFile(path, JSON.stringify(withoutFailureExamples(document)));
    return path;
  });
  return Promise.all(writing);
}

const linters: Readonly<Record<string, (folder: string) => Promise<Verdict>>> = {
  'redocly recommended-strict': async (folder) => {
    const { status, said } = await run(
      process.execPath,
      [redocly, 'lint', generatedContract, '--config', 'redocly.yaml'],
      folder,
    );
    const errors = Number(/(\d+) error/.exec(said)?.[1] ?? 0) + Number(/(\d+) warning/.exec(said)?.[1] ?? 0);
    return {
      name: 'redocly recommended-strict',
      version: '2.77.0',
      result: status === 0 && errors === 0 ? 'clean' : 'complains',
      errors,
      said: said.slice(-2000),
    };
  },
  // Each domain separately, because the linter did not finish the whole contract within twenty minutes.
  spectral: async (folder) => {
    const documents = await writeDomainBundles(folder);
    const command = ['spectral', 'lint', ...documents, '--ruleset', 'spectral.yaml', '--fail-severity', 'hint'];
    const { status, said } = await npx([`${spectral.name}@${spectral.version}`], command, folder);
    const errors = Number(/(\d+) problems?/.exec(said)?.[1] ?? 0);
    return { ...spectral, result: status === 0 ? 'clean' : 'complains', errors, said: said.slice(0, 2000) };
  },
};

async function lint(name: string): Promise<Verdict | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-lint-'));
  try {
    for (const [file, text] of Object.entries(rules)) await writeFile(join(folder, file), text);
    return await linters[name]?.(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function row({ name, version, result, errors }: Verdict): string {
  return [name.padEnd(32), version.padEnd(10), result.padEnd(18), String(errors)].join('');
}

async function main(wanted: readonly string[]): Promise<boolean> {
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const verdicts: Verdict[] = [];
  console.log('Name                            Version   Result            Errors');
  const note = (verdict: Verdict) => {
    verdicts.push(verdict);
    console.log(row(verdict));
  };
  for (const generator of generators) if (isWanted(generator.name)) note(await judge(generator, generatedContract));
  for (const name of Object.keys(linters)) {
    const verdict = isWanted(name) ? await lint(name) : undefined;
    if (verdict) note(verdict);
  }
  for (const { name, said } of verdicts.filter(({ result }) => result !== 'clean')) console.log(`\n${name}\n${said}`);
  return verdicts.every(({ result }) => result === 'clean');
}

if (!(await main(process.argv.slice(2)))) process.exitCode = 1;
