// A favorite whose debit account cannot be debited now, chosen in an open form: the form names the account it replaced.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FavoriteForm, FavoriteSharing } from '../../generated/types.ts';
import { columnsOf } from '../../server/favorites/columns.ts';
import { foreignFavorites } from '../../server/sandbox/seed/foreign-favorites.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { user } from './request-steps.ts';
import { optionsWith } from './transfer-form.ts';
import { takeOption } from './take-option.ts';
import { fromField } from './transfer-fields.ts';
import { clickLabel } from './tick.ts';
import { startingWith, words } from './words.ts';

const shareFavoriteWith: FavoriteSharing = { scope: 'private', subUserGroups: [] };
const fromAccount = { id: 'acc-0002', number: '1370010246802', alias: 'Payroll', currency: 'IDR' } as const;
const kept = { shareFavoriteWith, fromAccount };
const numberOf = (numberType: string, category: string, institution: string, accountNumber: string) => ({
  payeeDetails: { numberType, category, institution, accountNumber },
});
const abroad = foreignFavorites.map(({ form }) => form)[0] as FavoriteForm;

const favorites = [
  [
    'local-currency-transfer',
    'LCY',
    {
      paymentType: 'LCY',
      favoriteName: 'Kemasan Payroll',
      ...kept,
      transferType: 'BIFAST',
      beneficiary: {
        bankCode: '014',
        bankName: 'Bank Central Asia',
        accountNumber: '5270338812',
        accountName: 'CV Sinar Jaya Abadi',
        category: '02',
        currency: 'IDR',
      },
    },
  ],
  ['foreign-currency-transfer', 'FCY', { ...abroad, favoriteName: 'Tokyo Payroll', ...kept }],
  [
    'bill-payment',
    'BILL',
    {
      paymentType: 'BILL_PAY',
      favoriteName: 'Telepon Payroll',
      ...kept,
      ...numberOf('telephone', 'TELEPHONE', 'TELKOM', '02157901234'),
    },
  ],
  [
    'top-up',
    'TOPUP',
    {
      paymentType: 'TOPUP',
      favoriteName: 'Pulsa Payroll',
      ...kept,
      ...numberOf('mobile-credit', 'MOBILE_CREDIT', 'TELKOMSEL_CREDIT', '081218004567'),
    },
  ],
] as const;
let portal: Portal;

const keep = (id: string, form: FavoriteForm) =>
  portal.services.db
    .insertInto('favorites')
    .values({
      company_id: 'NUSANTARA',
      favorite_id: `fav-9002${id}`,
      ...columnsOf(form),
      is_approved: true,
      ref_no: null,
      task_id: null,
      history_task_id: null,
      last_used_at: null,
      account_changed_at: null,
      created_by: user('MAKER01'),
      created_by_name: 'Siti Rahmawati',
      created_at: portal.services.clock.now(),
    })
    .execute();

const setStatus = (status: 'active' | 'blocked') =>
  portal.services.db.updateTable('accounts').set({ status }).where('account_id', '=', fromAccount.id).execute();

beforeAll(async () => {
  portal = await openPortal();
  for (const [, id, form] of favorites) await keep(id, form as FavoriteForm);
});
afterAll(() => portal.close());

async function chooseFavorite(page: Page, locale: Locale, name: string): Promise<void> {
  const t = words(locale, 'payments');
  await clickLabel(page.getByRole('radio', { name: startingWith(t('transfer.favorite')) }).first());
  await page.getByRole('combobox', { name: startingWith(t('transfer.favoriteField')) }).click();
  await takeOption(optionsWith(page, name).first());
}

const noteOn = (page: Page, locale: Locale, account: string) =>
  page.getByText(words(locale, 'payments')('transfer.accountReplaced', { account }), { exact: true });

test('is named in the form of every type, which keeps the account that it began with', async () => {
  await setStatus('blocked');
  const page = await portal.logIn(user('MAKER01'));
  for (const [form, , { favoriteName }] of favorites) {
    await page.goto(`/services/${form}`);
    await expect.poll(() => fromField(page, 'en').inputValue()).not.toBe('');
    const begun = await fromField(page, 'en').inputValue();
    await chooseFavorite(page, 'en', favoriteName);
    await noteOn(page, 'en', 'Payroll').waitFor();
    expect(await fromField(page, 'en').inputValue()).toBe(begun);
  }
  await setStatus('active');
  await page.reload();
  await page.goto('/services/top-up');
  await chooseFavorite(page, 'en', 'Pulsa Payroll');
  await expect.poll(() => fromField(page, 'en').inputValue()).toMatch(/^Payroll/);
  expect(await noteOn(page, 'en', 'Payroll').count()).toBe(0);
  await portal.leave(page);
});

test('is not named to a user who has no access to it any more, but said to be another one', async () => {
  const access = { company_id: 'NUSANTARA', user_id: user('MAKER01'), account_id: fromAccount.id };
  const { db } = portal.services;
  await db
    .deleteFrom('account_access')
    .where('user_id', '=', access.user_id)
    .where('account_id', '=', access.account_id)
    .execute();
  const page = await portal.logIn(user('MAKER01'), { locale: 'id', at: '/services/top-up' });
  const note = noteOn(page, 'id', words('id', 'payments')('transfer.favoriteAccount'));
  await chooseFavorite(page, 'id', 'Pulsa Payroll');
  await note.waitFor();
  await page.goto('/services/top-up?favoriteId=fav-9002TOPUP');
  await note.waitFor();
  await db.insertInto('account_access').values(access).execute();
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
