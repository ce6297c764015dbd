// A user without a mouse logs in, finds the transfer and sends it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../server/sandbox/seed/people.ts';
import { expectFocus, pressKey, reach } from './focus.ts';
import { pick, pickRadio, press, type } from './keys.ts';
import { openPortal, type Portal } from './portal.ts';
import { captchaAnswer } from './seeded-bank.ts';
import { optionsWith } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const say = words('en', 'payments');
const common = words('en', 'common');
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

async function logIn(page: Page): Promise<void> {
  const session = words('en', 'session');
  await page.goto('/login');
  await type(page, session('login.userId'), 'MAKER01@NUSANTARA');
  await reach(page, page.getByLabel(session('login.password'), { exact: true }));
  await page.keyboard.type(demoPassword);
  await type(page, session('login.captcha'), captchaAnswer);
  await page.keyboard.press('Enter');
  await page.waitForURL(/dashboard\/home/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectFocus(page);
}

async function lookAtTheKeys(page: Page): Promise<void> {
  await pressKey(page, 'Tab');
  await pressKey(page, '?');
  const help = page.getByRole('dialog', { name: common('keys.title') });
  await help.getByText(common('keys.help')).waitFor();
  await pressKey(page, 'Escape');
  await help.waitFor({ state: 'detached' });
  await expectFocus(page);
}

const paletteOf = (page: Page) => page.getByRole('dialog', { name: words('en', 'shell')('palette.label') });

async function openTransfer(page: Page, screen: 'localTransfer' | 'foreignTransfer' = 'localTransfer'): Promise<void> {
  const title = words('en', 'screens')(screen);
  await pressKey(page, 'Control+K');
  const palette = paletteOf(page);
  await palette.waitFor();
  await page.keyboard.type(title);
  await palette.getByRole('menuitem', { name: startingWith(title) }).waitFor();
  await pressKey(page, 'Enter');
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await expectFocus(page);
}

test('a transfer is made from the home screen to its receipt with keys alone', async () => {
  const page = await portal.openBrowser();
  await logIn(page);
  await lookAtTheKeys(page);
  await openTransfer(page);
  await pick(page, say('transfer.fromAccount'));
  await pickRadio(page, say('transfer.payeeKind'), say('transfer.other'));
  await pick(page, say('transfer.bank'), 'central asia');
  await type(page, say('transfer.accountNumber'), '5270338812');
  await type(page, say('transfer.amount'), '7500000');
  await page.getByText(say('transfer.found'), { exact: true }).waitFor();
  await pickRadio(page, say('transfer.rail'), 'BI-FAST');
  await press(page, say('transfer.purpose'), 'Space');
  await page.getByRole('option').first().waitFor();
  await pressKey(page, 'Enter');
  await press(page, say('transfer.submit', { amount: '' }), 'Enter');
  await page.getByRole('heading', { name: say('receipt.title'), level: 1 }).waitFor();
  await expectFocus(page);
  await reach(page, page.getByRole('link', { name: say('receipt.open') }));
  await portal.leave(page);
});

/** Opens a list of the form with a key and takes the option after the first. */
async function takeSecond(page: Page, label: string): Promise<void> {
  await press(page, label, 'Space');
  await page.getByRole('option').nth(1).waitFor();
  await pressKey(page, 'ArrowDown');
  await pressKey(page, 'Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

/** Searches by a code and takes what is found, which is shown by its name. */
async function find(page: Page, label: string, code: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await reach(page, field);
  await page.keyboard.type(code);
  // The choices of before the search may have it, too, among others.
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  await optionsWith(page, new RegExp(code)).first().waitFor();
  await pressKey(page, 'ArrowDown');
  await pressKey(page, 'Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

test('a telegraphic transfer is made from the menu to its receipt with keys alone', async () => {
  const page = await portal.openBrowser();
  await logIn(page);
  await openTransfer(page, 'foreignTransfer');
  await pick(page, say('transfer.fromAccount'), 'Ekspor USD');
  await pickRadio(page, say('transfer.payeeKind'), say('transfer.other'));
  await find(page, say('foreign.bank'), 'BOTKJPJT');
  const country = page.getByRole('combobox', { name: say('foreign.country'), exact: true });
  await expect.poll(() => country.inputValue()).toBe('Japan');
  expect(await country.getAttribute('aria-invalid')).toBeNull();
  await type(page, say('transfer.accountNumber'), '0012876543');
  await type(page, say('transfer.payeeName'), 'Tokyo Trading KK');
  await reach(page, page.getByRole('textbox', { name: say('transfer.address'), exact: true }));
  await page.keyboard.type('1-9-2 Nihonbashi');
  for (const label of ['transfer.categoryField', 'transfer.citizenship', 'transfer.residency'] as const)
    await takeSecond(page, say(label));
  await type(page, say('transfer.amount'), '2500');
  await page.keyboard.press('Tab');
  await page.getByText(say('transfer.total'), { exact: true }).first().waitFor();
  await find(page, say('foreign.purpose'), '2012');
  await takeSecond(page, say('foreign.relationship'));
  await press(page, say('transfer.submit', { amount: '' }), 'Enter');
  await page.getByRole('heading', { name: say('receipt.title'), level: 1 }).waitFor();
  await expectFocus(page);
  await portal.leave(page);
});

test('an incomplete form leads to its missing fields', async () => {
  const page = await portal.logIn('MAKER02@NUSANTARA', { at: '/services/local-currency-transfer' });
  await press(page, say('transfer.missing'), 'Enter');
  const first = page.getByRole('combobox', { name: startingWith(say('transfer.favoriteField')) });
  await expect.poll(() => first.evaluate((element) => element === document.activeElement)).toBe(true);
  await portal.leave(page);
});

test('typing into a filled select replaces its name and searches, and Escape brings the choice back', async () => {
  const page = await portal.openBrowser();
  await logIn(page);
  await page.goto('/services/local-currency-transfer');
  await pick(page, say('transfer.fromAccount'));
  const field = page.getByRole('combobox', { name: startingWith(say('transfer.fromAccount')) });
  const chosen = await field.inputValue();
  await reach(page, field);
  await page.keyboard.type('xyz');
  await expect.poll(() => field.inputValue()).toBe('xyz');
  await page.getByRole('listbox').getByText(words('en', 'common')('form.nothingFound')).waitFor();
  await pressKey(page, 'Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await expect.poll(() => field.inputValue()).toBe(chosen);
  await page.keyboard.type('idr');
  await expect.poll(() => field.inputValue()).toBe('idr');
  await expect.poll(() => page.getByRole('option').first().textContent()).toContain('IDR');
  await page.goto('/services/bill-payment');
  await page.getByRole('combobox', { name: startingWith(say('transfer.favoriteField')) }).click();
  await page.getByRole('listbox').getByText(say('transfer.noFavorites')).waitFor();
  await portal.leave(page);
});

test('what is typed right after Ctrl-K arrives there, also after a link that was opened with a key', async () => {
  const page = await portal.logIn('MAKER02@NUSANTARA');
  await expectFocus(page);
  await pressKey(page, 'Control+K');
  await paletteOf(page).getByRole('menuitem').first().waitFor();
  await pressKey(page, 'Escape');
  await page.getByRole('link', { name: startingWith(words('en', 'screens')('inbox')) }).press('Enter');
  await page.waitForURL(/inbox/);
  await page.keyboard.press('Control+K');
  await page.keyboard.type('receipt');
  await expect.poll(() => paletteOf(page).getByRole('searchbox').inputValue()).toBe('receipt');
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
