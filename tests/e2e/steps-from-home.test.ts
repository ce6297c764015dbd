// How many clicks and keys a payment takes from home.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { takeOption } from './take-option.ts';
import { amountField, methodOf, payeeOf, submitOf } from './transfer-fields.ts';
import { choose, optionsWith, pickFirst } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const maker = 'MAKER01@NUSANTARA';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const say = (locale: Locale) => words(locale, 'payments');

/** Counts clicks, and keys that type no character. */
async function countSteps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { steps: number };
    counted.steps = 0;
    const count = (event: Event) => {
      const { key = 'click', ctrlKey = false } = event as Partial<KeyboardEvent>;
      if (event.isTrusted && key !== 'Control' && (key.length > 1 || ctrlKey)) counted.steps += 1;
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, count, { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { steps: number }).steps);
}

const mostSteps = 7;
const isSent = (page: Page, locale: Locale) =>
  page.getByRole('heading', { name: say(locale)('receipt.title'), level: 1 }).waitFor();
/** Confirms the duplicate warning if it appears, because other tests may have paid the same. */
async function send(page: Page, locale: Locale): Promise<{ readonly isRepeated: boolean }> {
  await submitOf(page, locale).click();
  const payAgain = page.getByRole('button', { name: say(locale)('duplicate.payAgain') });
  await page
    .getByRole('heading', { name: say(locale)('receipt.title'), level: 1 })
    .or(payAgain)
    .waitFor();
  const isRepeated = await payAgain.isVisible();
  if (isRepeated) await payAgain.click();
  await isSent(page, locale);
  return { isRepeated };
}

const newTransfer = (page: Page, locale: Locale) =>
  page.getByRole('link', { name: words(locale, 'accounts')('home.newTransfer') }).click();

test.each(['en', 'id'] as const)('from home a new payee is paid in seven clicks (%s)', async (locale) => {
  const page = await portal.logIn(maker, { locale });
  const steps = await countSteps(page);
  await newTransfer(page, locale);
  await choose(page, say(locale)('transfer.payeeKind'), say(locale)('transfer.other'));
  await pickFirst(page, say(locale)('transfer.bank'), 'central asia');
  await page.getByLabel(say(locale)('transfer.accountNumber'), { exact: true }).click();
  await page.keyboard.type('5270338899');
  await amountField(page, locale).click();
  await page.keyboard.type(locale === 'en' ? '1234500' : '1234600');
  await submitOf(page, locale).click();
  await isSent(page, locale);
  expect(await steps()).toBeLessThanOrEqual(mostSteps);
  await portal.leave(page);
});

test.each(['en', 'id'] as const)('from home a favorite is paid in four clicks (%s)', async (locale) => {
  const page = await portal.logIn(maker, { locale });
  const steps = await countSteps(page);
  await newTransfer(page, locale);
  await page.getByRole('combobox', { name: startingWith(say(locale)('transfer.favoriteField')) }).click();
  await takeOption(optionsWith(page, 'Bahari gudang Cakung').first());
  const { isRepeated } = await send(page, locale);
  expect(await steps()).toBe(isRepeated ? 5 : 4);
  await portal.leave(page);
});

test.each(['en', 'id'] as const)('from home a favorite is paid in three steps by Ctrl-K (%s)', async (locale) => {
  const page = await portal.logIn(maker, { locale });
  const steps = await countSteps(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Sumber Rejeki');
  const pay = words(locale, 'shell')('palette.pay', { name: 'Sumber Rejeki BRI' });
  await page.getByRole('menuitem', { name: startingWith(pay) }).waitFor();
  await page.keyboard.press('Enter');
  await payeeOf(page, locale).getByText('Bank Rakyat Indonesia').waitFor();
  await methodOf(page, 'BI-FAST').waitFor({ state: 'attached' });
  const { isRepeated } = await send(page, locale);
  expect(await steps()).toBe(isRepeated ? 4 : 3);
  await portal.leave(page);
});
test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
