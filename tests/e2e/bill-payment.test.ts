// A bill is paid in a real browser: the biller says what is open, and the receipt says what was chosen of it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { choose, pickFirst } from './transfer-form.ts';
import { beginning, words } from './words.ts';

const form = '/services/bill-payment';
const twoOpenMonths = '538711204417';
const nothingOpen = '538711290184';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const say = (locale: Locale) => words(locale, 'payments');

async function openBill(locale: Locale, number: string, options: { isPhone?: true } = {}): Promise<Page> {
  const page = await portal.logIn('MAKER01@NUSANTARA', { locale, ...options });
  await page.goto(form);
  await choose(page, say(locale)('bill.payeeKind'), say(locale)('bill.biller'));
  await pickFirst(page, say(locale)('bill.institution'), 'PLN Postpaid');
  await page.locator('input[name="payeeDetails.accountNumber"]').fill(number);
  await page.keyboard.press('Tab');
  return page;
}

const stories = [
  ['en', {}],
  ['id', { isPhone: true }],
] as const;

test.each(stories)(
  'the open bills of a customer are found, chosen, reviewed and submitted (%s)',
  async (locale, on) => {
    const t = say(locale);
    const page = await openBill(locale, twoOpenMonths, on);
    const bills = page.getByRole('group', { name: beginning(t('bill.bills')) }).getByRole('checkbox');
    await expect.poll(() => bills.count()).toBe(2);
    expect(await bills.evaluateAll((all) => all.every((one) => (one as HTMLInputElement).checked))).toBe(true);
    await page.getByRole('button', { name: beginning(t('transfer.submit', { amount: '' }).trim()) }).click();
    const dialog = page.getByRole('button', { name: t('duplicate.payAgain') });
    const title = page.getByRole('heading', { name: t('receipt.title'), level: 1 });
    await title.or(dialog).waitFor();
    if (await dialog.isVisible()) await dialog.click();
    await title.waitFor();
    await page.getByText(twoOpenMonths.slice(-4)).first().waitFor();
    await page.context().close();
  },
);

test('a customer with nothing open is told so where the bills would be', async () => {
  const page = await openBill('en', nothingOpen);
  await page.getByText(words('en', 'errors')('184.title')).waitFor();
  await page.getByText(say('en')('bill.waits')).waitFor();
});
