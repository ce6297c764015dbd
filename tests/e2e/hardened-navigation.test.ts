// The bank's policy about going back and developer tools: on, it blocks exactly what it says; off, it blocks nothing.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setParameters } from './parameters.ts';
import { openPortal, type Portal } from './portal.ts';
import { words } from './words.ts';

const maker = 'MAKER01@NUSANTARA';
const say = words('en', 'session');
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Opens a second screen, so that there is something to go back to. */
async function openTransfer(): Promise<Page> {
  const page = await portal.logIn(maker);
  await page
    .getByRole('link', { name: words('en', 'accounts')('home.newTransfer') })
    .first()
    .click();
  await page.waitForURL(/local-currency-transfer/);
  await heading(page, words('en', 'screens')('localTransfer')).waitFor();
  return page;
}

/** Whether the page prevents the default action of the next event of this kind. */
async function isBlocked(page: Page, kind: 'contextmenu' | 'keydown', act: () => Promise<unknown>): Promise<boolean> {
  const heard = await page.evaluateHandle((name) => {
    const answer = new Promise<boolean>((resolve) => {
      addEventListener(name, (event) => {
        const isHeldKey = event instanceof KeyboardEvent && ['Control', 'Shift'].includes(event.key);
        if (!isHeldKey) setTimeout(() => resolve(event.defaultPrevented));
      });
    });
    return { answer };
  }, kind);
  await act();
  return heard.evaluate(({ answer }) => answer);
}

const rightClick = (page: Page) => heading(page, words('en', 'screens')('localTransfer')).click({ button: 'right' });

test('nothing is blocked where the policy is off', async () => {
  const page = await openTransfer();
  expect(await isBlocked(page, 'contextmenu', () => rightClick(page))).toBe(false);
  expect(await isBlocked(page, 'keydown', () => page.keyboard.press('F12'))).toBe(false);
  await page.goBack();
  await page.waitForURL(/dashboard/);
  await page.getByRole('main').waitFor();
});

test('where the policy is on, tools are blocked and going back warns and logs out', async () => {
  await setParameters(portal, { HARDENED_NAVIGATION: 'on' });
  const page = await openTransfer();
  expect(await isBlocked(page, 'contextmenu', () => rightClick(page))).toBe(true);
  expect(await isBlocked(page, 'keydown', () => page.keyboard.press('F12'))).toBe(true);
  expect(await isBlocked(page, 'keydown', () => page.keyboard.press('Control+Shift+I'))).toBe(true);
  await page.goBack();
  await page.getByRole('alertdialog', { name: say('hardened.title') }).waitFor();
  await page.getByRole('button', { name: say('hardened.leave'), exact: true }).click();
  await page.waitForURL('**/session-ended?why=navigation');
  await heading(page, say('endedTitle.navigation')).waitFor();
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
