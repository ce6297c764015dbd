import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { fastify } from 'fastify';
import { lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { domainBundles } from '../../scripts/contract-page/domain-bundles.ts';
import { operationExtensions, schemaExtensions } from '../../scripts/contract-page/reader/extensions.ts';
import { serveDocs } from '../../scripts/contract-page/serve-docs.ts';
import { generatedContract } from '../../scripts/contract/generated.ts';
import { loadRules } from '../../scripts/contract/source.ts';
import { listOperations } from '../../server/contract/document.ts';
import { contract, operations } from './contract.ts';

const app = fastify();
serveDocs(app, false);
const ask = (url: string, encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } });

test(
  'a browser gets the page compressed, a client without compression gets it plain',
  { timeout: 60_000 },
  async () => {
    const [br, gzip, plain] = await Promise.all(
      ['gzip, br', 'gzip;q=1.0', 'br;q=0'].map((one) => ask('/contract', one)),
    );
    expect([br, gzip, plain].map((answer) => answer?.headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(plain?.payload);
    expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(plain?.payload);
    expect(br?.rawPayload.length).toBeLessThan(400_000);
  },
);

test('a reader without scripts is led to the contract as files', { timeout: 60_000 }, async () => {
  const { payload } = await ask('/contract', 'br;q=0');
  const [, links = ''] = /<noscript>(.*?)<\/noscript>/s.exec(payload) ?? [];
  const names = [...links.matchAll(/href="contract\/([a-z-]+\.json)"/g)].map(([, name]) => name);
  expect(new Set(names)).toEqual(
    new Set(['openapi.json', ...[...domainBundles(contract).keys()].map((one) => `${one}.json`)]),
  );
});

test('the page explains every extension that the contract uses', () => {
  const shownElsewhere = ['x-effect', 'x-permission', 'x-error-codes', 'x-item-codes', 'x-machine', 'x-answer-kept'];
  const ofFields = ['x-pattern-message', 'x-max-bytes'];
  const names = new Set(JSON.stringify([contract.paths, contract.components]).match(/(?<=")x-[a-z-]+(?=":)/g));
  const explained = { ...schemaExtensions, ...operationExtensions };
  const unexplained = [...names].filter(
    (name) => ![...shownElsewhere, ...ofFields].includes(name) && !(name in explained),
  );
  expect({ unexplained, unused: Object.keys(explained).filter((name) => !names.has(name)) }).toEqual({
    unexplained: [],
    unused: [],
  });
});

test('the whole contract is served byte for byte, and compressed too', { timeout: 60_000 }, async () => {
  const answer = await ask('/contract/openapi.json', 'br');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(await readFile(generatedContract, 'utf8'));
  expect(answer.headers['content-type']).toContain('application/json');
});

test('an address that names no bundle finds nothing', async () => {
  const paths = ['/contract/nothing.json', '/contract/..%2fcontract.html', '/contract/openapi.json.br'];
  const answers = await Promise.all(paths.map((path) => ask(path, 'br')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

const bundles = [...domainBundles(contract)];

test('every operation is in the bundle of its domain and in no other', () => {
  const all = bundles.flatMap(([domain, bundle]) => listOperations(bundle).map(({ operation }) => [operation, domain]));
  expect(all.length).toBe(operations.length);
  for (const [operation, domain] of all) expect(operation).toHaveProperty('tags', [domain]);
});

/** Every bundle has the catalogue for its readers; no schema refers to it. */
const isOnlyRead = ({ ruleId, message }: { readonly ruleId: string; readonly message: string }) =>
  ruleId === 'no-unused-components' && message.includes('"ErrorCatalogue"');

test.each(bundles)('the bundle of %s passes the lint of the whole', { timeout: 60_000 }, async (domain, bundle) => {
  const source = JSON.stringify(bundle);
  const problems = await lintFromString({ source, absoluteRef: `${domain}.json`, config: await loadRules() });
  const counted = problems.filter((problem) => !isOnlyRead(problem));
  expect(counted.map(({ message, ruleId }) => `${ruleId}: ${message}`)).toEqual([]);
});

test.each(bundles)('the bundle of %s is served', async (domain, bundle) => {
  const answer = await ask(`/contract/${domain}.json`, 'identity');
  expect(answer.json()).toEqual(bundle);
});
