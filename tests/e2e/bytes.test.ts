// The compressed size of the portal's scripts stays within its budget.
import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import budget from '../../scripts/bench/web/budget.json' with { type: 'json' };
import { ownWeights, readChunks, weightOf, type Chunks } from '../../scripts/bench/web/chunks.ts';
import { portalFolder } from '../../scripts/portal/pages.ts';
import { fillLogin, openPortal, type Portal } from './portal.ts';
import { anyRequest, watchNetworkIdle } from './network-idle.ts';

const forBuilders = /^(?:ui-gallery)/;
let portal: Portal;
let chunks: Chunks;
let loaded: ReadonlySet<string>;
let loadedByAdministrator: ReadonlySet<string>;

const scriptsOf = async (page: Page) =>
  (await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    .filter((name) => name.endsWith('.js'))
    .map((name) => basename(new URL(name).pathname));

/** Code that is fetched when the browser is idle does not belong to the first screen. */
const neverPause = (page: Page) => page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));

async function scriptsAfterLogin(userId: string, home: string): Promise<ReadonlySet<string>> {
  const page = await portal.openBrowser();
  await neverPause(page);
  const isSettled = watchNetworkIdle(page, anyRequest);
  await page.goto('/login');
  await fillLogin(page, userId);
  await page.waitForURL(`**${home}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await isSettled();
  return new Set(await scriptsOf(page));
}

beforeAll(async () => {
  portal = await openPortal();
  chunks = await readChunks(`${portalFolder}/assets`);
  loaded = await scriptsAfterLogin('MAKER01@NUSANTARA', '/dashboard/home');
  loadedByAdministrator = await scriptsAfterLogin('SYSADMIN01@NUSANTARA', '/admin/dashboard');
});
afterAll(() => portal.close());

test('the first screen behind the login needs little script', () => {
  expect(weightOf(chunks, loaded)).toBeLessThanOrEqual(budget.firstScreenKiB);
});

test('the first screen of an administrator needs little script', () => {
  expect(weightOf(chunks, loadedByAdministrator)).toBeLessThanOrEqual(budget.firstScreenKiB);
});

test('each further screen adds little of its own', () => {
  const heavy = [...ownWeights(chunks, loaded)].filter(
    ([name, weight]) => weight > budget.furtherScreenKiB && !forBuilders.test(name),
  );
  expect(heavy).toEqual([]);
});
