// A form shows known refusals of the bank at their fields, before anything is sent.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { submitLocalTransfer } from '../../generated/calls/payments.ts';
import { untilIdle } from './network-idle.ts';
import { setParameters } from './parameters.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { button, dialogOf, user } from './request-steps.ts';
import { sendPayment } from './sent-payments.ts';
import { choose, fillTransfer, pickFirst, reviewOf } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const form = '/services/local-currency-transfer';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const say = (locale: Locale) => words(locale, 'payments');
const amountField = (page: Page, locale: Locale) =>
  page.getByRole('textbox', { name: startingWith(say(locale)('transfer.amount')) });
const submitOf = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: startingWith(say(locale)('transfer.submit', { amount: '' })) });

/** Sets the maker's limit per transaction, as an administrator would. */
const setLimit = (amount: string) =>
  portal.services.db
    .updateTable('company_limits')
    .set({ amount })
    .where('company_id', '=', 'NUSANTARA')
    .where('kind', '=', 'role')
    .where('service', '=', 'SVC_LCY_BIFAST')
    .returning('amount')
    .execute();

afterEach(() => setLimit('1000000000.00'));

test.each(['en', 'id'] as const)(
  'an amount above a limit leads back to its field instead of being sent (%s)',
  async (locale) => {
    await setLimit('15000000.00');
    const page = await portal.logIn(user('MAKER01'), { locale });
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith(submitLocalTransfer.path) && sent.push(request.url()));
    await page.goto(form);
    await fillTransfer(page, locale, { accountNumber: '5270338812', amount: '14000000' });
    await submitOf(page, locale).waitFor();
    await amountField(page, locale).fill('16000000');
    await amountField(page, locale).press('Tab');
    const lead = reviewOf(page, locale).getByRole('button', { name: say(locale)('transfer.refused') });
    await lead.waitFor();
    expect(await submitOf(page, locale).count()).toBe(0);
    expect(await amountField(page, locale).getAttribute('aria-invalid')).toBe('true');
    await lead.click();
    await expect.poll(() => amountField(page, locale).evaluate((field) => field === document.activeElement)).toBe(true);
    await amountField(page, locale).fill('14000000');
    await submitOf(page, locale).waitFor();
    expect(sent).toEqual([]);
    await portal.leave(page);
  },
);

test('what the bank refused when it was sent is no longer said after the amount has changed', async () => {
  const page = await portal.logIn(user('MAKER01'), { at: form });
  await fillTransfer(page, 'en', { accountNumber: '5270338812', amount: '14000000' });
  const ready = page.getByRole('button', {
    name: startingWith(say('en')('transfer.submit', { amount: '' })),
    disabled: false,
  });
  await ready.waitFor();
  // A check that is still on its way would learn of the limit before the payment is sent.
  await untilIdle(page);
  await setLimit('10000000.00');
  await ready.click();
  const refusal = page.getByRole('alert').filter({ hasText: words('en', 'common')('form.invalid', { count: 1 }) });
  await refusal.waitFor();
  await amountField(page, 'en').fill('9000000');
  await refusal.waitFor({ state: 'detached' });
  await ready.waitFor();
  await portal.leave(page);
});

test('nor is what the bank refused in the whole payment, which belongs to no field', async () => {
  const page = await portal.logIn(user('MAKER01'));
  const answer = { statusCode: '137', statusDesc: 'Too little', output: null, parameters: { minimum: 'IDR 20.00' } };
  await page.route(`**${submitLocalTransfer.path}`, (route) => route.fulfill({ status: 422, json: answer }));
  await page.goto(form);
  await fillTransfer(page, 'en', { accountNumber: '5270338812', amount: '8000000' });
  await submitOf(page, 'en').click();
  const refusal = page.getByRole('alert').filter({ hasText: words('en', 'errors')('137.title') });
  await refusal.waitFor();
  await amountField(page, 'en').fill('9000000');
  await refusal.waitFor({ state: 'detached' });
  await portal.leave(page);
});

test.each(['en', 'id'] as const)(
  'a name that the bank of the payee does not give is said once, at the number (%s)',
  async (locale) => {
    const page = await portal.logIn(user('MAKER01'), { locale, at: form });
    await choose(page, say(locale)('transfer.payeeKind'), say(locale)('transfer.other'));
    await pickFirst(page, say(locale)('transfer.bank'), 'central asia');
    await page.getByLabel(say(locale)('transfer.accountNumber'), { exact: true }).fill('5270390129');
    await page.keyboard.press('Tab');
    const failure = words(locale, 'errors');
    await page.getByText(failure('ERR_HOST_INQUIRY.description')).waitFor();
    await button(page, say(locale)('transfer.checkAgain')).waitFor();
    expect(await page.getByRole('alertdialog').or(page.getByRole('dialog')).count()).toBe(0);
    expect(await page.getByText(failure('HOST_BIFAST_U129.description')).count()).toBe(0);
    await portal.leave(page);
  },
);

test('the calendar offers no day beyond those that the bank accepts', async () => {
  onTestFinished(() => setParameters(portal, { MAX_FORWARD_DATE_DAYS: '90' }));
  await setParameters(portal, { MAX_FORWARD_DATE_DAYS: '3' });
  const page = await portal.logIn(user('MAKER01'), { at: form });
  await choose(page, say('en')('transfer.when'), say('en')('transfer.onDate'));
  const field = page.getByRole('group', { name: startingWith(say('en')('transfer.date')) });
  await field.getByRole('button').click();
  const day = (name: string) => page.getByRole('dialog').getByRole('button', { name: startingWith(name) });
  const isOffered = async (name: string) => (await day(name).getAttribute('aria-disabled')) !== 'true';
  await day('Thursday, 26 November 2026').waitFor();
  await expect.poll(() => isOffered('Friday, 27 November 2026')).toBe(false);
  expect(await isOffered('Thursday, 26 November 2026')).toBe(true);
  await portal.leave(page);
});

test('the duplicate warning is confirmed once, whatever else the bank asks', async () => {
  await sendPayment(portal, { value: '6543000.00' });
  const page = await portal.logIn(user('MAKER01'));
  const sent: string[] = [];
  await page.route(`**${submitLocalTransfer.path}`, async (route) => {
    sent.push(route.request().postData() ?? '');
    const answer = { statusCode: '192', statusDesc: 'Changed', output: null, parameters: { time: '09:00 WIB' } };
    return sent.length === 2 ? route.fulfill({ status: 422, json: answer }) : route.continue();
  });
  await page.goto(form);
  await fillTransfer(page, 'en', { accountNumber: '5270338812', amount: '6543000' });
  await submitOf(page, 'en').click();
  await button(page, say('en')('duplicate.payAgain')).click();
  await dialogOf(page).getByText(words('en', 'errors')('192.title')).waitFor();
  await dialogOf(page)
    .getByRole('button', { name: words('en', 'common')('action.confirm') })
    .click();
  await page.getByRole('heading', { name: say('en')('receipt.title'), level: 1 }).waitFor();
  expect(sent.map((body) => body.includes('possible-duplicate'))).toEqual([false, true, true]);
  await portal.leave(page);
});
