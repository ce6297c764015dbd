import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFiles, read } from './files.ts';

const domains =
  'session accounts payments bulk recurring favorites requests transactions reports information ' +
  'underlying lookups notifications groups users workflows limits service-levels account-names account-groups company tasks';
const code = listFiles('*.ts', '*.tsx', '*.js').filter((file) => !file.startsWith('generated/'));

describe('files', () => {
  test('of code stay under 400 lines', () => {
    expect(code.filter((file) => read(file).split('\n').length > 400)).toEqual([]);
  });

  test('of the contract stay under 300 lines', () => {
    const long = listFiles('openapi/paths/*.yaml', 'openapi/components/*.yaml').filter(
      (file) =>
        read(file).split('\n').length > 300 &&
        !/\/(?:ErrorCode|ErrorCatalogue|FailureValues|FailureParameters)\.yaml$/.test(file),
    );
    expect(long).toEqual([]);
  });

  test('of code name no barrel', () => {
    expect(code.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
  });

  test('of code silence no check and leave no reminder', () => {
    const silenced = /@ts-(ignore|expect-error|nocheck)|oxlint-disable|eslint-disable|\b(TODO|FIXME)\b/;
    const here = 'tests/house/files.test.ts';
    expect(code.filter((file) => file !== here && silenced.test(read(file)))).toEqual([]);
  });

  test('of the server begin transactions in one way', () => {
    const own = code.filter((file) => file.startsWith('server/') && read(file).includes('.transaction()'));
    expect(own).toEqual(['server/db/transact.ts']);
  });

  test('of the README fit one reading', () => {
    expect(read('README.md').split('\n').length).toBeLessThan(110);
  });
});

// In a $ref, or as a plain path in the mapping of a discriminator.
const fileName = /[\w./-]+\.yaml/g;

describe('the contract folder', () => {
  const yaml = listFiles('openapi/components/*.yaml', 'openapi/paths/*.yaml');

  test('gives every component a name of its own', () => {
    const names = yaml.filter((file) => file.startsWith('openapi/components/')).map((file) => posix.basename(file));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('knows one word per domain', () => {
    const folders = new Set(listFiles('openapi/paths/*.yaml').map((file) => file.split('/')[2] ?? ''));
    expect([...folders].toSorted()).toEqual(domains.split(' ').toSorted());
  });

  test('holds no file that nothing refers to', () => {
    const files = listFiles('openapi/*.yaml');
    const referred = new Set(
      files.flatMap((file) =>
        [...read(file).matchAll(fileName)].map(([target]) => posix.join(posix.dirname(file), target)),
      ),
    );
    // Responses that the lint adds to every operation.
    const added = read('scripts/contract/house-rules.js').matchAll(/\.\.\/\.\.\/([\w/]+\.yaml)/g);
    for (const [, target = ''] of added) referred.add(`openapi/${target}`);
    expect(yaml.filter((file) => !referred.has(file))).toEqual([]);
  });
});
