// An unfinished form is saved when the session ends, and offered after the next login.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDate } from '../../domain/date-format.ts';
import { jakartaMoment } from '../../domain/jakarta-time.ts';
import { pressTooLate } from './ended-session.ts';
import { untilIdle } from './network-idle.ts';
import { fillLogin, openPortal, type Locale, type Portal } from './portal.ts';
import { morning } from './seeded-bank.ts';
import { submitForm } from './task-steps.ts';
import { beginTransfer, choose, invoice, pickFirst, reviewOf, submitTransfer } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const form = '/services/local-currency-transfer';
const payee = 'CV Sinar Jaya Abadi';
const dayOf = (locale: Locale) => formatDate(jakartaMoment(morning.getTime()).date, locale === 'id' ? 'ID' : 'EN');
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

async function takeUpAgain(page: Page, locale: Locale): Promise<void> {
  await page
    .getByRole('link', { name: startingWith(words(locale, 'screens')('localTransfer')) })
    .filter({ hasText: /\d/ })
    .click();
  // The offer shows the bank's day, not that of this machine.
  const offer = page.getByRole('status').filter({ hasText: words(locale, 'common')('form.draftTitle') });
  await offer.getByText(dayOf(locale)).waitFor();
  await page.getByRole('button', { name: words(locale, 'common')('form.draftUse') }).click();
}

const valueOf = (page: Page, label: string) =>
  page
    .getByRole('combobox', { name: startingWith(label) })
    .or(page.getByRole('textbox', { name: startingWith(label) }))
    .inputValue();

/** Checks that every section of the form has its values again. */
async function expectWhole(page: Page, locale: Locale): Promise<void> {
  const say = words(locale, 'payments');
  const review = reviewOf(page, locale);
  await review.getByText(invoice.message ?? '').waitFor();
  await page
    .getByRole('region', { name: say('transfer.toTitle') })
    .getByText(payee)
    .waitFor();
  await expect.poll(() => valueOf(page, say('transfer.fromAccount'))).toContain('Operasional');
  await expect.poll(() => valueOf(page, say('transfer.bank'))).toBe('Bank Central Asia');
  await expect
    .poll(() => page.getByLabel(say('transfer.accountNumber'), { exact: true }).inputValue())
    .toBe(invoice.accountNumber);
  await expect.poll(() => valueOf(page, say('transfer.amount'))).toMatch(/^12.500.000.00$/);
  // The transfer methods are requested again with the values of the draft.
  await page.getByRole('radio', { name: startingWith('BI-FAST'), checked: true }).waitFor({ state: 'attached' });
  await expect.poll(() => valueOf(page, say('transfer.info'))).toBe(invoice.message);
}

/** The portal offers drafts two seconds after the first screen. */
const untilDraftsAreOffered = 4000;

test('a form outlives a session that ends by idleness', async () => {
  const say = words('en', 'session');
  const page = await portal.logIn('MAKER01@NUSANTARA');
  await beginTransfer(page, 'en');
  await pressTooLate(portal, page.getByRole('button', { name: words('en', 'payments')('transfer.checkAgain') }));
  await page.getByText(say('page.draftKept')).waitFor();
  await page.getByRole('link', { name: say('page.logInAgain') }).click();
  await fillLogin(page, 'MAKER01@NUSANTARA');
  await takeUpAgain(page, 'en');
  await expectWhole(page, 'en');
  await submitTransfer(page, 'en');
  await page.goto(form);
  await page.getByRole('combobox', { name: startingWith(words('en', 'payments')('transfer.fromAccount')) }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: words('en', 'common')('form.draftUse') }).count()).toBe(0);
  await portal.leave(page);
});

test('what an administrator typed outlives a session that ends on the confirmation, and is gone once it is sent', async () => {
  const [say, admin, kinds] = [words('en', 'session'), words('en', 'administration'), words('en', 'kinds')];
  const maker = 'SYSADMIN02@BAHARI';
  const address = '/admin/company-administration/daily-limit/edit';
  const page = await portal.logIn(maker, { at: address });
  const bifast = page.getByRole('textbox', { name: startingWith(kinds('service.SVC_LCY_BIFAST')) });
  await untilIdle(page);
  await bifast.fill('4000000000');
  await bifast.press('Tab');
  await expect.poll(() => bifast.inputValue()).toBe('4,000,000,000.00');
  await pressTooLate(portal, page.getByRole('button', { name: admin('form.continue'), exact: true }));
  await page.getByText(say('page.draftKept')).waitFor();
  await page.getByRole('link', { name: say('page.logInAgain') }).click();
  await fillLogin(page, maker);
  await page
    .getByRole('link', { name: startingWith(words('en', 'screens')('dailyLimitsEdit')) })
    .filter({ hasText: /\d/ })
    .click();
  await page.getByRole('button', { name: words('en', 'common')('form.draftUse') }).click();
  await expect.poll(() => bifast.inputValue()).toBe('4,000,000,000.00');
  await page.getByRole('button', { name: admin('form.continue'), exact: true }).click();
  await page.getByRole('button', { name: admin('confirm.submit') }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: admin('confirm.submit') }).waitFor();
  await page.waitForTimeout(untilDraftsAreOffered);
  expect(await page.getByText(say('drafts.title', { count: 1 })).count()).toBe(0);
  await page.getByRole('button', { name: admin('confirm.back') }).click();
  await submitForm(page, 'en');
  await page.goto(address);
  await bifast.waitFor();
  await expect.poll(() => page.getByRole('button', { name: words('en', 'common')('form.draftUse') }).count()).toBe(0);
  await portal.leave(page);
});

test('two tabs with the same form keep a draft each', async () => {
  const say = words('en', 'payments');
  const amountIn = (page: Page) => page.getByRole('textbox', { name: startingWith(say('transfer.amount')) });
  const first = await portal.logIn('MAKER02@NUSANTARA', { at: form });
  await amountIn(first).fill('1111000');
  await first.keyboard.press('Tab');
  const second = await first.context().newPage();
  await second.goto('/login?next=%2Fdashboard%2Fhome');
  await fillLogin(second, 'MAKER02@NUSANTARA');
  await second.waitForURL('**/dashboard/home');
  await second.goto(form);
  await amountIn(second).fill('2222000');
  await second.keyboard.press('Tab');
  await expect.poll(() => amountIn(second).inputValue()).toBe('2,222,000.00');
  await second.close();
  await first.goto('/login?next=%2Fdashboard%2Fhome');
  await fillLogin(first, 'MAKER02@NUSANTARA');
  await first.waitForURL('**/dashboard/home');
  await first.goto(form);
  await first.getByRole('button', { name: words('en', 'common')('form.draftUse') }).click();
  await expect.poll(() => amountIn(first).inputValue()).toBe('1,111,000.00');
  await portal.leave(first);
});

test('a form outlives a page that is closed, and is offered to no other user, in Indonesian', async () => {
  const locale = 'id';
  const closed = await portal.logIn('MAKER01@BAHARI', { locale });
  await beginTransfer(closed, locale);
  const page = await closed.context().newPage();
  await closed.close();
  // Within the minute /login alone would go on with the session.
  await page.goto('/login?next=%2Fdashboard%2Fhome');
  await fillLogin(page, 'MAKER02@BAHARI', locale);
  await page.waitForURL('**/dashboard/home');
  await page.goto(form);
  await page.getByRole('combobox', { name: startingWith(words(locale, 'payments')('transfer.fromAccount')) }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: words(locale, 'common')('form.draftUse') }).count()).toBe(0);
  await page.goto('/logout');
  await page.getByRole('heading', { name: words(locale, 'session')('logOut.title'), level: 1 }).waitFor();
  await page.goto('/login');
  await fillLogin(page, 'MAKER01@BAHARI', locale);
  await takeUpAgain(page, locale);
  await expectWhole(page, locale);
  await portal.leave(page);
});

test('a name that was not compared is not called the same after a reload', async () => {
  const say = words('en', 'payments');
  const page = await portal.logIn('MAKER02@NUSANTARA', { at: form });
  await choose(page, say('transfer.payeeKind'), say('transfer.other'));
  await pickFirst(page, say('transfer.bank'), 'central asia');
  await page.getByLabel(say('transfer.accountNumber'), { exact: true }).fill('5270338877');
  const knownName = page.getByLabel(startingWith(say('transfer.knownName')));
  await knownName.fill('Toko Lain');
  await knownName.press('Tab');
  await page.getByText(say('transfer.different'), { exact: true }).first().waitFor();
  await knownName.fill('');
  const expectNamed = async () => {
    await page.getByText(say('transfer.not-compared'), { exact: true }).waitFor();
    await page.getByText(say('transfer.firstTime')).waitFor();
  };
  await expectNamed();
  const amount = page.getByRole('textbox', { name: startingWith(say('transfer.amount')) });
  await amount.fill('1.25bn');
  await amount.press('Tab');
  const method = page.getByRole('radio', { name: startingWith('RTGS'), checked: true });
  await method.waitFor({ state: 'attached' });
  await expectNamed();
  await page.reload();
  await page.getByRole('button', { name: words('en', 'common')('form.draftUse') }).click();
  await method.waitFor({ state: 'attached' });
  await expectNamed();
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
