// An idle portal asks whether its user is still there, and logs out without an answer.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setParameters } from './parameters.ts';
import { openPortal, type Portal } from './portal.ts';
import { morning } from './seeded-bank.ts';
import { words } from './words.ts';

const aWhile = 10 * 60_000;
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
  await setParameters(portal, { IDLE_TIMEOUT_SECONDS: '60', IDLE_WARNING_SECONDS: '57' });
});
afterAll(() => portal.close());

const warning = (page: Page, locale: 'en' | 'id') =>
  page.getByRole('alertdialog', { name: words(locale, 'session')('idle.title') });

test('a user who answers the warning stays, a user who does not is logged out and sees why', async () => {
  const say = words('en', 'session');
  const page = await portal.logIn('MAKER01@NUSANTARA');
  await warning(page, 'en').waitFor();
  await page.getByRole('button', { name: say('idle.stay'), exact: true }).click();
  await warning(page, 'en').waitFor({ state: 'detached' });
  await warning(page, 'en').waitFor();
  await portal.setTime(new Date(morning.getTime() + aWhile));
  await page.waitForURL('**/session-ended?why=idle');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(say('endedTitle.idle'));
});

test('the warning lets the user log out at once', async () => {
  const say = words('id', 'session');
  const page = await portal.logIn('MAKER02@NUSANTARA', { locale: 'id' });
  await warning(page, 'id').waitFor();
  await page.getByRole('button', { name: say('idle.leave'), exact: true }).click();
  await page.waitForURL('**/logout');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe(say('logOut.title'));
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
