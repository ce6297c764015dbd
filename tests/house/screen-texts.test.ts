// A screen loads its texts together with its module. A text that is missing suspends the screen while it is drawn; its
// fields are then hidden and shown again without end, until React gives up and the error page replaces the screen.
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, listFiles, read } from './files.ts';

/** The portal loads these before its first screen. */
const alwaysLoaded = ['common', 'shell', 'screens'];

const groups = /screensOf\(\s*\[([^\]]*)\],\s*\{(\n[\s\S]*?\n\s*|[^\n]*)\}\)/g;
const namedModules = /const (\w+) = \(\) => import\('([^']+)'\)/g;
const valuesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);

/** Follows the imports of values. What is imported later loads its own texts, in a Suspense of its own. */
function filesDrawnBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !file.startsWith('src/')) return found;
  found.add(file);
  for (const { specifier, isType } of importsOf(file))
    if (!isType && specifier.startsWith('.')) filesDrawnBy(posix.join(posix.dirname(file), specifier), found);
  return found;
}

/** The modules of a group of screens, imported in the group or above it under a name. */
function modulesOf(routes: string, group: string): string[] {
  const named = [...read(routes).matchAll(namedModules)].flatMap(([, name = '', module = '']) =>
    new RegExp(`\\b${name}\\b`).test(group) ? [module] : [],
  );
  return [...named, ...valuesOf(group, /import\('([^']+)'\)/g)].map((module) =>
    posix.join(posix.dirname(routes), module),
  );
}

function missingTexts(routes: string): string[] {
  return [...read(routes).matchAll(groups)].flatMap(([, texts = '', group = '']) => {
    const loaded = [...alwaysLoaded, ...valuesOf(texts, /'([\w-]+)'/g)];
    return modulesOf(routes, group).flatMap((module) =>
      [...filesDrawnBy(module)].flatMap((file) =>
        valuesOf(read(file), /useTexts\('([\w-]+)'\)/g)
          .filter((name) => !loaded.includes(name))
          .map((name) => `${routes} must load ${name}: ${file} uses it`),
      ),
    );
  });
}

const routeFiles = listFiles('src/*.ts').filter((file) => read(file).includes('screensOf(['));

test('a screen loads every text that it draws', () => {
  expect(routeFiles.length).toBeGreaterThan(15);
  expect([...new Set(routeFiles.flatMap(missingTexts))]).toEqual([]);
});

test('every module of the routes is among those whose texts are compared', () => {
  const overlooked = routeFiles.flatMap((routes) => {
    const text = read(routes);
    const found = [...text.matchAll(groups)].flatMap(([, , group = '']) => modulesOf(routes, group));
    const imported = valuesOf(text, /import\('([^']+)'\)/g).map((module) => posix.join(posix.dirname(routes), module));
    return imported.filter((module) => !found.includes(module)).map((module) => `${routes}: ${module}`);
  });
  expect(overlooked).toEqual([]);
});

const countOf = (text: string, part: string) => text.split(part).length - 1;

/** The components of a file that are loaded later, where they are drawn outside of a Suspense. */
function unsuspended(file: string): string[] {
  const text = read(file);
  return valuesOf(text, /const (\w+) = lazy(?:WhenOnline)?[(<]/g).flatMap((name) => {
    const drawn = [...text.matchAll(new RegExp(`<${name}\\b`, 'g'))];
    const bare = drawn.filter(({ index }) => {
      const before = text.slice(0, index);
      return countOf(before, '<Suspense') <= countOf(before, '</Suspense>');
    });
    return drawn.length === 0 || bare.length > 0 ? [`${file}: ${name}`] : [];
  });
}

test('a part that is loaded later is drawn in a Suspense of its own, so that its texts do not suspend the screen', () => {
  const files = listFiles('src/*.tsx').filter((file) => / = lazy(WhenOnline)?[(<]/.test(read(file)));
  expect(files.length).toBeGreaterThan(10);
  expect(files.flatMap(unsuspended)).toEqual([]);
});
