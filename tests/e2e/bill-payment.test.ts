// A bill is paid in a browser: the biller lists the open bills, and the receipt shows the chosen ones.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BillFavorite } from '../../generated/types.ts';
import { columnsOf } from '../../server/favorites/columns.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { choose, pickFirst } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const form = '/services/bill-payment';
const twoOpenMonths = '538711204417';
const nothingOpen = '538711290184';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const say = (locale: Locale) => words(locale, 'payments');

async function openBill(
  locale: Locale,
  number: string,
  { biller = 'PLN Postpaid', ...options }: { biller?: string; isPhone?: true } = {},
): Promise<Page> {
  const page = await portal.logIn('MAKER01@NUSANTARA', { locale, ...options, at: form });
  await choose(page, say(locale)('bill.payeeKind'), say(locale)('bill.biller'));
  await pickFirst(page, say(locale)('bill.institution'), biller);
  await page.locator('input[name="payeeDetails.accountNumber"]').fill(number);
  await page.keyboard.press('Tab');
  return page;
}

const stories = [
  ['en', {}],
  ['id', { isPhone: true }],
] as const;

test.each(stories)(
  'the open bills of a customer are found, chosen, reviewed and submitted (%s)',
  async (locale, on) => {
    const t = say(locale);
    const page = await openBill(locale, twoOpenMonths, on);
    const bills = page.getByRole('group', { name: startingWith(t('bill.bills')) }).getByRole('checkbox');
    await expect.poll(() => bills.count()).toBe(2);
    expect(await bills.evaluateAll((all) => all.every((one) => (one as HTMLInputElement).checked))).toBe(true);
    await page.getByRole('button', { name: startingWith(t('transfer.submit', { amount: '' }).trim()) }).click();
    const dialog = page.getByRole('button', { name: t('duplicate.payAgain') });
    const title = page.getByRole('heading', { name: t('receipt.title'), level: 1 });
    await title.or(dialog).waitFor();
    if (await dialog.isVisible()) await dialog.click();
    await title.waitFor();
    await page.getByText(twoOpenMonths.slice(-4)).first().waitFor();
    await portal.leave(page);
  },
);

test('a customer with nothing open reads that where the bills would be', async () => {
  const page = await openBill('en', nothingOpen);
  await page.getByText(words('en', 'errors')('184.title')).waitFor();
  await page.getByText(say('en')('bill.waits')).waitFor();
});

const telephone = {
  numberType: 'telephone',
  category: 'TELEPHONE',
  institution: 'TELKOM',
  accountNumber: '02157901234',
} as const;

async function keepFavorite(favorite_id: string): Promise<void> {
  const form: BillFavorite = {
    paymentType: 'BILL_PAY',
    favoriteName: 'Telepon kantor',
    shareFavoriteWith: { scope: 'private', subUserGroups: [] },
    payeeDetails: telephone,
  };
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
      created_by: 'MAKER01@NUSANTARA',
      created_by_name: 'Siti Rahmawati',
      created_at: portal.services.clock.now(),
    })
    .execute();
}

test('a favorite and a draft are paid when their biller has moved to another category, with numbers of another kind', async () => {
  const t = say('en');
  await keepFavorite('fav-900001');
  const page = await openBill('en', telephone.accountNumber, { biller: 'Telkom' });
  const bills = page.getByRole('group', { name: startingWith(t('bill.bills')) }).getByRole('checkbox');
  const isFound = async () => {
    await expect.poll(() => bills.count()).toBe(1);
  };
  await isFound();
  await page.getByRole('button', { name: t('draft.save'), exact: true }).click();
  await page.waitForURL(/draftId=/);
  const ofDraft = page.url();
  const moved = { category: 'INTERNET', number_type: 'internet-cable' } as const;
  await portal.services.db.updateTable('institutions').set(moved).where('institution', '=', 'TELKOM').execute();
  await page.goto(`${form}?favoriteId=fav-900001`);
  await isFound();
  await page.goto(ofDraft);
  await isFound();
  await page
    .getByRole('button', { name: startingWith(t('transfer.submit', { amount: '' }).trim()), disabled: false })
    .click();
  await page.getByRole('heading', { name: t('receipt.title'), level: 1 }).waitFor();
});
