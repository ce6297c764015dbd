// A forgotten password is reset by a mailed link; a known password is changed by its user.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../server/sandbox/seed/people.ts';
import { fillLogin, openPortal, type Portal } from './portal.ts';
import { captchaAnswer } from './seeded-bank.ts';
import { words } from './words.ts';

const say = words('en', 'session');
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const field = (page: Page, key: 'old' | 'chosen' | 'confirmation') =>
  page.getByLabel(say(`password.${key}`), { exact: true });

async function addressOfNewestMail(page: Page): Promise<string> {
  const links = page.getByRole('link', { name: /reset-password#/ });
  // The bank writes the mail after its answer.
  await expect
    .poll(async () => {
      await page.goto('/sandbox/mailbox');
      return links.count();
    })
    .toBeGreaterThan(0);
  const link = await links.first().getAttribute('href');
  const { pathname, hash } = new URL(link ?? '');
  return pathname + hash;
}

const rule = (page: Page, text: string, state: string) =>
  page.getByRole('listitem').filter({ hasText: text }).filter({ hasText: state });

test('a forgotten password is chosen anew by the link of the mail', async () => {
  const userId = 'MAKER02@BAHARI';
  const page = await portal.openBrowser();
  await page.goto('/login');
  await page.getByRole('link', { name: say('login.forgot') }).click();
  await heading(page, say('forgot.title')).waitFor();
  await page.getByLabel(say('login.userId')).fill(userId);
  await page.getByLabel(say('login.captcha')).fill(captchaAnswer);
  await page.getByRole('button', { name: say('forgot.submit') }).click();
  await heading(page, say('forgot.doneTitle')).waitFor();
  await page.goto(await addressOfNewestMail(page));
  await heading(page, say('password.resetTitle')).waitFor();
  await rule(page, say('rule.upperAndLower'), say('password.unmet')).waitFor();
  await field(page, 'chosen').fill('Samudra#2027');
  await rule(page, say('rule.upperAndLower'), say('password.met')).waitFor();
  await rule(page, say('rule.equalsConfirmation'), say('password.unmet')).waitFor();
  await field(page, 'confirmation').fill('Samudra#2027');
  await rule(page, say('rule.equalsConfirmation'), say('password.met')).waitFor();
  await page.getByRole('button', { name: say('password.resetSubmit') }).click();
  await heading(page, say('password.resetDoneTitle')).waitFor();
  await page.getByRole('link', { name: say('page.logIn') }).click();
  await fillLogin(page, userId, 'en', 'Samudra#2027');
  await page.waitForURL(/dashboard/);
  await page.getByRole('main').waitFor();
});

test('a changed password ends the session and lets its owner in again', async () => {
  const userId = 'MAKER01@BAHARI';
  const page = await portal.logIn(userId, { at: '/change-password' });
  await field(page, 'old').fill('Wrong#2026x');
  await field(page, 'chosen').fill('Gelombang#27');
  await field(page, 'confirmation').fill('Gelombang#27');
  await page.getByRole('button', { name: say('password.changeSubmit') }).click();
  const refused = page.getByRole('alertdialog', { name: words('en', 'errors')('151.title') });
  await refused.getByRole('button').first().click();
  await field(page, 'old').fill(demoPassword);
  await page.getByRole('button', { name: say('password.changeSubmit') }).click();
  await heading(page, say('endedTitle.password-changed')).waitFor();
  await page.getByRole('link', { name: say('page.logInAgain') }).click();
  await fillLogin(page, userId, 'en', 'Gelombang#27');
  await page.waitForURL(/dashboard/);
  await page.getByRole('main').waitFor();
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
