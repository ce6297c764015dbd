// Rules of the portal's source: who may import whom, and where texts and addresses may be written.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { matchRoutes } from 'react-router-dom';
import * as ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { administrationRoutes } from '../../src/admin/routes.ts';
import { paths } from '../../src/paths.ts';
import { publicRoutes } from '../../src/public-routes.ts';
import { builtForUsers, userRoutes } from '../../src/user/routes.ts';
import { publicScreens } from '../../generated/routes/public.ts';
import { listFiles } from '../house/files.ts';
import { nodesIn, parse } from '../house/syntax.ts';

const sources = listFiles('src/*.ts', 'src/*.tsx').filter((file) => !file.startsWith('src/sandbox/'));
const parts = new Map(sources.map((file) => [file, parse(file)]));

const nodes = new Map([...parts].map(([file, source]) => [file, nodesIn(source)]));
const placesWhere = (isWrong: (node: ts.Node, file: string) => boolean) =>
  [...nodes].flatMap(([file, all]) =>
    all.filter((node) => isWrong(node, file)).map((node) => `${file}: ${node.getText().slice(0, 80)}`),
  );

/** From top to bottom. Links (paths) may be imported by components and above. */
const storeys = ['routes', 'screens', 'components', 'paths', 'api', 'ui', 'lib'] as const;
type Storey = (typeof storeys)[number];

const below: Readonly<Record<Storey, readonly Storey[]>> = {
  routes: storeys,
  screens: ['screens', 'components', 'paths', 'api', 'ui', 'lib'],
  components: ['components', 'paths', 'api', 'ui', 'lib'],
  paths: [],
  api: ['api', 'lib'],
  ui: ['ui', 'lib'],
  lib: ['lib'],
};

function storeyOf(file: string): Storey {
  if (file === 'src/paths.ts') return 'paths';
  const folder = file.split('/')[1] ?? '';
  if (folder === 'user' || folder === 'admin') return file.split('/').length === 3 ? 'routes' : 'screens';
  return storeys.find((storey) => storey === folder) ?? 'routes';
}

const domainOf = (file: string) => file.split('/').slice(1, 3).join('/');

function importsOf(file: string): string[] {
  const own = (nodes.get(file) ?? []).flatMap((node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return [node.moduleSpecifier];
    return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? [node.arguments[0]] : [];
  });
  const named = own.flatMap((one) => (one && ts.isStringLiteral(one) && one.text.startsWith('.') ? [one.text] : []));
  return named.map((name) => posix.join(posix.dirname(file), name)).filter((target) => target.startsWith('src/'));
}

describe('inside the portal', () => {
  test('imports go down: routes, screens, components, api and ui, lib', () => {
    const wrong = sources.flatMap((file) =>
      importsOf(file)
        .filter((target) => !below[storeyOf(file)].includes(storeyOf(target)))
        .map((target) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('the screens of one domain do not import those of another: what two need moves down', () => {
    const wrong = sources
      .filter((file) => storeyOf(file) === 'screens')
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => storeyOf(target) === 'screens' && domainOf(target) !== domainOf(file))
          .map((target) => `${file} → ${target}`),
      );
    expect(wrong).toEqual([]);
  });
});

const holdsWords = (text: string) => /\p{L}{2,}/u.test(text);
const readByPeople =
  /^(?:label|title|description|placeholder|alt|aria-label|aria-description|note|warning|error|summary)$/;

/** Names that are the same in every language. */
const properNames = new Set(['BI-FAST', 'WIB', 'IDR', 'Ctrl', 'Ctrl K']);

function isTextInCode(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return holdsWords(node.text) && !properNames.has(node.text.trim());
  if (!ts.isJsxAttribute(node) || !readByPeople.test(node.name.getText())) return false;
  return node.initializer !== undefined && ts.isStringLiteral(node.initializer) && holdsWords(node.initializer.text);
}

const addressAttributes = /^(?:to|href|rowHref|action)$/;
const goesTo = /^(?:navigate|(?:location\.)(?:assign|replace)|pathname)$/;
const isAddress = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isStringLiteralLike(node) && node.text.startsWith('/');

function isRawLink(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node) && addressAttributes.test(node.name.getText())) {
    const { initializer } = node;
    return isAddress(initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer);
  }
  return ts.isCallExpression(node) && goesTo.test(node.expression.getText()) && isAddress(node.arguments[0]);
}

describe('the code of the portal', () => {
  test('holds no text that people read: texts stand in locales', () => {
    expect(placesWhere(isTextInCode)).toEqual([]);
  });

  test('writes no link by hand: links come from paths.ts', () => {
    expect(placesWhere(isRawLink)).toEqual([]);
  });

  test('names no address of the bank: calls come from generated/calls', () => {
    expect(placesWhere((node) => ts.isStringLiteralLike(node) && node.text.startsWith('/api/'))).toEqual([]);
  });
});

const sample = { taskId: 'T', refNo: 'R', menuAccess: 'LCY' };
const sampleFor: Partial<Record<keyof typeof paths, readonly unknown[]>> = {
  systemError: ['500'],
  request: ['approver', sample],
  repair: [sample],
  transactionInProcess: [sample],
  localTransfer: [{}],
};

const links = Object.entries(paths).map(([name, path]) => {
  const argumentsOf = sampleFor[name as keyof typeof paths] ?? ['1', '2'];
  return [name, typeof path === 'string' ? path : Reflect.apply(path, undefined, [...argumentsOf])] as const;
});

const loginRoutes = publicScreens.map(({ path }) => ({ path: path.replaceAll(/\{(\w+)\}/g, ':$1') }));

test.each(links)('the link %s leads to a screen', (_, link) => {
  const routes = [...publicRoutes, ...userRoutes, ...administrationRoutes, ...loginRoutes];
  expect(matchRoutes(routes, String(link).split('?')[0] ?? ''), String(link)).not.toBeNull();
});

test('a screen of a corporate user needs no text that only the administration has', () => {
  const own = /\{([\w,-]+)\}\.json/.exec(readFileSync('src/components/text/administration-texts.ts', 'utf8'))?.[1];
  const ofAdministration = new Set(own?.split(','));
  const wrong = Object.entries(builtForUsers).flatMap(([path, { texts }]) =>
    texts.filter((name) => ofAdministration.has(name)).map((name) => `${path}: ${name}`),
  );
  expect(ofAdministration.size).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
