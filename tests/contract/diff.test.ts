import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diffContracts } from '../../scripts/contract/diff.ts';

const contractWith = (required: readonly string[], answer: string) => ({
  openapi: '3.1.1',
  info: { title: 'A contract of one operation', version: '1.0.0' },
  paths: {
    '/api/thing': {
      post: {
        operationId: 'getThing',
        requestBody: {
          content: {
            'application/json': { schema: { type: 'object', required, properties: { name: { type: 'string' } } } },
          },
        },
        responses: {
          200: {
            description: 'The thing',
            content: {
              'application/json': { schema: { type: 'object', properties: { [answer]: { type: 'string' } } } },
            },
          },
        },
      },
    },
  },
});

describe('contract:diff', () => {
  let folder = '';
  const file = (name: string, content: object) => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(content));
    return path;
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'contract-diff-test-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('fails on a contract that asks for more and answers less', () => {
    const { breaking, report } = diffContracts(
      file('base.json', contractWith([], 'colour')),
      file('next.json', contractWith(['name'], 'shape')),
    );
    expect(breaking).toBe(true);
    expect(report).toContain('became required');
    expect(report).toContain('was removed');
  });

  test('passes a contract that has not changed', () => {
    const same = contractWith([], 'colour');
    expect(diffContracts(file('a.json', same), file('b.json', same)).breaking).toBe(false);
  });
});
