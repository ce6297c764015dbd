// A session lives in a browser: over a reload, in several tabs, until it ends in all of them.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { words } from './words.ts';

const maker = 'MAKER01@NUSANTARA';
const say = words('en', 'session');
const home = words('en', 'accounts');
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const setParameter = (name: 'HARDENED_NAVIGATION', value: string) =>
  portal.services.db.updateTable('system_parameters').set({ value }).where('name', '=', name).execute();

async function openTabBeside(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto('/my-profile');
  return tab;
}

const profileOf = (page: Page) => page.getByRole('heading', { name: say('profile.title'), level: 1 });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test('a reload goes on with the session and leaves nothing behind', async () => {
  const page = await portal.logIn(maker);
  await page.goto('/my-profile');
  await profileOf(page).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('left-session'))).toBeNull();
});

test('a second tab has the session at once and loses it with the first', async () => {
  const page = await portal.logIn(maker);
  const tab = await openTabBeside(page);
  await profileOf(tab).waitFor();
  await tab.goto('/logout');
  await page.waitForURL('**/logout');
  expect(await heading(page, say('logOut.title')).count()).toBe(1);
});

test('a login on another device ends this session and says so', async () => {
  const page = await portal.logIn(maker);
  await portal.logIn(maker);
  await heading(page, say('endedTitle.elsewhere')).waitFor();
  expect(await page.getByText('Chrome on').count()).toBe(1);
});

test('going back logs out where the bank wants it so', async () => {
  await setParameter('HARDENED_NAVIGATION', 'on');
  await new Promise((resolve) => setTimeout(resolve, 5500));
  const page = await portal.logIn(maker);
  await page
    .getByRole('link', { name: home('home.newTransfer') })
    .first()
    .click();
  await page.waitForURL(/local-currency-transfer/);
  await page.goBack();
  await page.getByRole('button', { name: say('hardened.leave'), exact: true }).click();
  await setParameter('HARDENED_NAVIGATION', 'off');
  await page.waitForURL('**/session-ended?why=navigation');
  expect(await heading(page, say('endedTitle.navigation')).count()).toBe(1);
});
