// A failed login says what was wrong; too many wrong passwords lock the user ID.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillLogin, openPortal, type Locale, type Portal } from './portal.ts';
import { words } from './words.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

async function openLogin(locale: Locale): Promise<Page> {
  const page = await portal.openBrowser({ locale });
  await page.goto('/login');
  return page;
}

const problem = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true });

test('a missing value is named before anything is sent', async () => {
  const say = words('en', 'session');
  const page = await openLogin('en');
  await page.getByRole('button', { name: say('login.submit'), exact: true }).click();
  await problem(page, say('login.incomplete')).waitFor();
  await expect
    .poll(() => page.getByLabel(say('login.userId')).evaluate((field) => field === document.activeElement))
    .toBe(true);
});

test('wrong captcha characters are typed again, and the other fields are kept', async () => {
  const say = words('id', 'session');
  const page = await openLogin('id');
  await page.getByLabel(say('login.userId')).fill('maker01@bahari');
  await page.getByLabel(say('login.password'), { exact: true }).fill('Whatever#1');
  await page.getByLabel(say('login.captcha')).fill('wrong');
  await page.getByRole('button', { name: say('login.submit'), exact: true }).click();
  await problem(page, words('id', 'errors')('702.title')).waitFor();
  await expect.poll(() => page.getByLabel(say('login.captcha')).inputValue()).toBe('');
  await expect.poll(() => page.getByLabel(say('login.userId')).inputValue()).toBe('maker01@bahari');
});

test('a wrong password is reported, and the fourth time that the user ID is locked', async () => {
  const say = words('en', 'errors');
  const page = await openLogin('en');
  for (let attempt = 1; attempt <= 3; attempt++) {
    const answer = page.waitForResponse((response) => response.url().endsWith('/login') && response.status() !== 200);
    await fillLogin(page, 'INQUIRY01@BAHARI', 'en', `Wrong#${attempt}`);
    await answer;
    await problem(page, say('101.title')).waitFor();
  }
  await fillLogin(page, 'INQUIRY01@BAHARI');
  await problem(page, say('152.title')).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('a login whose answer was lost is repeated with a new captcha', async () => {
  const page = await openLogin('en');
  await page.route('**/user/auth/login', (route) => route.fetch().then(() => route.abort()), { times: 1 });
  await fillLogin(page, 'MAKER01@BAHARI');
  await page.getByRole('alert').getByText(/./).first().waitFor();
  await fillLogin(page, 'MAKER01@BAHARI');
  await page.waitForURL(/dashboard/);
});

test('pages and files of the portal run no foreign script and appear in no frame', async () => {
  const page = await fetch(`${portal.url}/login`);
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? [];
  for (const { headers } of [
    page,
    await fetch(`${portal.url}${script}`),
    await fetch(`${portal.url}/assets/none.js`),
  ]) {
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'self'.*; frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect([headers.get('x-content-type-options'), headers.get('x-frame-options')]).toEqual(['nosniff', 'DENY']);
  }
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
