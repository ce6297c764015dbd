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

/** Follows the imports of values. What is imported later loads its own texts. */
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

test('a screen loads every text that it draws', () => {
  const routes = listFiles('src/*.ts').filter((file) => read(file).includes('screensOf(['));
  expect(routes.length).toBeGreaterThan(15);
  expect([...new Set(routes.flatMap(missingTexts))]).toEqual([]);
});
