// What a maker can choose and send while an answer of the bank is late.
import type { Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDomesticBanks, listInstitutions } from '../../generated/calls/lookups.ts';
import { listTransferTypes, quoteTopUpFee, validateTopUp } from '../../generated/calls/payments.ts';
import { takeOption } from './take-option.ts';
import { openPortal, type Portal } from './portal.ts';
import { tick } from './tick.ts';
import { choose, fillTransfer, optionsWith, reviewOf } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const say = words('en', 'payments');
/** Milliseconds; a form that notices a change disables its button at once. */
const longEnough = 1500;
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const openForm = (): Promise<Page> => portal.logIn('MAKER01@NUSANTARA', { at: '/services/local-currency-transfer' });

/** Holds back the calls of an operation until letGo. */
async function hold(page: Page, { path }: { readonly path: string }) {
  const held: Route[] = [];
  await page.route(`**${path}`, (route) => void held.push(route));
  return {
    async isAsked() {
      await expect.poll(() => held.length).toBeGreaterThan(0);
    },
    async letGo() {
      await Promise.all(held.map((route) => route.continue()));
      await page.unroute(`**${path}`);
    },
  };
}

/** Whether the button becomes disabled within this time. */
const isBlockedSoon = (button: Locator) =>
  button.evaluate(
    (element, time) =>
      new Promise<boolean>((resolve) => {
        const look = () => element.getAttribute('aria-disabled') === 'true' && resolve(true);
        new MutationObserver(look).observe(element, { attributes: true });
        setTimeout(() => resolve(false), time);
      }),
    longEnough,
  );

test('a bank that is chosen before its search is answered is the bank of the payee', async () => {
  const page = await openForm();
  await choose(page, say('transfer.payeeKind'), say('transfer.other'));
  const bank = page.getByRole('combobox', { name: startingWith(say('transfer.bank')) });
  await bank.click();
  await optionsWith(page, 'Bank Central Asia').first().waitFor();
  const search = await hold(page, listDomesticBanks);
  await bank.pressSequentially('central asia');
  await search.isAsked();
  await takeOption(optionsWith(page, 'Bank Central Asia').first());
  await page.getByLabel(say('transfer.accountNumber'), { exact: true }).fill('5270338812');
  await page.keyboard.press('Tab');
  await page.getByText(say('transfer.found')).waitFor();
  await search.letGo();
  expect(await bank.inputValue()).toBe('Bank Central Asia');
  await portal.leave(page);
});

test('results of an earlier search are not offered under the next one', async () => {
  const page = await openForm();
  await page.goto('/services/bill-payment');
  await choose(page, say('bill.payeeKind'), say('bill.biller'));
  const biller = page.getByRole('combobox', { name: startingWith(say('bill.institution')) });
  await biller.click();
  await page.getByRole('option').first().waitFor();
  // The list loads its next page shortly after its end is reached.
  await page.keyboard.press('ArrowUp');
  const search = await hold(page, listInstitutions);
  await biller.pressSequentially('Postpaid');
  await search.isAsked();
  await page.waitForTimeout(longEnough);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await biller.inputValue()).toMatch(/postpaid/i);
  await search.letGo();
  await portal.leave(page);
});

test('a transfer that can be sent stays so when its methods arrive late', async () => {
  const page = await openForm();
  await fillTransfer(page, 'en');
  const amount = 'IDR 13,000,000.00';
  const submit = page.getByRole('button', { name: say('transfer.submit', { amount }), disabled: false });
  const methods = await hold(page, listTransferTypes);
  await page.getByLabel(startingWith(say('transfer.amount'))).fill('13000000');
  await page.keyboard.press('Tab');
  const notes = reviewOf(page, 'en').getByRole('checkbox');
  await submit.or(notes.first()).first().waitFor();
  for (const note of await notes.all()) await tick(note);
  await submit.waitFor();
  await methods.isAsked();
  const isBlocked = isBlockedSoon(submit);
  await methods.letGo();
  expect(await isBlocked).toBe(false);
  await portal.leave(page);
});

test('the review of another amount shows no total of the amount before it, and names its denomination in words', async () => {
  const page = await openForm();
  await page.goto('/services/top-up');
  await choose(page, say('topUp.category'), 'Phone credit');
  await page.locator('input[name="payeeDetails.accountNumber"]').fill('081218004567');
  await page.keyboard.press('Tab');
  await choose(page, say('topUp.denomination'), 'Credit 100,000');
  const review = reviewOf(page, 'en');
  const total = review.getByText(say('transfer.total'), { exact: true });
  await review.getByText(/101,500.00 goes from/).waitFor();
  await total.waitFor();
  const fee = await hold(page, quoteTopUpFee);
  const checked = await hold(page, validateTopUp);
  await choose(page, say('topUp.denomination'), 'Credit 50,000');
  await Promise.all([fee.isAsked(), checked.isAsked()]);
  await review.getByText(/51,500.00 goes from/).waitFor();
  expect(await total.count()).toBe(0);
  await review.getByRole('definition').filter({ hasText: 'Credit 50,000' }).waitFor();
  await Promise.all([fee.letGo(), checked.letGo()]);
  await total.waitFor();
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
