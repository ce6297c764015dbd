import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { array, enum as oneOf, optional, record, regex, strictObject, string } from 'zod/mini';
import type { JsonSchema, Operation } from '../../server/contract/document.ts';
import { readScreens, screensTable, type Screen } from '../../scripts/contract/screens.ts';
import { contract, operations } from './contract.ts';
import { screensWithoutAddress, specificationRoutes } from './specification-routes.ts';

const screens = readScreens();
const facts = new Map(operations.map(({ operation }) => [operation.operationId, operation]));

const schemaNamed = (name: string): JsonSchema => contract.components.schemas[name] ?? {};
const enumOf = (name: string) => (schemaNamed(name)['enum'] ?? []) as string[];
const booleansOf = (name: string) =>
  Object.entries((schemaNamed(name)['properties'] ?? {}) as Record<string, JsonSchema>).flatMap(([key, { type }]) =>
    type === 'boolean' ? [key] : [],
  );
const someOf = (values: readonly string[]) => array(oneOf([...values]));

const entry = strictObject({
  path: string().check(regex(/^(\*|\/|(\/([a-z0-9-]+|\{[a-z][A-Za-z]+\}))+)$/)),
  area: oneOf(['public', 'corporate', 'administration', 'any']),
  domain: oneOf(contract.tags.map(({ name }) => name)),
  title: string().check(regex(/^[a-z][A-Za-z]+$/)),
  sameAs: optional(oneOf(screens.map(({ path }) => path))),
  permission: optional(
    strictObject({
      roles: optional(someOf(enumOf('RoleCode'))),
      services: optional(someOf(enumOf('ServiceCode'))),
      flags: optional(someOf([...booleansOf('UserProfile'), ...booleansOf('FeatureFlags')])),
      menu: optional(oneOf(enumOf('HideableMenu'))),
      singleAccess: optional(oneOf(['approvalTypeM', 'commonVisibility', 'hidden'])),
    }),
  ),
  parameters: optional(record(string(), array(string().check(regex(/^[a-z0-9-]+$/))))),
  operations: array(string()),
});

/** Every address that a text with {a|b} stands for. */
function addressesOf(text: string): string[] {
  const choice = /\{([^{}]*\|[^{}]*)\}/.exec(text);
  if (!choice) return [text];
  const values = choice[1]?.split('|') ?? [];
  return values.flatMap((value) => addressesOf(text.replace(choice[0], value)));
}

const isParameter = (segment: string) => segment.startsWith('{');

function takes(screen: Screen, own: string, asked: string): boolean {
  if (!isParameter(own)) return own === asked;
  return isParameter(asked) || (screen.parameters?.[own.slice(1, -1)]?.includes(asked) ?? false);
}

function isAt(screen: Screen, address: string): boolean {
  const own = screen.path.split('/');
  const asked = address.split('/');
  return own.length === asked.length && own.every((segment, index) => takes(screen, segment, asked[index] ?? ''));
}

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const pathsWhere = (isWrong: (screen: Screen) => boolean) => screens.filter(isWrong).map(({ path }) => path);

const givesStrayValues = ({ path, parameters = {} }: Screen) =>
  Object.keys(parameters).some((name) => !path.includes(`{${name}}`));
const mixesAreas = ({ area, permission }: Screen) =>
  (permission?.roles ?? []).some((role) => role.startsWith('SYSADMIN') !== (area === 'administration'));

function differsFromItsOriginal({ sameAs, ...own }: Screen): boolean {
  const original = screens.find(({ path }) => path === sameAs);
  return original !== undefined && !isDeepStrictEqual({ ...own, path: sameAs }, original);
}

describe('the screens', () => {
  test.each(specificationRoutes.flatMap(addressesOf))('include %s of the specification', (address) => {
    expect(screens.some((screen) => isAt(screen, address))).toBe(true);
  });

  test('include those that the specification describes without an address, and no other', () => {
    const named = specificationRoutes.flatMap(addressesOf);
    const beyond = pathsWhere((screen) => !named.some((address) => isAt(screen, address)));
    expect(beyond.toSorted()).toEqual(screensWithoutAddress.flatMap(addressesOf).toSorted());
  });

  test.each(screens)('are well formed: $path', (screen) => {
    expect(entry.safeParse(screen).error?.issues ?? []).toEqual([]);
  });

  test('have an address each, which differs from others in more than the names of parameters', () => {
    expect(repeated(screens.map(({ path }) => path.replaceAll(/\{\w+\}/g, '{}')))).toEqual([]);
  });

  test('give values to parameters of their own path only', () => {
    expect(pathsWhere(givesStrayValues)).toEqual([]);
  });

  test('ask for roles of their own area', () => {
    expect(pathsWhere(mixesAreas)).toEqual([]);
  });

  test('that are another name of a screen show that screen', () => {
    expect(pathsWhere(differsFromItsOriginal)).toEqual([]);
  });
});

const languages = ['en', 'id'] as const;
const titlesIn = (language: (typeof languages)[number]): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../locales/${language}/screens.json`, import.meta.url), 'utf8'));

describe.each(languages)('the titles in %s', (language) => {
  const titles = titlesIn(language);

  test('exist for every screen, in the order of the screens, and for nothing else', () => {
    expect(Object.keys(titles)).toEqual([...new Set(screens.map(({ title }) => title))]);
  });

  test('are different for every two screens', () => {
    expect(repeated(Object.values(titles).map((title) => title.toLowerCase()))).toEqual([]);
    expect(repeated(screens.filter(({ sameAs }) => !sameAs).map(({ title }) => title))).toEqual([]);
  });

  test('fit a browser tab: a capital first, at most 60 characters, no full stop', () => {
    expect(Object.values(titles).filter((title) => !/^\p{Lu}.{1,58}[^\s.]$/u.test(title))).toEqual([]);
  });
});

/** The areas whose operations a screen of this area may call. */
const reach: Readonly<Record<Screen['area'], readonly Screen['area'][]>> = {
  public: ['public'],
  any: ['public', 'any'],
  corporate: ['public', 'any', 'corporate'],
  administration: ['public', 'any', 'administration'],
};

interface Call {
  readonly screen: Screen;
  readonly operation: Operation;
}

const calls: readonly Call[] = screens.flatMap((screen) =>
  screen.operations.flatMap((operationId) => {
    const operation = facts.get(operationId);
    return operation ? [{ screen, operation }] : [];
  }),
);
const callsWhere = (isWrong: (call: Call) => boolean) =>
  calls.filter(isWrong).map(({ screen, operation }) => `${screen.path} → ${operation.operationId}`);

const leavesArea = ({ screen, operation }: Call) => !reach[screen.area].includes(operation['x-permission'].area);

function isClosedToAllRoles({ screen, operation }: Call): boolean {
  const callers = operation['x-permission'].roles;
  return callers !== undefined && screen.permission?.roles?.some((role) => callers.includes(role)) === false;
}

describe('the calls of the screens', () => {
  test.each(screens)('are operations of the contract, each named once: $path', ({ operations: named }) => {
    expect(named.filter((operationId) => !facts.has(operationId))).toEqual([]);
    expect(repeated(named)).toEqual([]);
  });

  test('leave out no operation except those that only machines call', () => {
    const called = new Set(calls.map(({ operation }) => operation.operationId));
    const uncalled = [...facts.values()].filter(({ operationId }) => !called.has(operationId));
    expect(uncalled.filter((operation) => !operation['x-machine']).map(({ operationId }) => operationId)).toEqual([]);
    expect(callsWhere(({ operation }) => operation['x-machine'] === true)).toEqual([]);
  });

  test('stay in the area of the screen', () => {
    expect(callsWhere(leavesArea)).toEqual([]);
  });

  test('can be made by a user who may open the screen', () => {
    expect(callsWhere(isClosedToAllRoles)).toEqual([]);
  });
});

describe('the generated table', () => {
  test('holds the screens as they are written', async () => {
    const source = stripTypeScriptTypes(screensTable(screens));
    const table: { screens: Screen[] } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
    expect(table.screens).toEqual(screens);
  });
});
