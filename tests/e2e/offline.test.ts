// The network goes and comes back: a popup says so, and what was meant to be sent is sent after all.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { words } from './words.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

/** What a page says without a network it has brought before, in a quiet moment. */
async function wordsAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('question-dialog')),
  );
  await page.waitForTimeout(500);
}

test.each<{ locale: Locale; userId: string }>([
  { locale: 'en', userId: 'MAKER01@NUSANTARA' },
  { locale: 'id', userId: 'MAKER01@BAHARI' },
])('what could not be sent is sent again by Refresh ($locale)', async ({ locale, userId }) => {
  const say = words(locale, 'session');
  const common = words(locale, 'common');
  const page = await portal.logIn(userId, { locale });
  await page.goto('/my-profile');
  const save = page.getByRole('button', { name: say('profile.savePreferences') });
  await save.waitFor();
  await wordsAreThere(page);
  await page.context().setOffline(true);
  await save.click();
  const popup = page.getByRole('alertdialog', { name: `${words(locale, 'errors')('NETWORK_OFFLINE.title')}.` });
  await popup.getByRole('button', { name: common('action.close'), exact: true }).click();
  await popup.waitFor({ state: 'detached' });
  await save.click();
  await popup.waitFor();
  await page.context().setOffline(false);
  await popup.getByRole('button', { name: common('action.refresh'), exact: true }).click();
  await page.getByText(say('profile.preferencesSaved')).first().waitFor();
  expect(await popup.count()).toBe(0);
});
