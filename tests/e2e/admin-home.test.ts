// The first screens of an administrator: dashboard, audit trail, own profile and password.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilIdle } from './network-idle.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { button, title, user } from './request-steps.ts';
import { createReader } from './screen-faults.ts';
import { words } from './words.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

async function openEvent(page: Page, locale: Locale): Promise<void> {
  const say = words(locale, 'audit');
  await page.goto('/admin/audit-trail/index?area=administration');
  // The list begins with the last 30 days, and says so.
  await page.getByText(/\b25 O[kc]t 2026\b.*\b23 Nov 2026\b/).waitFor();
  await page.getByRole('row').filter({ hasText: /ADM/ }).first().click();
  await page.getByRole('dialog').getByText(say('detail.previous')).waitFor();
}

async function readThrough(page: Page, locale: Locale): Promise<string[]> {
  const home = words(locale, 'home');
  const say = words(locale, 'audit');
  const faultsOf = createReader();
  const faults: string[] = [];
  const look = async (name: string) => {
    await untilIdle(page);
    faults.push(...(await faultsOf(page, name)).map((fault) => `${name} ${fault}`));
  };
  await page.goto('/admin/dashboard');
  await title(page, home('title')).waitFor();
  await page.getByText(home('blocked.token')).first().waitFor();
  await page.getByRole('heading', { name: home('clock.title') }).waitFor();
  await look('dashboard');
  await page.getByRole('link', { name: 'Rina Hartati', exact: true }).click();
  await title(page, 'Rina Hartati').waitFor();
  await openEvent(page, locale);
  await look('event');
  await page.keyboard.press('Escape');
  await button(page, say('check.run')).click();
  await page
    .getByText(/[0-9a-f]{64}/)
    .first()
    .waitFor();
  await look('audit');
  await page.goto('/admin/my-profile');
  await button(page, words(locale, 'session')('profile.saveContact')).waitFor();
  await look('profile');
  await page.getByRole('link', { name: words(locale, 'session')('profile.changePassword') }).click();
  await page.waitForURL('**/admin/change-password');
  await look('password');
  await page.goto('/admin/services');
  await title(page, words(locale, 'screens')('adminServices')).waitFor();
  await look('services');
  return faults;
}

test('in English on a laptop an administrator reads what waits, and checks the audit trail', async () => {
  const page = await portal.logIn(user('SYSADMIN01'), { locale: 'en', theme: 'light' });
  expect(await readThrough(page, 'en')).toEqual([]);
});

test('the same in Indonesian on a phone in the dark', async () => {
  const page = await portal.logIn(user('SYSADMIN03'), { locale: 'id', isPhone: true, theme: 'dark' });
  expect(await readThrough(page, 'id')).toEqual([]);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
