// A payment whose answer was lost: after a reload its maker asks the bank by the same key, and it is paid once.
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pressTooLate } from './ended-session.ts';
import { fillLogin, openPortal, type Locale, type Portal } from './portal.ts';
import { fillTransfer } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const form = '/services/local-currency-transfer';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

let amount = 7_000_000;

/** A new amount for each try: the bank asks about a payment that looks like an earlier one. */
const newAmount = () => String((amount += 50_000));

const paidTo = async (payee: string) =>
  portal.services.db.selectFrom('requests').select('ref_no').where('payee_account', '=', payee).execute();

test.each([
  {
    locale: 'en',
    userId: 'MAKER01@NUSANTARA',
    payee: '5270441177',
    isPhone: false,
    lost: /answer of the bank was lost/,
  },
  { locale: 'id', userId: 'MAKER01@BAHARI', payee: '5270338877', isPhone: true, lost: /jawaban bank tidak sampai/ },
] as const)('a submitted payment is found again after its answer was lost ($locale)', async (story) => {
  const { locale, userId, payee, isPhone, lost } = story;
  const say = words(locale satisfies Locale, 'payments');
  const before = (await paidTo(payee)).length;
  const page = await portal.logIn(userId, { locale, isPhone, theme: isPhone ? 'dark' : 'light' });
  await page.goto(form);
  await fillTransfer(page, locale, { accountNumber: payee, amount: newAmount(), message: 'Invoice 331' });
  const reached = Promise.withResolvers<void>();
  await page.route('**/local-transfer/submit', async (route) => {
    await route.fetch();
    reached.resolve();
  });
  await page
    .getByRole('button', { name: startingWith(say('transfer.submit', { amount: '' })), disabled: false })
    .click();
  await reached.promise;
  page.on('dialog', (leaving) => leaving.accept());
  await page.goto('/dashboard/home');
  // Earlier, the request that waits for its answer would go on.
  await page.unrouteAll();
  const banner = page.getByRole('status').filter({ hasText: words(locale, 'session')('drafts.title', { count: 1 }) });
  await banner.getByText(lost).waitFor();
  await page.goto(form);
  await page.getByText(say('lost.title')).waitFor();
  await page.getByRole('combobox', { name: startingWith(say('transfer.fromAccount')) }).waitFor();
  // The draft of the same payment is on this device, too; only one notice speaks of it.
  expect(await page.getByRole('button', { name: words(locale, 'common')('form.draftUse') }).count()).toBe(0);
  await page.getByRole('button', { name: say('lost.ask') }).click();
  await page.getByRole('heading', { name: say('receipt.title'), level: 1 }).waitFor();
  const paid = await paidTo(payee);
  expect(paid).toHaveLength(before + 1);
  await page.goto(form);
  await page.getByRole('combobox', { name: startingWith(say('transfer.fromAccount')) }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: words(locale, 'common')('form.draftUse') }).count()).toBe(0);
  expect(await page.getByText(say('lost.title')).count()).toBe(0);
  await portal.leave(page);
});

/** Presses the button after the session has ended at the bank, and logs in again. */
async function pressAndLogInAgain(button: Locator): Promise<void> {
  await pressTooLate(portal, button);
  const page = button.page();
  await page.getByRole('link', { name: words('en', 'session')('page.logInAgain') }).click();
  await fillLogin(page, 'MAKER02@NUSANTARA');
  await page.waitForURL('**/dashboard/home');
}

test('a payment that an ended session refused was not sent; one that may have arrived before is still asked for', async () => {
  const say = words('en', 'payments');
  const payee = '5270441188';
  const before = (await paidTo(payee)).length;
  const page = await portal.logIn('MAKER02@NUSANTARA', { at: form });
  await fillTransfer(page, 'en', { accountNumber: payee, amount: newAmount(), message: 'Invoice 332' });
  const submit = page.getByRole('button', { name: startingWith(say('transfer.submit', { amount: '' })) });
  const ready = submit.and(page.getByRole('button', { disabled: false }));
  await ready.waitFor();
  await pressAndLogInAgain(ready);
  const drafts = page.getByRole('status').filter({ hasText: words('en', 'session')('drafts.title', { count: 1 }) });
  await drafts.getByRole('link').click();
  expect(await drafts.getByText(/answer of the bank was lost/).count()).toBe(0);
  await page.getByRole('button', { name: words('en', 'common')('form.draftUse') }).click();
  await ready.waitFor();
  expect(await page.getByText(say('lost.title')).count()).toBe(0);
  const reached = Promise.withResolvers<void>();
  await page.route('**/local-transfer/submit', async (route) => {
    await route.fetch();
    reached.resolve();
  });
  await ready.click();
  await reached.promise;
  page.on('dialog', (leaving) => leaving.accept());
  await page.goto(form);
  await page.unrouteAll();
  const ask = page.getByRole('button', { name: say('lost.ask') });
  await ask.waitFor();
  await pressAndLogInAgain(ask);
  await page.goto(form);
  await ask.click();
  await page.getByRole('heading', { name: say('receipt.title'), level: 1 }).waitFor();
  expect(await paidTo(payee)).toHaveLength(before + 1);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
