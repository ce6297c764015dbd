import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles, read, root } from './files.ts';

const tour = read('docs/tour.md');
const isPath = (text: string) => text.includes('/');
const marked = [...tour.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

/** Each name in backticks belongs to the path before it. */
const named = marked.flatMap((text, at) => {
  const path = marked.slice(0, at).findLast(isPath);
  return isPath(text) || path === undefined || !/^\w+$/.test(text) ? [] : [{ path, name: text }];
});

test('every path of the tour exists', () => {
  expect(marked.filter(isPath).filter((path) => !statSync(root + path, { throwIfNoEntry: false }))).toEqual([]);
});

test('every function of the tour is in the file that the tour names for it', () => {
  const isIn = ({ path, name }: (typeof named)[number]) =>
    listFiles(path).some((file) =>
      new RegExp(String.raw`(?:function|const|interface|class) ${name}\b`).test(read(file)),
    );
  expect(named.filter((one) => !isIn(one))).toEqual([]);
});

test('the tour fits on one page', () => {
  expect(tour.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
});
