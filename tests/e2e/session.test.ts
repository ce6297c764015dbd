// A session in a browser: over a reload, in several tabs, and its end in all of them.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changeMyPreferences,
  getMyProfile,
  listSystemParameters,
  refreshTokens,
  resumeSession,
} from '../../generated/calls/session.ts';
import { limits } from '../../server/people/rate-limit.ts';
import { untilIdle } from './network-idle.ts';
import { setParameters } from './parameters.ts';
import { fillLogin, openPortal, type Portal } from './portal.ts';
import { openWithEvents } from './request-steps.ts';
import { morning } from './seeded-bank.ts';
import { words } from './words.ts';

const maker = 'MAKER01@NUSANTARA';
const say = words('en', 'session');
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

async function openTabBeside(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto('/my-profile');
  return tab;
}

const profileOf = (page: Page) => page.getByRole('heading', { name: say('profile.title'), level: 1 });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test('a reload continues the session and leaves nothing in the storage of the tab', async () => {
  const page = await portal.logIn(maker, { at: '/my-profile' });
  await profileOf(page).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('left-session'))).toBeNull();
});

test('a reload that interrupts another one continues the session', async () => {
  const page = await portal.logIn(maker);
  const resumed = page.waitForRequest('**/session/resume');
  // The second navigation starts when the first reload has sent its request, so that answer is lost.
  void page.reload().catch(() => undefined);
  await resumed;
  await page.goto('/my-profile');
  await profileOf(page).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('left-session'))).toBeNull();
});

test('a user who reloads too often waits a moment and stays logged in', async () => {
  const page = await portal.logIn(maker);
  // The bank counts per minute; this minute ends in three seconds.
  const minute = 60_000;
  await portal.setTime(new Date(morning.getTime() + minute - 3000));
  const counted = { subject: 'refresh:127.0.0.1', window_start: morning, hits: limits.refresh.times };
  await portal.services.db
    .insertInto('rate_limits')
    .values(counted)
    .onConflict((conflict) => conflict.columns(['subject', 'window_start']).doUpdateSet({ hits: counted.hits }))
    .execute();
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/session/resume') && answer.status() === 429);
  await page.goto('/my-profile');
  await refused;
  await profileOf(page).waitFor();
  await portal.leave(page);
});

test.each(['/', '/login'])('%s leads a user who is logged in to their first screen', async (address) => {
  const page = await portal.logIn(maker);
  const home = page.getByRole('heading', { level: 1 });
  const greeting = await home.innerText();
  await page.goto(address);
  await heading(page, greeting).waitFor();
  const tab = await page.context().newPage();
  await tab.goto(address);
  await heading(tab, greeting).waitFor();
  await tab.goto('/logout');
  await page.waitForURL('**/logout');
  await page.goto(address);
  await heading(page, say('login.title')).waitFor();
  await portal.leave(page);
});

test('a tab that waits at the login goes on when the user logs in in another tab', async () => {
  const page = await portal.openBrowser();
  await page.goto('/login');
  const tab = await openTabBeside(page);
  await heading(tab, say('login.title')).waitFor();
  // The form is hydrated by then, so the tab listens.
  await untilIdle(tab);
  await fillLogin(page, maker);
  await profileOf(tab).waitFor();
  await page.waitForURL('**/dashboard/home');
});

test('a second tab has the session at once and loses it with the first', async () => {
  const page = await portal.logIn(maker);
  const tab = await openTabBeside(page);
  await profileOf(tab).waitFor();
  await tab.goto('/logout');
  await page.waitForURL('**/logout');
  await heading(page, say('logOut.title')).waitFor();
  await expect.poll(() => profileOf(page).count()).toBe(0);
});

/** A tab of the same browser that shows something else, after the only tab of the portal has gone. */
async function leaveThePortal(leave: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await portal.logIn(maker);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active);
  const tab = await page.context().newPage();
  await leave(page);
  return tab;
}

const closes = (page: Page) => page.close();
const goesElsewhere = (page: Page) => page.goto('about:blank');

test.each([
  ['is closed', closes],
  ['goes elsewhere', goesElsewhere],
])('a tab that is opened within a minute after the last one %s has the session, once', async (_, leave) => {
  const tab = await leaveThePortal(leave);
  await tab.goto('/my-profile');
  await profileOf(tab).waitFor();
  await tab.goto('/');
  await tab.waitForURL('**/dashboard/home');
  await tab.goto('/logout');
  await heading(tab, say('logOut.title')).waitFor();
  const next = await tab.context().newPage();
  await tab.close();
  await next.goto('/my-profile');
  await heading(next, say('login.title')).waitFor();
  await portal.leave(next);
});

test('a page that is opened more than a minute after the last tab asks for a login, which leads to that page', async () => {
  const tab = await leaveThePortal(closes);
  await portal.stopBrowserClock(tab, Date.now() + 61_000);
  await tab.goto('/transaction-status/pending?search=LCY');
  await heading(tab, say('login.title')).waitFor();
  await fillLogin(tab, maker);
  await heading(tab, words('en', 'screens')('statusPending')).waitFor();
  expect(new URL(tab.url()).search).toBe('?search=LCY');
});

test('a login on another device ends this session and says so', async () => {
  const page = await portal.logIn(maker);
  await openWithEvents(page, '/my-profile');
  await portal.logIn(maker);
  await heading(page, say('endedTitle.elsewhere')).waitFor();
  await expect.poll(() => page.getByText('Chrome on').count()).toBe(1);
});

/** Saves on the other tab, which renews the session because every call does here. */
async function savePreferences(tab: Page): Promise<void> {
  const saved = tab.waitForResponse((answer) => answer.url().endsWith(changeMyPreferences.path) && answer.ok());
  // By key, because the toast of the previous save may cover the button.
  await tab.getByRole('button', { name: say('profile.savePreferences') }).press('Enter');
  await saved;
}

test('a call gets its answer although another tab renews the session each time before it arrives', async () => {
  await setParameters(portal, { TOKEN_REFRESH_MARGIN_SECONDS: '900' });
  const page = await portal.logIn(maker);
  const tab = await openTabBeside(page);
  await profileOf(tab).waitFor();
  let renewals = 0;
  await page.route(`**${getMyProfile.path}`, async (route) => {
    if (renewals++ < 3) await savePreferences(tab);
    await route.continue();
  });
  await page.goto('/my-profile');
  await page.getByRole('button', { name: say('profile.savePreferences') }).waitFor();
});

/** The call reaches the bank, but its answer is lost. */
const loseAnswer = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => route.fetch().then(() => route.abort()), { times: 1 });

test('a renewal and a reload whose answers were lost are repeated', async () => {
  const page = await portal.logIn(maker);
  await loseAnswer(page, resumeSession.path);
  await page.goto('/my-profile');
  await profileOf(page).waitFor();
  await setParameters(portal, { TOKEN_REFRESH_MARGIN_SECONDS: '900' });
  await page.reload();
  await profileOf(page).waitFor();
  await loseAnswer(page, refreshTokens.path);
  await savePreferences(page);
});

test('a tab that comes back after another renewed the session gets it from there', async () => {
  const page = await portal.logIn(maker, { at: '/my-profile' });
  const tab = await page.context().newPage();
  await Promise.all([tab.waitForResponse(`**${listSystemParameters.path}`), tab.goto('/my-profile')]);
  await page.goto('about:blank');
  await Promise.all([tab.waitForResponse(`**${refreshTokens.path}`), savePreferences(tab)]);
  await tab.goto('about:blank');
  const isBack = page.goto('/my-profile');
  await page.waitForURL('**/my-profile');
  await tab.goto('/my-profile');
  await Promise.all([isBack, profileOf(page).waitFor(), profileOf(tab).waitFor()]);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
