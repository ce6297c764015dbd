// What holds in the form of every kind of payment: an untouched form leaves no draft, a favorite fills in what it says,
// a name is checked when its field is left, and no day is asked about before its year is whole.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FavoriteForm, FavoriteSharing } from '../../generated/types.ts';
import { columnsOf } from '../../server/favorites/columns.ts';
import { followLink } from './follow-link.ts';
import { anyRequest, watchNetworkIdle } from './network-idle.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { user } from './request-steps.ts';
import { choose, optionsWith } from './transfer-form.ts';
import { takeOption } from './take-option.ts';
import { startingWith, words } from './words.ts';

const say = (locale: Locale) => words(locale, 'payments');
const shareFavoriteWith: FavoriteSharing = { scope: 'private', subUserGroups: [] };
const favorites: Readonly<Record<string, FavoriteForm>> = {
  'fav-900101': {
    paymentType: 'TOPUP',
    shareFavoriteWith,
    favoriteName: 'Pulsa kurir',
    payeeDetails: {
      numberType: 'mobile-credit',
      category: 'MOBILE_CREDIT',
      institution: 'TELKOMSEL_CREDIT',
      accountNumber: '081218004567',
    },
    transactionDetails: {
      denomCode: 'TELKOMSEL_100K',
      amount: { value: '99000.00', currency: 'IDR' },
      info: 'Kurir Cakung',
    },
  },
  'fav-900102': {
    paymentType: 'BILL_PAY',
    shareFavoriteWith,
    favoriteName: 'Telepon kantor',
    payeeDetails: {
      numberType: 'telephone',
      category: 'TELEPHONE',
      institution: 'TELKOM',
      accountNumber: '02157901234',
    },
  },
};
let portal: Portal;

async function keepFavorites(): Promise<void> {
  for (const [favorite_id, form] of Object.entries(favorites))
    await portal.services.db
      .insertInto('favorites')
      .values({
        company_id: 'NUSANTARA',
        favorite_id,
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
}

beforeAll(async () => {
  portal = await openPortal();
  await keepFavorites();
});
afterAll(() => portal.close());

const forms = [
  ['/services/local-currency-transfer', 'localTransfer'],
  ['/services/foreign-currency-transfer', 'foreignTransfer'],
  ['/services/bill-payment', 'billPayment'],
  ['/services/bill-payment?favoriteId=fav-900102', 'billPayment'],
  ['/services/top-up', 'topUp'],
  ['/services/top-up?favoriteId=fav-900101', 'topUp'],
  ['/services/tax-payment', 'taxPayment'],
] as const;
const patience = 30_000;

const dollarAccount = '1370020099017';

const fromField = (page: Page) => page.getByRole('combobox', { name: startingWith(say('en')('transfer.fromAccount')) });

test('a form of any kind that was opened and left untouched offers no draft', async () => {
  const page = await portal.logIn(user('MAKER01'));
  const isIdle = watchNetworkIdle(page, anyRequest);
  const offer = page.getByRole('button', { name: words('en', 'common')('form.draftUse') });
  const visit = async ([address, title]: (typeof forms)[number]) => {
    await followLink(page, address, words('en', 'screens')(title), patience);
    await fromField(page).waitFor();
    await isIdle();
  };
  for (const form of forms) {
    await visit(form);
    await followLink(page, '/inbox', words('en', 'screens')('inbox'), patience);
    await visit(form);
    expect(await offer.count(), form[0]).toBe(0);
  }
  await portal.leave(page);
});

test.each(['en', 'id'] as const)(
  'a favorite of a top up that is chosen in the form fills in denomination, price of today and note (%s)',
  async (locale) => {
    const page = await portal.logIn(user('MAKER01'), {
      locale,
      ...(locale === 'id' && { isPhone: true, theme: 'dark' }),
      at: '/services/top-up',
    });
    await choose(page, say(locale)('topUp.payeeKind'), say(locale)('transfer.favorite'));
    await page.getByRole('combobox', { name: startingWith(say(locale)('transfer.favoriteField')) }).click();
    await takeOption(optionsWith(page, 'Pulsa kurir').first());
    await page
      .getByRole('radiogroup', { name: startingWith(say(locale)('topUp.denomination')) })
      .getByRole('radio', { checked: true })
      .waitFor({ state: 'attached' });
    await page.getByText(locale === 'en' ? /101,500\.00 goes from/ : /101\.500,00 dari/).waitFor();
    await expect.poll(() => page.locator('input[name="transactionDetails.info"]').inputValue()).toBe('Kurir Cakung');
    await portal.leave(page);
  },
);

test('the holder of a foreign currency account is named when its field is left, and not beside another number', async () => {
  const t = say('en');
  const page = await portal.logIn(user('MAKER01'), { at: '/services/foreign-currency-transfer' });
  await choose(page, t('transfer.payeeKind'), t('transfer.own'));
  const field = page.locator('input[name="payee.beneficiary.accountNumber"]');
  const payee = page.getByRole('region', { name: t('transfer.toTitle') });
  await field.fill(dollarAccount);
  await field.press('Tab');
  await payee.getByRole('status').filter({ hasText: '· USD' }).waitFor();
  await field.press('End');
  await field.press('Backspace');
  await payee
    .getByRole('status')
    .filter({ hasText: t('transfer.notChecked') })
    .waitFor();
  await portal.leave(page);
});

test('while a day is typed the bank is asked about no other year', async () => {
  const t = say('en');
  const page = await portal.logIn(user('MAKER01'));
  const years = new Set<string>();
  page.on('request', (request) => {
    for (const [, year = ''] of (request.postData() ?? '').matchAll(/"transactionDate":"(\d+)-/g)) years.add(year);
  });
  const isIdle = watchNetworkIdle(page);
  await page.goto('/services/local-currency-transfer?favoriteId=fav-000418');
  await fromField(page).waitFor();
  await choose(page, t('transfer.when'), t('transfer.onDate'));
  const day = page.getByRole('group', { name: startingWith(t('transfer.date')) });
  await day.getByRole('spinbutton').first().click();
  for (const key of '27112026') {
    await page.keyboard.press(key);
    await isIdle();
  }
  await expect.poll(() => [...years]).toEqual(['2026']);
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
