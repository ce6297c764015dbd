import { pathToFileURL } from 'node:url';
import { fastify, type FastifyInstance } from 'fastify';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveDocs } from '../../scripts/contract-page/serve-docs.ts';
import { buildDocs, docsPage } from '../../scripts/docs.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { operations } from '../../generated/operations.ts';
import { listOperations } from '../../server/contract/document.ts';
import { contract } from '../contract/contract.ts';

let app: FastifyInstance;
let browser: Browser;
let served: string;

beforeAll(async () => {
  await buildDocs();
  app = fastify();
  serveDocs(app, false);
  served = `${await app.listen({ port: 0, host: '127.0.0.1' })}/contract`;
  browser = await chromium.launch({ executablePath: findChromium() ?? '', args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

interface Visit {
  readonly page: Page;
  readonly asked: string[];
  readonly complaints: string[];
}

/** Opens a page and records its requests; only those to its own address are answered. */
async function visit(address: string): Promise<Visit> {
  const page = await browser.newPage();
  const [asked, complaints]: string[][] = [[], []];
  page.on('pageerror', ({ message }) => complaints?.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints?.push(message.text()));
  await page.route('**', (route) => {
    const url = route.request().url();
    if (url.split('#')[0] === address) return route.continue();
    asked?.push(url);
    return route.abort();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return { page, asked: asked ?? [], complaints: complaints ?? [] };
}

describe.each(['the served page', 'the file in dist'])('%s', (which) => {
  const address = () => (which === 'the served page' ? served : pathToFileURL(docsPage).href);

  test('asks nothing of any other address while a reader goes through it', async () => {
    const { page, asked, complaints } = await visit(address());
    for (const hash of ['/', '/codes', '/code/76', '/domain/bulk', '/operation/uploadBulkFiles', '/schema/Money']) {
      await page.evaluate((to) => (location.hash = to), `#${hash}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    expect({ asked, complaints }).toEqual({ asked: [], complaints: [] });
    await page.close();
  });

  test('finds operations, codes and schemas as soon as it is open', async () => {
    const { page } = await visit(address());
    const box = page.getByRole('searchbox');
    await box.waitFor();
    await box.fill('release a request');
    await page.locator('#results a').first().waitFor();
    for (const [words, hash] of [
      ['ERR_REQ_1', '#/code/ERR_REQ_1'],
      ['AccountNumber', '#/schema/AccountNumber'],
    ]) {
      await box.fill(words ?? '');
      await expect.poll(() => page.locator(`#results a[href="${hash}"]`).count()).toBe(1);
    }
    await page.close();
  });
});

/** Opens each operation in turn; returns the badges, codes and codes of items that its page shows. */
async function readAll(operationIds: readonly string[]): Promise<unknown[]> {
  const shown: unknown[] = [];
  for (const operationId of operationIds) {
    const changed = new Promise((done) => addEventListener('hashchange', done, { once: true }));
    location.hash = `#/operation/${operationId}`;
    await changed;
    const texts = ['dl .badge', 'table.codes td:first-child', 'table.item-codes td:first-child'].map((selector) =>
      Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent),
    );
    shown.push([operationId, ...texts]);
  }
  return shown;
}

test('a reader sees of each operation who may call it, whether it writes, and every code that it or one of its items answers', async () => {
  const { page } = await visit(served);
  // The page must already listen to address changes; an earlier change shows nothing.
  await page.getByRole('searchbox').waitFor();
  const itemCodesOf = new Map(
    listOperations(contract).map(({ operation }) => [operation.operationId, operation['x-item-codes'] ?? []]),
  );
  const wanted = Object.entries(operations).map(([operationId, { permission, effect, codes }]) => {
    const { area, roles = [], services = [], flags = [] } = permission as Record<string, string[]> & { area: string };
    return [operationId, [area, ...roles, ...services, ...flags, effect], [...codes], itemCodesOf.get(operationId)];
  });
  expect(await page.evaluate(readAll, Object.keys(operations))).toEqual(wanted);
  await page.close();
});

test('a reader of an operation finds the rules of its domain, and at a field what follows from another', async () => {
  const { page } = await visit(served);
  await page.getByRole('searchbox').waitFor();
  await page.evaluate(() => (location.hash = '#/operation/getDailyLimits'));
  const rules = page.locator('p.more');
  await rules.waitFor();
  expect(await rules.getByRole('link').evaluateAll((links) => links.map((one) => one.getAttribute('href')))).toEqual([
    '#/',
    '#/domain/limits',
  ]);
  await page.evaluate(() => (location.hash = '#/schema/DailyLimit'));
  await page.getByText('x-text-of').waitFor();
  await page.getByText('texts', { exact: true }).first().click();
  await page.getByText('Semua transaksi').waitFor();
  await page.close();
});

test('a reader downloads the bundle of one domain', async () => {
  const page = await browser.newPage();
  await page.goto(`${served}#/domain/limits`);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('limits.json').click()]);
  expect(download.suggestedFilename()).toBe('limits.json');
  expect(await download.failure()).toBeNull();
  await page.close();
});
