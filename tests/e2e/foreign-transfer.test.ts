// A foreign transfer is filled in a browser: the payee's bank is found in the directory, SWIFT's spelling is accepted,
// and the approvers read the same as the maker.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReader } from './screen-faults.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { takeOption } from './take-option.ts';
import { tick } from './tick.ts';
import { choose, optionsWith, pickFirst, submitTransfer } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const form = '/services/foreign-currency-transfer';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const faultsOf = createReader();

async function pick(page: Page, label: string, typed: string): Promise<void> {
  const field = page.getByRole('combobox', { name: startingWith(label) });
  await field.click();
  await field.pressSequentially(typed, { delay: 10 });
  await takeOption(optionsWith(page, new RegExp(typed, 'i')).first());
}

async function select(page: Page, label: string, index = 0): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await takeOption(page.getByRole('option').nth(index));
}

const fill = (page: Page, name: string, text: string) => page.locator(`input[name="${name}"]`).fill(text);

/** Fills in a telegraphic transfer to Tokyo, from the account that matches `from` or the one the form begins with. */
async function fillForeign(page: Page, locale: Locale, from: string | null, amount: string): Promise<void> {
  const t = words(locale, 'payments');
  if (from) await pickFirst(page, t('transfer.fromAccount'), from);
  await choose(page, t('transfer.payeeKind'), t('transfer.other'));
  await pick(page, t('foreign.bank'), 'BOTKJPJT');
  await fill(page, 'payee.beneficiary.accountNumber', '0012876543');
  await fill(page, 'payee.beneficiary.accountName', 'Müller & Söhne KK');
  await fill(page, 'payee.beneficiary.addressLine1', '1-9-2 Nihonbashi');
  for (const label of ['transfer.categoryField', 'transfer.citizenship', 'transfer.residency'] as const)
    await select(page, t(label), 1);
  await fill(page, 'transactionDetails.amount.value', amount);
  await page.keyboard.press('Tab');
  await pick(page, t('foreign.purpose'), '2012');
  await select(page, t('foreign.relationship'));
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
    expect(await faultsOf(page, `foreign ${locale}`)).toEqual([]);
    const refNo = await submitTransfer(page, locale);
    expect(refNo).toMatch(/^FCY/);
    await page.context().close();
  },
);
