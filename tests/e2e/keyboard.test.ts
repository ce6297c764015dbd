// Somebody without a mouse logs in, finds the transfer and sends it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { captchaAnswer } from './ready-bank.ts';
import { demoPassword } from '../../server/sandbox/seed/people.ts';
import { beginning, words } from './words.ts';

const mostSteps = 60;
const say = words('en', 'payments');
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

/** Goes on with the key until the focus is where the person wants to be. */
async function reach(page: Page, wanted: ReturnType<Page['locator']>): Promise<void> {
  await wanted.waitFor();
  const isThere = () => wanted.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < mostSteps; step += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  expect(await isThere(), `${await wanted.first().innerText()} can be reached by the key`).toBe(true);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await reach(page, page.getByRole('textbox', { name: beginning(label) }));
  await page.keyboard.type(text);
}

async function pick(page: Page, label: string, text = ''): Promise<void> {
  await reach(page, page.getByRole('combobox', { name: beginning(label) }));
  if (text) await page.keyboard.type(text);
  else await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  if (text)
    await page
      .getByRole('option')
      .filter({ hasText: new RegExp(text, 'i') })
      .first()
      .waitFor();
  if ((await page.locator('[role=option][data-focused]').count()) === 0) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function press(page: Page, name: string): Promise<void> {
  await reach(page, page.getByRole('button', { name: beginning(name) }));
  await page.keyboard.press('Enter');
}

async function logIn(page: Page): Promise<void> {
  const session = words('en', 'session');
  await page.goto('/login');
  await type(page, session('login.userId'), 'MAKER01@NUSANTARA');
  await reach(page, page.getByLabel(session('login.password'), { exact: true }));
  await page.keyboard.type(demoPassword);
  await type(page, session('login.captcha'), captchaAnswer);
  await page.keyboard.press('Enter');
  await page.waitForURL(/dashboard/);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function openTransfer(page: Page): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type(words('en', 'screens')('localTransfer'));
  await page.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/local-currency-transfer/);
}

test('a transfer is made with the keyboard alone', async () => {
  const page = await portal.openBrowser();
  await logIn(page);
  await openTransfer(page);
  await pick(page, say('transfer.fromAccount'));
  await reach(page, page.getByRole('radio', { name: beginning(say('transfer.favorite')) }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await pick(page, say('transfer.bank'), 'central');
  await type(page, say('transfer.accountNumber'), '5270338812');
  await press(page, say('transfer.checkName'));
  await page.getByText(say('transfer.found')).waitFor();
  await type(page, say('transfer.amount'), '7500000');
  await page.keyboard.press('Tab');
  const rails = page.getByRole('radiogroup', { name: beginning(say('transfer.rail')) });
  await reach(page, rails.getByRole('radio', { name: beginning('BI-FAST') }));
  await page.keyboard.press('Space');
  await reach(page, page.getByRole('button', { name: say('transfer.purpose') }));
  await page.keyboard.press('Enter');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await press(page, say('transfer.submit', { amount: '' }));
  await page.getByRole('heading', { name: say('receipt.title'), level: 1 }).waitFor();
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
