// What the user sees, and which input is kept, while the portal's code is still loading.
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { words } from './words.ts';

const shell = words('en', 'shell');
const scripts = /\/assets\/.*\.js$/;
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

/** Holds back all scripts; the returned function lets them go. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(scripts, (route) => void held.push(route));
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
    await page.unroute(scripts);
  };
}

test('a page shows that it is loading before any script has loaded', async () => {
  const page = await portal.openBrowser();
  const letGo = await holdScripts(page);
  await page.goto('/forgot-password', { waitUntil: 'commit' });
  await page.getByRole('status').getByText(words('en', 'common')('word.loading')).waitFor({ state: 'attached' });
  await letGo();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await portal.leave(page);
});

test('a HEAD request for a page is answered like its GET', async () => {
  const { status, headers } = await fetch(`${portal.url}/login`, { method: 'HEAD' });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
});

test('text typed after Ctrl-K, before its code is loaded, starts the search', async () => {
  const page = await portal.logIn('MAKER01@NUSANTARA');
  const letGo = await holdScripts(page);
  const field = page.getByRole('dialog', { name: shell('palette.label') }).locator('input');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('local');
  expect(await field.inputValue()).toBe('local');
  await letGo();
  await page.keyboard.type(' cur', { delay: 40 });
  await page.getByRole('menuitem', { name: words('en', 'screens')('localTransfer') }).waitFor();
  await page.keyboard.type('rency');
  await expect.poll(() => field.inputValue()).toBe('local currency');
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
