// Without a network a popup says so; when it is back, what could not be sent is sent.
import type { Page, Request, Response } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeMyPreferences } from '../../generated/calls/session.ts';
import { showMenu } from './menu.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { anyRequest, watchNetworkIdle } from './network-idle.ts';
import { words } from './words.ts';

const say = words('en', 'session');
const isSaving = (request: Request) => request.url().endsWith(changeMyPreferences.path);
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const unread = () => '';
const saysOffline = async (answer: Response) =>
  answer.url().endsWith('.json') && (await answer.text().catch(unread)).includes('NETWORK_OFFLINE');

/** A page loads its texts about a lost network while it is online; this waits for them. */
async function openWithWords(page: Page, path: string): Promise<void> {
  const isSettled = watchNetworkIdle(page, anyRequest);
  await Promise.all([page.waitForResponse(saysOffline), page.goto(path)]);
  await isSettled();
}

test.each<{ locale: Locale; userId: string }>([
  { locale: 'en', userId: 'MAKER01@NUSANTARA' },
  { locale: 'id', userId: 'MAKER01@BAHARI' },
])('a payment that could not be sent is sent when the user tries again ($locale)', async ({ locale, userId }) => {
  const say = words(locale, 'session');
  const common = words(locale, 'common');
  const page = await portal.logIn(userId, { locale });
  await openWithWords(page, '/my-profile');
  const save = page.getByRole('button', { name: say('profile.savePreferences') });
  await save.waitFor();
  await page.context().setOffline(true);
  await save.click();
  const popup = page.getByRole('alertdialog', { name: `${words(locale, 'errors')('NETWORK_OFFLINE.title')}.` });
  await popup.getByRole('button', { name: common('action.close'), exact: true }).click();
  await popup.waitFor({ state: 'detached' });
  await save.click();
  await popup.waitFor();
  await page.context().setOffline(false);
  await popup.getByRole('button', { name: common('action.retry'), exact: true }).click();
  await page.getByText(say('profile.preferencesSaved')).first().waitFor();
  await expect.poll(() => popup.count()).toBe(0);
});

test('a failure before its texts are loaded is shown when the network is back', async () => {
  const page = await portal.logIn('MAKER02@NUSANTARA', { at: '/my-profile' });
  const save = page.getByRole('button', { name: say('profile.savePreferences') });
  await save.waitFor();
  await page.context().setOffline(true);
  await Promise.all([page.waitForEvent('requestfailed', isSaving), save.click()]);
  await page.context().setOffline(false);
  const popup = page.getByRole('alertdialog', { name: `${words('en', 'errors')('NETWORK_OFFLINE.title')}.` });
  await popup.getByRole('button', { name: words('en', 'common')('action.retry'), exact: true }).click();
  await page.getByText(say('profile.preferencesSaved')).first().waitFor();
  await expect.poll(() => popup.count()).toBe(0);
});

test('a screen that cannot load without a network says so, stays, and loads once the network is back', async () => {
  const page = await portal.logIn('MAKER01@NUSANTARA', { at: '/accounts/casa' });
  await showMenu(page);
  const link = page.getByRole('link', { name: words('en', 'screens')('timeDeposits') });
  await link.waitFor();
  await page.context().setOffline(true);
  await link.click();
  const shell = words('en', 'shell');
  const explanation = page.getByRole('heading', { name: shell('offline.title') });
  await explanation.waitFor();
  await page.getByRole('button', { name: shell('offline.again') }).click();
  expect(shell('offline.again')).toBe(words('en', 'common')('action.retry'));
  await explanation.waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: words('en', 'screens')('timeDeposits'), level: 1 }).waitFor();
});

test('a screen stays when a part that it can do without cannot be loaded', async () => {
  const page = await portal.logIn('MAKER01@NUSANTARA', { at: '/my-profile' });
  const save = page.getByRole('button', { name: say('profile.savePreferences') });
  await save.waitFor();
  const isSettled = watchNetworkIdle(page, anyRequest);
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.waitForEvent('requestfailed', (request) => scripts.test(request.url()));
  await isSettled();
  await page.unroute(scripts);
  await save.click();
  await page.getByText(say('profile.preferencesSaved')).first().waitFor();
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
