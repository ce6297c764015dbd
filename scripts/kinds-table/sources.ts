// What the figures of the table are counted in: the contract, the screens, the code and the tests.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listOperations, type OpenApiDocument, type Operation } from '../../server/contract/document.ts';
import { menus } from '../../domain/payment-menus.ts';
import { notYet } from '../../server/not-yet.ts';
import { recipes } from '../../server/sandbox/codes/recipes.ts';
import { readGeneratedContract } from '../contract/generated.ts';
import { readScreens, type Screen } from '../contract/screens.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface Story {
  readonly file: string;
  readonly text: string;
}

export interface Sources {
  readonly contract: OpenApiDocument;
  readonly operations: readonly Operation[];
  readonly unbuilt: ReadonlySet<string>;
  readonly screens: readonly Screen[];
  /** The addresses that have a module. */
  readonly built: ReadonlySet<string>;
  /** The codes that the recipes of the sandbox get, which a test plays, by kind of payment. */
  readonly played: ReadonlyMap<string, ReadonlySet<string>>;
  /** Without demonstration data and the steps of the database. */
  readonly code: readonly SourceFile[];
  readonly tests: Readonly<Record<'server' | 'e2e', readonly SourceFile[]>>;
}

function filesIn(folder: string): SourceFile[] {
  const paths = readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(`${root}${folder}/${path}`, 'utf8') }));
}

const isCounted = ({ path }: SourceFile) => !/^server\/(sandbox|db\/migrations)\//.test(path);

/** The addresses in a table of routes, also those that begin with a constant of the file. */
function addressesIn({ text }: SourceFile): string[] {
  const constants = new Map(
    [...text.matchAll(/const (\w+) = '(\/.*)';/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const quoted = [...text.matchAll(/['`]((?:\/|\$\{)[^'`]*)['`]/g)].map(([, address = '']) => address);
  return quoted.map((address) => address.replace(/^\$\{(\w+)\}/, (_, name: string) => constants.get(name) ?? ''));
}

function playedCodes(): ReadonlyMap<string, ReadonlySet<string>> {
  const byKind = Map.groupBy(recipes, ({ menu }) => menus[menu].kind);
  return new Map([...byKind].map(([kind, ofKind]) => [kind, new Set<string>(ofKind.map(({ code }) => code))]));
}

export async function readSources(): Promise<Sources> {
  const contract = await readGeneratedContract();
  const portal = filesIn('src');
  return {
    contract,
    operations: listOperations(contract).map(({ operation }) => operation),
    unbuilt: new Set(notYet),
    screens: readScreens(),
    built: new Set(portal.filter(({ path }) => basename(path).endsWith('routes.ts')).flatMap(addressesIn)),
    played: playedCodes(),
    code: [...portal, ...filesIn('server'), ...filesIn('domain')].filter(isCounted),
    tests: { server: filesIn('tests/server'), e2e: filesIn('tests/e2e') },
  };
}

const beginning = /^ *test(?:\.\w+)*\(/m;

/** Splits a file of tests into its stories. */
export const storiesOf = ({ path, text }: SourceFile): Story[] =>
  text
    .split(beginning)
    .slice(1)
    .map((story) => ({ file: basename(path), text: story }));

/** The values of `kind` in the contract's schema. */
export function kindsOf({ components }: OpenApiDocument, schema: string): string[] {
  const found = components.schemas[schema]?.['discriminator'] as { readonly mapping: object } | undefined;
  return Object.keys(found?.mapping ?? {});
}
