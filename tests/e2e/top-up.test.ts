// Phone credit and an electricity token are bought in a browser, from the form to the proof of the provider.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decide, type Decision } from './deciding.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { openRequest, user } from './request-steps.ts';
import { createReader } from './screen-faults.ts';
import { choose, submitTransfer } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const form = '/services/top-up';
const faultsOf = createReader();
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

interface Bought {
  readonly locale: Locale;
  readonly category: string;
  readonly number: string;
  readonly label: string;
}

async function fill(page: Page, { locale, category, number, label }: Bought): Promise<void> {
  const say = words(locale, 'payments');
  await page.goto(form);
  await choose(page, say('topUp.category'), category);
  await page.locator('input[name="payeeDetails.accountNumber"]').fill(number);
  await page.keyboard.press('Tab');
  await choose(page, say('topUp.denomination'), label);
}

const steps: readonly (readonly [Decision, string, string])[] = [
  ['verify', 'VERIFIER01', '/request/verify'],
  ['approve', 'APPROVER01', '/request/approver'],
  ['release', 'RELEASER01', '/request/releaser'],
];

async function carryOut(refNo: string): Promise<void> {
  for (const [decision, id, list] of steps) {
    const page = await portal.logIn(user(id));
    await openRequest(page, list, refNo);
    await decide(portal, { page, userId: user(id), locale: 'en' }, decision);
    await portal.leave(page);
  }
}

test('phone credit: a number as the phone stores it, the provider recognised by the prefix; and the credit is reviewed, submitted and paid', async () => {
  const say = words('en', 'payments');
  const page = await portal.logIn(user('MAKER01'));
  await fill(page, { locale: 'en', category: 'Phone credit', number: '+62 812-1800-4567', label: 'Credit 100,000' });
  await page.getByText(say('topUp.operator', { operator: 'Telkomsel' })).waitFor();
  await page.getByText(say('topUp.recognised')).waitFor();
  await page.getByText(/101,500.00 goes from .* to Telkomsel Pulsa for 081218004567/).waitFor();
  const bought = page.getByRole('definition').filter({ hasText: 'Credit 100,000' });
  await bought.waitFor();
  expect(await faultsOf(page, 'top-up')).toEqual([]);
  const refNo = await submitTransfer(page, 'en');
  await bought.waitFor();
  await carryOut(refNo);
  await page.getByRole('link', { name: say('topUp.track') }).click();
  const main = page.getByRole('main');
  await main.getByText(words('en', 'kinds')('status.Successful')).first().waitFor();
  await main.getByText(words('en', 'transactions')('detail.institutionReference')).waitFor();
  await bought.waitFor();
  await page.goto(form);
  const last = page.getByRole('group', { name: say('topUp.recent') });
  await last.getByRole('button', { name: '081218004567 · Telkomsel Pulsa' }).click();
  await page.getByText(say('topUp.recognised')).waitFor();
  await choose(page, say('topUp.denomination'), 'Credit 100,000');
  await page.getByText(/101,500.00 goes from .* to Telkomsel Pulsa for 081218004567/).waitFor();
  expect(await faultsOf(page, 'top-up of an earlier number')).toEqual([]);
  await choose(page, say('topUp.category'), 'Electricity token');
  await page.getByLabel(/Meter number/).waitFor();
  expect(await page.locator('input[name="payeeDetails.accountNumber"]').inputValue()).toBe('');
  await portal.leave(page);
});

/** The cards of what is sold whose text does not fit into them. */
const cutCards = (page: Page, name: string) =>
  page
    .getByRole('radiogroup', { name: startingWith(name) })
    .locator('label')
    .evaluateAll((cards) =>
      cards.filter((card) => card.scrollWidth > card.clientWidth).map((card) => card.textContent),
    );

test.each(['en', 'id'] as const)('every price fits into its card on a laptop (%s)', async (locale) => {
  const say = words(locale, 'payments');
  const page = await portal.logIn(user('MAKER01'), { locale, at: form });
  const category = { en: 'Electricity token', id: 'Token listrik' }[locale];
  await choose(page, say('topUp.category'), category);
  await page.locator('input[name="payeeDetails.accountNumber"]').fill('14038871204');
  await page.keyboard.press('Tab');
  await page.getByRole('radiogroup', { name: startingWith(say('topUp.denomination')) }).waitFor();
  expect(await cutCards(page, say('topUp.denomination'))).toEqual([]);
  await portal.leave(page);
});

test('an electricity token on a phone, in Indonesian: the meter is named before it is paid', async () => {
  const say = words('id', 'payments');
  const page = await portal.logIn(user('MAKER01'), { locale: 'id', theme: 'dark', isPhone: true });
  await fill(page, { locale: 'id', category: 'Token listrik', number: '14038871204', label: 'Token 500.000' });
  await page.getByText('R1M / 1300 VA').first().waitFor();
  await page.getByRole('main').getByText('PT Nusantara Sejahtera', { exact: true }).first().waitFor();
  expect(await faultsOf(page, 'top-up on a phone')).toEqual([]);
  await submitTransfer(page, 'id');
  await page.getByRole('heading', { name: say('receipt.title'), level: 1 }).waitFor();
  await portal.leave(page);
});

test('a number of another operator is said at the number, and nothing is lost', async () => {
  const page = await portal.logIn(user('MAKER01'));
  await fill(page, { locale: 'en', category: 'Mobile data', number: '081218004567', label: 'Data 30 GB' });
  await page.getByRole('button', { name: /Telkomsel Paket Data/ }).click();
  await page.getByRole('option', { name: startingWith('XL') }).click();
  await page.getByText(words('en', 'errors')('108.title')).waitFor();
  expect(await page.locator('input[name="payeeDetails.accountNumber"]').inputValue()).toBe('081218004567');
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
