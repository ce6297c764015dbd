// The first values of a transfer form, and what it says before it is sent.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilIdle } from './network-idle.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { sendPayment, type Payment } from './sent-payments.ts';
import { amountField, fromField, methodOf, payeeOf, submitOf } from './transfer-fields.ts';
import { choose, fillTransfer, pickFirst, reviewOf, submitTransfer } from './transfer-form.ts';
import { words } from './words.ts';

const maker = 'MAKER01@NUSANTARA';
const form = '/services/local-currency-transfer';
const ownFavorite = '/services/favorites/view?favoriteId=fav-000418';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const say = (locale: Locale) => words(locale, 'payments');
const offerOf = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: words(locale, 'common')('form.draftUse') });

const star = (accountId: string, isFavorite: boolean) =>
  portal.services.db
    .updateTable('account_access')
    .set({ is_favorite: isFavorite })
    .where('user_id', '=', maker)
    .where('account_id', '=', accountId)
    .execute();

test.each(['en', 'id'] as const)('a fresh form is debited from the starred account (%s)', async (locale) => {
  await star('acc-0001', false);
  await star('acc-0002', true);
  const page = await portal.logIn(maker, { locale, at: form });
  await expect.poll(() => fromField(page, locale).inputValue()).toMatch(/^Payroll/);
  await star('acc-0001', true);
  await star('acc-0002', false);
  await page.reload();
  await expect.poll(() => fromField(page, locale).inputValue()).toMatch(/^Operasional Jakarta/);
  await portal.leave(page);
});

test.each(['en', 'id'] as const)(
  'the balance after the payment, or what is missing, is shown while the amount is typed (%s)',
  async (locale) => {
    const page = await portal.logIn(maker, { locale, at: '/services/local-currency-transfer?accountId=acc-0002' });
    const section = page.getByRole('region', { name: say(locale)('transfer.amountTitle') });
    const money = (en: string, id: string) => (locale === 'en' ? en : id);
    await amountField(page, locale).pressSequentially('812299999');
    await section.getByText(money('Balance after: IDR 1.00', 'Saldo setelahnya: Rp 1,00')).waitFor();
    await amountField(page, locale).fill('912300000');
    await section
      .getByRole('status')
      .filter({ hasText: money('IDR 100,000,000.00 short', 'Kurang Rp 100.000.000,00') })
      .waitFor();
    await choose(page, say(locale)('transfer.payeeKind'), say(locale)('transfer.other'));
    await pickFirst(page, say(locale)('transfer.bank'), 'central asia');
    await page.getByLabel(say(locale)('transfer.accountNumber'), { exact: true }).fill('5270338812');
    await page.keyboard.press('Tab');
    await amountField(page, locale).fill('812298000');
    await methodOf(page, words(locale, 'kinds')('rail.LLG'))
      .or(methodOf(page, 'RTGS'))
      .first()
      .waitFor({ state: 'attached' });
    await section
      .getByRole('status')
      .filter({ hasText: /short|Kurang/ })
      .waitFor();
    await portal.leave(page);
  },
);

async function leave(page: Page, locale: Locale): Promise<void> {
  await page
    .getByRole('link', { name: words(locale, 'shell')('menu.home'), exact: true })
    .first()
    .click();
  await page.waitForURL(/dashboard\/home/);
}

async function expectNoDraft(page: Page, locale: Locale): Promise<void> {
  await leave(page, locale);
  await page.goto(form);
  await fromField(page, locale).waitFor();
  await untilIdle(page);
  await expect.poll(() => offerOf(page, locale).count()).toBe(0);
}

test.each(['en', 'id'] as const)(
  'Pay fills in all values of a favorite, and leaves no draft behind (%s)',
  async (locale) => {
    const page = await portal.logIn(maker, { locale, at: ownFavorite });
    await page.getByRole('link', { name: words(locale, 'favorites')('action.pay'), exact: true }).click();
    await payeeOf(page, locale).getByText('CV Sinar Jaya Abadi').waitFor();
    await expect.poll(() => amountField(page, locale).inputValue()).toMatch(/^125.000.000.00$/);
    await methodOf(page, 'BI-FAST').waitFor({ state: 'attached' });
    await reviewOf(page, locale).getByText('Pembayaran bulanan kemasan').waitFor();
    await submitOf(page, locale).waitFor();
    await expectNoDraft(page, locale);
    await portal.leave(page);
  },
);

test.each(['en', 'id'] as const)(
  'a chosen method that the amount closes is replaced with a reason, and taken again as soon as it is possible (%s)',
  async (locale) => {
    const page = await portal.logIn(maker, { locale, at: form });
    const t = say(locale);
    const clearing = words(locale, 'kinds')('rail.LLG');
    await fillTransfer(page, locale, { accountNumber: '5270338812', amount: '125000000' });
    await methodOf(page, 'BI-FAST').waitFor({ state: 'attached' });
    await choose(page, t('transfer.rail'), 'RTGS');
    await methodOf(page, 'RTGS').waitFor({ state: 'attached' });
    const lost = page.getByRole('status').filter({ hasText: t('transfer.lostRail', { rail: 'RTGS' }) });
    await amountField(page, locale).fill('60000000');
    await methodOf(page, 'BI-FAST').waitFor({ state: 'attached' });
    expect(await lost.innerText()).toContain(t('transfer.takenInstead', { rail: 'BI-FAST' }));
    expect(await lost.innerText()).toMatch(/100[.,]000[.,]000/);
    await amountField(page, locale).fill('300000000');
    await methodOf(page, 'RTGS').waitFor({ state: 'attached' });
    expect(await lost.count()).toBe(0);
    const cardOf = (name: string) => page.locator('label').filter({ hasText: name });
    await cardOf('RTGS').getByText(t('transfer.fastest'), { exact: true }).waitFor();
    await cardOf(clearing).getByText(t('transfer.cheapest'), { exact: true }).waitFor();
    const matters = page.getByRole('button', { name: t('foreign.matters') });
    for (const [priority, taken] of [
      ['fastest', 'RTGS'],
      ['cheapest', clearing],
    ] as const) {
      await matters.click();
      await page.getByRole('option', { name: t(`transfer.matters-${priority}`) }).click();
      await methodOf(page, taken).waitFor({ state: 'attached' });
    }
    await portal.leave(page);
  },
);

test('a favorite kept for a dearer method is reviewed by the method that it is sent by', async () => {
  const page = await portal.logIn(maker, { at: `${form}?favoriteId=fav-000431` });
  const clearing = words('en', 'kinds')('rail.LLG');
  await methodOf(page, clearing).waitFor({ state: 'attached' });
  await submitOf(page, 'en').waitFor();
  await expect.poll(() => reviewOf(page, 'en').innerText()).toContain(clearing);
  expect(await reviewOf(page, 'en').innerText()).not.toContain('RTGS');
  await portal.leave(page);
});

/** Sends a payment and cancels it, because one that still waits is not offered again. Returns the address of its detail. */
async function earlierPayment(payment: Payment): Promise<string> {
  const { refNo } = await sendPayment(portal, payment);
  const cancelled = { status: 'Cancelled', tab: 'unsuccessful' } as const;
  await portal.services.db.updateTable('requests').set(cancelled).where('ref_no', '=', refNo).execute();
  return `/transaction-status/detail?${new URLSearchParams({ refNo, menuAccess: 'LCY' })}`;
}

test('Pay again fills in the earlier transfer, has its name checked, and leaves no draft behind', async () => {
  const page = await portal.logIn(maker, { at: await earlierPayment({ value: '4321000.00' }) });
  await page.getByRole('button', { name: words('en', 'transactions')('action.payAgain') }).click();
  const status = payeeOf(page, 'en').getByRole('status');
  await status.getByText('CV Sinar Jaya Abadi').waitFor();
  await status.getByText(say('en')('transfer.same')).waitFor();
  await expect.poll(() => amountField(page, 'en').inputValue()).toBe('4,321,000.00');
  await expect.poll(() => fromField(page, 'en').inputValue()).toMatch(/^Operasional Jakarta/);
  await methodOf(page, 'BI-FAST').waitFor({ state: 'attached' });
  await submitOf(page, 'en').waitFor();
  await expectNoDraft(page, 'en');
  await portal.leave(page);
});

test('Pay again takes the cheapest method though an earlier payment went by another, and has the name checked', async () => {
  const page = await portal.logIn(maker, { at: await earlierPayment({ value: '4321500.00', rail: 'LLG' }) });
  await page.getByRole('button', { name: words('en', 'transactions')('action.payAgain') }).click();
  await methodOf(page, 'BI-FAST').waitFor({ state: 'attached' });
  await payeeOf(page, 'en').getByRole('status').getByText(say('en')('transfer.same')).waitFor();
  const clearing = words('en', 'kinds')('rail.LLG');
  await choose(page, say('en')('transfer.rail'), clearing);
  await amountField(page, 'en').fill('4400000');
  await submitOf(page, 'en').waitFor();
  await methodOf(page, clearing).waitFor({ state: 'attached' });
  await portal.leave(page);
});

test('a value typed over a favorite is offered again', async () => {
  const page = await portal.logIn(maker, { at: `${form}?favoriteId=fav-000418` });
  await amountField(page, 'en').fill('77000000');
  await amountField(page, 'en').press('Tab');
  await submitOf(page, 'en').waitFor();
  await page.goto(form);
  await offerOf(page, 'en').click();
  await expect.poll(() => amountField(page, 'en').inputValue()).toBe('77,000,000.00');
  await portal.leave(page);
});

test.each(['en', 'id'] as const)(
  'a repeated payment leads to the earlier one, and is paid again only when the user says so (%s)',
  async (locale) => {
    const page = await portal.logIn(maker, { locale, at: form });
    const value = locale === 'en' ? '5432100.00' : '5432200.00';
    const { refNo } = await sendPayment(portal, { value });
    await fillTransfer(page, locale, {
      accountNumber: '5270338812',
      amount: value.slice(0, -3),
      message: 'Invoice 118',
    });
    await submitOf(page, locale).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const [earlier] = await Promise.all([
      page.context().waitForEvent('page'),
      dialog.getByRole('link', { name: say(locale)('duplicate.open', { refNo }) }).click(),
    ]);
    await earlier.getByRole('heading', { name: 'CV Sinar Jaya Abadi', level: 1 }).waitFor();
    await earlier.getByText(refNo).first().waitFor();
    await earlier.close();
    await dialog.getByRole('button', { name: words(locale, 'common')('action.cancel') }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => amountField(page, locale).inputValue()).toMatch(/^5.432..00.00$/);
    await submitTransfer(page, locale);
    await portal.leave(page);
  },
);

test('digits typed in front of an amount keep their order', async () => {
  const page = await portal.logIn(maker, { at: form });
  const field = amountField(page, 'en');
  const typeInFront = async (keys: string) => {
    await field.fill('875000000');
    await field.press('Tab');
    await field.press('Home');
    await field.pressSequentially(keys);
    return field.inputValue();
  };
  expect(await typeInFront('12')).toBe('12,875,000,000.00');
  expect(await typeInFront('1,5jt')).toMatch(/^1,5jt/);
  await field.fill('1234567');
  await field.press('Home');
  for (const key of ['ArrowRight', 'ArrowRight', 'Backspace']) await field.press(key);
  await field.press('End');
  await field.pressSequentially('89');
  expect(await field.inputValue()).toBe('123,456,789');
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
