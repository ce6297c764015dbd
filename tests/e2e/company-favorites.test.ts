// Administrators keep a payee of the company: asked for, approved, and found by a maker.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { button, dialogOf, title, user } from './request-steps.ts';
import { createReader } from './screen-faults.ts';
import { approveTask, openTask, submitForm } from './task-steps.ts';
import { choose, pickFirst } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const list = '/admin/services/favorites';
const approver = user('SYSADMIN03');
const faultsOf = createReader();
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const nameField = (page: Page, locale: Locale) =>
  page.getByLabel(words(locale, 'favorites')('name.label'), { exact: true });

/** Another favorite of the company takes the name while this one is confirmed. */
const takeName = (name: string) =>
  portal.services.db.updateTable('favorites').set({ name }).where('favorite_id', '=', 'fav-000418').execute();

test('an administrator keeps a BI-FAST payee, another one approves it, and a maker finds it', async () => {
  const locale = 'en';
  const transfer = words(locale, 'payments');
  const say = words(locale, 'administration');
  const maker = await portal.logIn(user('SYSADMIN02'), { locale, at: list });
  await title(maker, words(locale, 'screens')('companyFavorites')).waitFor();
  expect(await faultsOf(maker, 'list of company favorites')).toEqual([]);
  await maker
    .getByRole('link', { name: words(locale, 'screens')('companyFavoriteCreate') })
    .first()
    .click();
  await pickFirst(maker, transfer('transfer.bank'), 'central asia');
  await maker.getByLabel(transfer('transfer.accountNumber'), { exact: true }).fill('6600118801');
  await button(maker, transfer('transfer.checkName')).click();
  await maker.getByText(transfer('transfer.found')).waitFor();
  await choose(maker, words(locale, 'favorites')('rail.label'), 'BI-FAST');
  await nameField(maker, locale).fill('Pemasok kaca');
  await maker.getByText(words(locale, 'favorites')('name.nameIsAvailable')).waitFor();
  expect(await faultsOf(maker, 'form of a company favorite')).toEqual([]);
  await button(maker, say('form.continue')).click();
  await maker.getByRole('heading', { name: say('confirm.differences') }).waitFor();
  const differences = maker.getByRole('main');
  await differences.getByText('6600-1188-01').waitFor();
  await differences.getByText(say('favorite.company'), { exact: true }).waitFor();
  expect(await faultsOf(maker, 'confirmation of a company favorite')).toEqual([]);
  await button(maker, say('confirm.back')).click();
  await expect.poll(() => nameField(maker, locale).inputValue()).toBe('Pemasok kaca');
  const refNo = await submitForm(maker, locale);

  const checker = await portal.logIn(approver, { locale });
  await openTask(checker, refNo);
  await checker.getByText(say('favorite.payeeAccount')).waitFor();
  await approveTask(portal, checker, approver, locale);

  await maker.goto(list);
  await maker.getByRole('row').filter({ hasText: 'Pemasok kaca' }).click();
  await title(maker, 'Pemasok kaca').waitFor();
  expect(await faultsOf(maker, 'page of a company favorite')).toEqual([]);

  const payer = await portal.logIn(user('MAKER02'), { locale, at: '/services/favorites' });
  await payer.getByRole('row').filter({ hasText: 'Pemasok kaca' }).waitFor();
});

test('a maker pays by a favorite of the company, which another administrator lets rename and at last delete', async () => {
  const locale = 'en';
  const say = words(locale, 'administration');
  const favorites = words(locale, 'favorites');
  const { favorite_id: id } = await portal.services.db
    .selectFrom('favorites')
    .select('favorite_id')
    .where('name', '=', 'Pemasok kaca')
    .executeTakeFirstOrThrow();
  const payer = await portal.logIn(user('MAKER02'), { locale, at: '/services/favorites' });
  await payer.getByRole('row').filter({ hasText: 'Pemasok kaca' }).click();
  await payer.getByRole('link', { name: favorites('action.pay'), exact: true }).click();
  const payee = payer.getByRole('region', { name: words(locale, 'payments')('transfer.toTitle') });
  const chosen = payee.getByRole('combobox', { name: words(locale, 'payments')('transfer.favoriteField') });
  await expect.poll(() => chosen.inputValue()).toBe('Pemasok kaca');
  await payee.getByText(/••88-01$/).waitFor();

  const maker = await portal.logIn(user('SYSADMIN02'), { locale, at: `${list}/view?id=${id}` });
  const checker = await portal.logIn(approver, { locale });
  await button(maker, say('action.edit')).click();
  await nameField(maker, locale).fill('Pemasok kaca lama');
  await openTask(checker, await submitForm(maker, locale));
  await checker.getByText('Pemasok kaca lama').first().waitFor();
  await approveTask(portal, checker, approver, locale);

  await maker.goto(`${list}/view?id=${id}`);
  await title(maker, 'Pemasok kaca lama').waitFor();
  await button(maker, say('action.delete')).click();
  await dialogOf(maker)
    .getByLabel(startingWith(say('ask.reason')))
    .fill('Pemasok berhenti');
  expect(await faultsOf(maker, 'end of a company favorite')).toEqual([]);
  await dialogOf(maker)
    .getByRole('button', { name: say('confirm.submit') })
    .click();
  const sent = maker.getByText(/ADM\d{10,}/).first();
  await sent.waitFor();
  const [refNo = ''] = /ADM\d{10,}/.exec(await sent.innerText()) ?? [];
  await openTask(checker, refNo);
  await checker.getByText('Pemasok berhenti').first().waitFor();
  await approveTask(portal, checker, approver, locale);
  await payer.goto('/services/favorites');
  await title(payer, words(locale, 'screens')('favorites')).waitFor();
  await payer.getByRole('row').nth(1).waitFor();
  expect(await payer.getByText('Pemasok kaca lama').count()).toBe(0);
});

test('on a phone in Indonesian a biller is kept for a group, and the name of the customer is shown', async () => {
  const locale = 'id';
  const favorites = words(locale, 'favorites');
  const transfer = words(locale, 'payments');
  const say = words(locale, 'administration');
  const phone = await portal.logIn(user('SYSADMIN01'), {
    locale,
    isPhone: true,
    theme: 'dark',
    at: `${list}/create?type=BILL_PAY`,
  });
  await pickFirst(phone, transfer('bill.institution'), 'pln');
  await phone.locator('input[name="accountNumber"]').fill('538711204499');
  await button(phone, transfer('transfer.checkName')).click();
  await button(phone, transfer('transfer.checkAgain')).waitFor();
  await nameField(phone, locale).fill('Listrik gudang');
  await choose(phone, favorites('share.label'), favorites('share.sub-user-groups'));
  await phone.getByText('Pembayaran Vendor').click();
  expect(await faultsOf(phone, 'form of a biller on a phone')).toEqual([]);
  await phone.reload();
  await button(phone, words(locale, 'common')('form.draftUse')).click();
  await expect.poll(() => phone.locator('input[name="accountNumber"]').inputValue()).toBe('538711204499');
  const institution = phone.getByRole('combobox', { name: transfer('bill.institution') });
  const chosen = await institution.inputValue();
  await button(phone, say('form.continue')).click();
  await phone.getByRole('main').getByText(chosen).waitFor();
  await button(phone, say('confirm.back')).click();
  await expect.poll(() => institution.inputValue()).toBe(chosen);
  await button(phone, say('form.continue')).click();
  await takeName('Listrik gudang');
  await button(phone, say('confirm.submit')).click();
  await phone.getByText(words(locale, 'errors')('183.description')).first().waitFor();
  await nameField(phone, locale).fill('Listrik gudang timur');
  await submitForm(phone, locale);
  await phone.getByRole('link', { name: say('finish.task') }).click();
  await phone.getByText('Pembayaran Vendor').first().waitFor();
});

test('a favorite that a payment waits for cannot be deleted, and its sharing is changed by a task', async () => {
  const locale = 'en';
  const favorites = words(locale, 'favorites');
  const page = await portal.logIn(user('SYSADMIN01'), { locale, at: `${list}/view?id=fav-000431` });
  await button(page, favorites('action.share')).click();
  const dialog = dialogOf(page);
  await choose(page, favorites('share.label'), favorites('share.company'));
  await button(page, words(locale, 'administration')('confirm.submit')).click();
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByText(/ADM\d{10,}/)
    .first()
    .waitFor();
  expect(portal.complaints).toEqual([]);
});
