// A table cell is reused for another row, so a cell with state needs its row's key.
import { posix } from 'node:path';
import * as ts from 'typescript';
import { expect, test } from 'vitest';
import { listFiles } from '../house/files.ts';
import { nodesIn, parse } from '../house/syntax.ts';

const files = listFiles('src/*.ts', 'src/*.tsx');
const sources = new Map(files.map((file) => [file, parse(file)]));

/** Hooks whose state is the same for all rows, so they need no key. */
const sharedHooks = ['useBankClock'];

interface Part {
  readonly file: string;
  readonly body: ts.Node;
}

function declaredIn(file: string, name: string): Part | undefined {
  const source = sources.get(file);
  const found = source && nodesIn(source).find((node) => isNamed(node, name));
  return found && { file, body: found };
}

const isNamed = (node: ts.Node, name: string) =>
  (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) && node.name?.getText() === name;

function importedBy(file: string, name: string): Part | undefined {
  const imports = sources.get(file)?.statements.filter(ts.isImportDeclaration) ?? [];
  const one = imports.find(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) && bindings.elements.some((each) => each.name.text === name);
  });
  if (!one || !ts.isStringLiteral(one.moduleSpecifier)) return undefined;
  return declaredIn(posix.join(posix.dirname(file), one.moduleSpecifier.text), name);
}

const partCalled = (name: string, { file }: Part) => declaredIn(file, name) ?? importedBy(file, name);

function remembers(part: Part): boolean {
  const calls = nodesIn(part.body).filter(ts.isCallExpression);
  return calls.some(({ expression }) => {
    const name = expression.getText();
    if (name === 'useState' || name === 'useReducer') return true;
    if (!name.startsWith('use') || sharedHooks.includes(name)) return false;
    const hook = partCalled(name, part);
    return hook !== undefined && remembers(hook);
  });
}

const hasKey = (node: ts.Node) =>
  (ts.isJsxElement(node)
    ? node.openingElement
    : ts.isJsxSelfClosingElement(node)
      ? node
      : undefined
  )?.attributes.properties.some((attribute) => attribute.name?.getText() === 'key') ?? false;

/** The components without a key that a part renders, and those that they render. */
function drawnBy(part: Part): Part[] {
  const tags = nodesIn(part.body, hasKey).filter(
    (node) => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node),
  );
  const own = tags.flatMap(({ tagName }) => partCalled(tagName.getText(), part) ?? []);
  return own.flatMap((one) => [one, ...drawnBy(one)]);
}

const cells = [...sources].flatMap(([file, source]) =>
  nodesIn(source)
    .filter((node) => ts.isPropertyAssignment(node) && node.name.getText() === 'cell')
    .map((body) => ({ file, body })),
);

test('a cell with state has the key of its row', () => {
  expect(cells.length).toBeGreaterThan(100);
  const wrong = cells.flatMap((cell) =>
    drawnBy(cell)
      .filter(remembers)
      .map(
        ({ file, body }) =>
          `${cell.file}: ${cell.body.getText().slice(0, 60)} → ${file} ${body.getText().slice(0, 60)}`,
      ),
  );
  expect(wrong).toEqual([]);
});
