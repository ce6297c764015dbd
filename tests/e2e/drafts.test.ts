// An unfinished transfer is saved as a draft and finished later on another device.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilIdle } from './network-idle.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { chooseThursdays, daysOn, submitSeries } from './series-form.ts';
import { choose, fillTransfer, invoice, reviewOf, submitTransfer } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const maker = 'MAKER01@BAHARI';
const form = '/services/local-currency-transfer';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const say = (locale: Locale) => words(locale, 'payments');
const saveButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: say(locale)('draft.save'), exact: true });

/** Saves the form and waits until the form of the saved draft has taken its place. */
async function save(page: Page, locale: Locale): Promise<void> {
  const before = await saveButton(page, locale).elementHandle();
  await saveButton(page, locale).click();
  await page.waitForURL(/draftId=/);
  await page.waitForFunction((button) => !button?.isConnected, before);
  await reviewOf(page, locale)
    .getByText(invoice.message ?? '')
    .waitFor();
}

test('a draft that is saved on a laptop is finished on a phone, and is gone once it is sent', async () => {
  const laptop = await portal.logIn(maker, { at: form });
  await fillTransfer(laptop, 'en');
  await save(laptop, 'en');
  await portal.leave(laptop);

  const phone = await portal.logIn(maker, { locale: 'id', isPhone: true, at: '/services' });
  const draft = phone.getByRole('list', { name: say('id')('draft.title') }).getByRole('listitem');
  await draft.filter({ hasText: 'CV Sinar Jaya Abadi' }).filter({ hasText: '12.500.000,00' }).waitFor();
  await draft.getByRole('link', { name: say('id')('draft.continue') }).click();
  await reviewOf(phone, 'id')
    .getByText(invoice.message ?? '')
    .waitFor();
  const refNo = await submitTransfer(phone, 'id');
  await phone.reload();
  await phone.getByRole('heading', { name: say('id')('receipt.title'), level: 1 }).waitFor();
  const other = await phone.context().newPage();
  await other.goto(phone.url());
  await other.getByRole('status').filter({ hasText: refNo }).waitFor();
  await other.close();
  await phone.goto(form);
  await phone.getByRole('combobox', { name: startingWith(say('id')('transfer.fromAccount')) }).waitFor();
  await untilIdle(phone);
  await expect.poll(() => phone.getByRole('link', { name: say('id')('draft.link', { count: 1 }) }).count()).toBe(0);
  await expect.poll(() => phone.getByRole('button', { name: words('id', 'common')('form.draftUse') }).count()).toBe(0);
  await portal.leave(phone);
});

test('a draft is saved again after a change, and deleted by hand', async () => {
  const page = await portal.logIn(maker, { at: form });
  await fillTransfer(page, 'en');
  await save(page, 'en');
  const amount = page.getByLabel(startingWith(say('en')('transfer.amount')));
  await amount.fill('13000000');
  await amount.press('Tab');
  await saveButton(page, 'en').click();
  await page.getByText(say('en')('draft.saved')).first().waitFor();
  await page.getByRole('link', { name: say('en')('draft.link', { count: 1 }) }).click();
  const draft = page.getByRole('list', { name: say('en')('draft.title') }).getByRole('listitem');
  await draft.filter({ hasText: '13,000,000.00' }).waitFor();
  await draft.getByRole('button', { name: say('en')('draft.deleteOf', { payee: 'CV Sinar Jaya Abadi' }) }).click();
  await page.getByRole('button', { name: say('en')('draft.delete'), exact: true }).click();
  await draft.waitFor({ state: 'detached' });
  await portal.leave(page);
});

test('a series that is not finished is saved, finished in its own form, and its draft is gone', async () => {
  const page = await portal.logIn(maker, { at: '/services/recurring/form' });
  await fillTransfer(page, 'en');
  await chooseThursdays(page, 'en');
  await save(page, 'en');
  expect(new URL(page.url()).pathname).toBe('/services/recurring/form');
  await page.reload();
  await submitSeries(page, 'en');
  await expect.poll(() => daysOn(page, 'en').count()).toBe(12);
  await page.goto('/services');
  await untilIdle(page);
  expect(await page.getByRole('link', { name: say('en')('draft.continue') }).count()).toBe(0);
  await portal.leave(page);
});

test('a draft keeps a date that does not exist as typed, and nothing more is offered', async () => {
  const refused = words('en', 'errors')('FIELD_DATE.description');
  const page = await portal.logIn(maker, { at: form });
  await fillTransfer(page, 'en');
  await choose(page, say('en')('transfer.when'), say('en')('transfer.onDate'));
  const day = page.getByRole('group', { name: startingWith(say('en')('transfer.date')) });
  await day.getByRole('spinbutton').first().click();
  await page.keyboard.type('31022027');
  await page.keyboard.press('Tab');
  await page.getByText(refused).first().waitFor();
  await saveButton(page, 'en').click();
  await page.waitForURL(/draftId=/);
  await page.reload();
  await page.getByText(refused).first().waitFor();
  expect((await day.getByRole('spinbutton').allInnerTexts()).join('/')).toBe('31/02/2027');
  await untilIdle(page);
  expect(await page.getByRole('button', { name: words('en', 'common')('form.draftUse') }).count()).toBe(0);
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
