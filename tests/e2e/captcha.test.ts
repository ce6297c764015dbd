// A bank that asks for a captcha only after a failed login: the page shows one only when the bank asks for it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../server/sandbox/seed/people.ts';
import { setParameters } from './parameters.ts';
import { openPortal, type Portal } from './portal.ts';
import { captchaAnswer } from './seeded-bank.ts';
import { words } from './words.ts';

const say = words('en', 'session');
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
  await setParameters(portal, { CAPTCHA_POLICY: 'AFTER_FAILURE' });
});
afterAll(() => portal.close());

const captcha = (page: Page) => page.getByLabel(say('login.captcha'));
const password = (page: Page) => page.getByLabel(say('login.password'), { exact: true });
const send = (page: Page) => page.getByRole('button', { name: say('login.submit'), exact: true }).click();

async function openLogin(): Promise<Page> {
  const page = await portal.openBrowser();
  await page.goto('/login');
  await captcha(page).waitFor({ state: 'detached' });
  return page;
}

async function fill(page: Page, userId: string, typed: string): Promise<void> {
  await page.getByLabel(say('login.userId')).fill(userId);
  await password(page).fill(typed);
}

test('a user logs in without a captcha, fails once, and is asked for one from then on', async () => {
  const [first, waiting] = [await openLogin(), await openLogin()];
  await fill(first, 'MAKER01@BAHARI', demoPassword);
  await send(first);
  await first.waitForURL(/dashboard/);

  const second = await openLogin();
  await fill(second, 'MAKER02@BAHARI', 'Wrong#1234');
  await send(second);
  await captcha(second).waitFor();
  await second.getByRole('img', { name: say('login.captchaPicture') }).waitFor();
  expect(await second.getByLabel(say('login.userId')).inputValue()).toBe('MAKER02@BAHARI');

  // A page that was opened before the failure first learns of the captcha by its refused login; it keeps its fields.
  await fill(waiting, 'VERIFIER01@BAHARI', demoPassword);
  await send(waiting);
  await waiting.getByText(words('en', 'errors')('144.title'), { exact: true }).waitFor();
  await expect.poll(() => captcha(waiting).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await password(waiting).inputValue()).toBe(demoPassword);
  await captcha(waiting).fill(captchaAnswer);
  await send(waiting);
  await waiting.waitForURL(/dashboard/);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
