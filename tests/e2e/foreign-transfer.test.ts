// A foreign transfer is filled in a browser: the payee's bank is found in the directory, SWIFT's spelling is accepted,
// and the approvers read the same as the maker.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoteExchangeRate } from '../../generated/calls/payments.ts';
import type { RateQuote } from '../../generated/types.ts';
import { wireInstant } from '../../domain/jakarta-time.ts';
import { foreignCurrencies } from '../../domain/money.ts';
import { fillForeign, select } from './foreign-form.ts';
import { createReader } from './screen-faults.ts';
import type { Page } from 'playwright-core';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { tick } from './tick.ts';
import { choose, pickFirst, reviewOf, submitTransfer } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const form = '/services/foreign-currency-transfer';
const currencies: readonly string[] = foreignCurrencies;
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const faultsOf = createReader();

const holiday = { en: 'Thanksgiving Day (United States)', id: 'Hari Thanksgiving (Amerika Serikat)' };

/** The calendar marks a holiday of the currency's country, and the field says why dollars wait on it. */
async function thanksgivingIsNamed(page: Page, locale: Locale): Promise<void> {
  const [t, common] = [words(locale, 'payments'), words(locale, 'common')];
  await choose(page, t('transfer.when'), t('transfer.onDate'));
  const day = page.getByRole('group', { name: startingWith(t('transfer.date')) });
  await day.getByRole('button').click();
  const calendar = page.getByRole('dialog');
  await calendar.getByRole('button', { name: holiday[locale] }).waitFor();
  await calendar.getByText(common('form.closedDayAbroad', { currency: 'USD' })).waitFor();
  await page.keyboard.press('Escape');
  await day.getByRole('spinbutton').first().click();
  await page.keyboard.type('26112026');
  await page
    .getByText(new RegExp(String.raw`^USD .*26 \w+ 2026: ${holiday[locale].replaceAll(/[()]/g, String.raw`\$&`)}`))
    .waitFor();
}

/** The charges are advised by what matters: the fewest, or that the payee gets everything. */
async function chargesAreAdvised(page: Page, locale: Locale): Promise<void> {
  const t = words(locale, 'payments');
  const charges = page.getByRole('radiogroup', { name: startingWith(t('foreign.charges')) });
  const advised = charges.locator('label').filter({ hasText: t('foreign.recommended') });
  await advised.filter({ hasText: t('foreign.SHA') }).waitFor();
  await page.getByText(startingWith(t('transfer.arrivesBy', { moment: '24 Nov 2026' }))).waitFor();
  await select(page, t('foreign.matters'), 1);
  await advised.filter({ hasText: t('foreign.OUR') }).waitFor();
}

const stories = [
  ['en', {}, 'Ekspor USD', '2500'],
  ['id', { isPhone: true, theme: 'dark' }, null, '1200'],
] as const;

test.each(stories)(
  'a telegraphic transfer is filled in, accepted as SWIFT writes it, and submitted (%s)',
  async (...story) => {
    const [locale, on, from, amount] = story;
    const t = words(locale, 'payments');
    const page = await portal.logIn('MAKER01@NUSANTARA', { locale, ...on, at: form });
    await fillForeign(page, locale, from, amount);
    const consent = page.getByRole('group', { name: t('foreign.swiftTitle') });
    await consent.getByText('Muller and Sohne KK').waitFor();
    await tick(consent.getByRole('checkbox'));
    await page.getByRole('definition').filter({ hasText: 'CHASUS33' }).waitFor();
    await chargesAreAdvised(page, locale);
    await thanksgivingIsNamed(page, locale);
    expect(await faultsOf(page, `foreign ${locale}`)).toEqual([]);
    await choose(page, t('transfer.when'), t('transfer.now'));
    // Until the bank has checked the new day, the review still asks about the holiday.
    await reviewOf(page, locale).getByText(words(locale, 'kinds')('transfer.now'), { exact: true }).waitFor();
    const refNo = await submitTransfer(page, locale);
    expect(refNo).toMatch(/^FCY/);
    expect(portal.complaints).toEqual([]);
    await portal.leave(page);
  },
);

test('what may be debited decides the amount, which is gone with it and never that of another currency', async () => {
  const t = words('en', 'payments');
  const page = await portal.logIn('MAKER01@NUSANTARA', { at: form });
  await pickFirst(page, t('transfer.fromAccount'), 'Operasional Jakarta');
  await select(page, t('foreign.side'), 1);
  const wish = page.getByLabel(startingWith(t('foreign.debitWish')));
  await wish.fill('50000000');
  const bought = page.getByText('USD 3,050.05');
  await bought.first().waitFor();
  await wish.fill('');
  await bought.first().waitFor({ state: 'detached' });
  await wish.fill('60000000');
  await page.getByText('USD 3,660.06').first().waitFor();
  await pickFirst(page, t('transfer.fromAccount'), 'Ekspor USD');
  await wish.waitFor({ state: 'detached' });
  await select(page, t('foreign.currency'), currencies.indexOf('EUR'));
  await wish.waitFor();
  expect(await wish.inputValue()).toBe('');
  await portal.leave(page);
});

test.each([
  ['en', 'DE89370400440532013000', {}],
  ['id', 'DE75512108001245126199', { isPhone: true, theme: 'dark' }],
] as const)('a payee abroad is kept as a favorite without being paid (%s)', async (locale, iban, on) => {
  const [t, say] = [words(locale, 'payments'), words(locale, 'favorites')];
  const page = await portal.logIn('MAKER01@NUSANTARA', { locale, ...on, at: '/services/favorites/create' });
  await choose(page, say('form.type'), words(locale, 'kinds')('type.FCY'));
  // The form for rupiah has a field of this name too.
  await page.getByRole('combobox', { name: startingWith(t('foreign.country')) }).waitFor();
  await pickFirst(page, t('foreign.bank'), 'DEUTDEFF');
  await pickFirst(page, t('foreign.intermediary'), 'CHASUS33');
  const fields = {
    'payee.beneficiary.accountNumber': iban,
    'payee.beneficiary.accountName': 'Frankfurt Maschinen GmbH',
    'payee.beneficiary.addressLine1': 'Taunusanlage 12',
  };
  for (const [name, text] of Object.entries(fields)) await page.locator(`input[name="${name}"]`).fill(text);
  for (const label of ['transfer.categoryField', 'transfer.citizenship', 'transfer.residency'] as const)
    await select(page, t(label), 1);
  await select(page, t('foreign.relationship'));
  await page.getByLabel(say('name.label'), { exact: true }).fill(`Frankfurt ${locale}`);
  await page.getByText(say('name.nameIsAvailable')).waitFor();
  expect(await faultsOf(page, `foreign favorite ${locale}`)).toEqual([]);
  await page.getByRole('button', { name: say('form.submit') }).click();
  await page.getByRole('heading', { name: say('receipt.title'), level: 1 }).waitFor();
  await page.getByRole('definition').filter({ hasText: 'CHASUS33' }).waitFor();
  await portal.leave(page);
});

/** Ends each quote after two seconds instead of a minute. */
async function endQuotesSoon(page: Page): Promise<void> {
  await page.route(`**${quoteExchangeRate.path}`, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { output: RateQuote };
    const validUntil = wireInstant(Date.parse(json.output.validUntil) - 58_000);
    await route.fulfill({ response, json: { ...json, output: { ...json.output, validUntil } } });
  });
}

test('a new rate of the board reaches what a debit buys, the costs and the review when the quote is renewed', async () => {
  const t = words('en', 'payments');
  const page = await portal.logIn('MAKER01@NUSANTARA', { at: form });
  await endQuotesSoon(page);
  await fillForeign(page, 'en', 'Operasional Jakarta', '2600');
  await tick(page.getByRole('group', { name: t('foreign.swiftTitle') }).getByRole('checkbox'));
  const review = reviewOf(page, 'en');
  await review.getByText(t('transfer.totalAbout')).waitFor();
  const rates = portal.services.db.updateTable('exchange_rates').where('currency', '=', 'USD');
  await rates.set({ tt_sell: '17000' }).execute();
  await review.getByText('IDR 44,200,000.00').first().waitFor();
  await review.getByText(/^IDR 44,2[1-9]\d,\d{3}\.\d{2}$/).waitFor();
  const costs = page.getByRole('region', { name: t('foreign.costsTitle') });
  await costs.getByText(/^IDR 44,2[1-9]\d,\d{3}\.\d{2}$/).waitFor();
  await select(page, t('foreign.side'), 1);
  await page.getByLabel(startingWith(t('foreign.debitWish'))).fill('50000000');
  await page.getByText('USD 2,941.17').first().waitFor();
  await rates.set({ tt_sell: '16000' }).execute();
  await page.getByText('USD 3,125.00').first().waitFor();
  await portal.leave(page);
});
