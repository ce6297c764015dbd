// A maker saves a payee, changes it, shares it, pays by it and deletes it; what is not possible has a reason.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { choose, pickFirst } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const maker = 'MAKER01@NUSANTARA';
const say = words('en', 'favorites');
const screens = words('en', 'screens');
const ownFavorite = '/services/favorites/view?favoriteId=fav-000418';
const anothersFavorite = '/services/favorites/view?favoriteId=fav-000431';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const openAs = async (userId: string, path: string, locale: Locale = 'en') => {
  const page = await portal.logIn(userId, { locale, at: path });
  return page;
};

const nameField = (page: Page, locale: Locale) =>
  page.getByLabel(words(locale, 'favorites')('name.label'), { exact: true });
const checklist = (page: Page, locale: Locale) =>
  page.getByRole('list', { name: words(locale, 'favorites')('name.checklist') });

/** The first stage: verification or approval. */
function waiting(locale: Locale): RegExp {
  const kinds = words(locale, 'kinds');
  return new RegExp(`${kinds('status.Pending Verify')}|${kinds('status.Pending Approve')}`);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

async function fillPayee(page: Page, locale: Locale, accountNumber: string): Promise<void> {
  const transfer = words(locale, 'payments');
  await pickFirst(page, transfer('transfer.bank'), 'central asia');
  await page.getByLabel(transfer('transfer.accountNumber'), { exact: true }).fill(accountNumber);
  await page.getByRole('button', { name: transfer('transfer.checkName') }).click();
  await page.getByText(transfer('transfer.found')).waitFor();
  await choose(page, words(locale, 'favorites')('rail.label'), 'BI-FAST');
}

test.each([
  { locale: 'en', accountNumber: '5270338899', name: 'Kemasan baru' },
  { locale: 'id', accountNumber: '5270338877', name: 'Kemasan lama' },
] as const)(
  'a favorite is sent for approval and waits in the list ($locale)',
  async ({ locale, accountNumber, name }) => {
    const text = words(locale, 'favorites');
    const page = await openAs(maker, '/services/favorites/create', locale);
    await fillPayee(page, locale, accountNumber);
    await nameField(page, locale).fill(name);
    await checklist(page, locale).getByText(text('name.nameIsAvailable')).waitFor();
    await page.getByRole('button', { name: text('form.submit') }).click();
    await heading(page, text('receipt.title')).waitFor();
    await page.getByRole('link', { name: text('receipt.list') }).click();
    const row = page.getByRole('row', { name: new RegExp(name) });
    await row.waitFor();
    await expect.poll(() => row.innerText()).toMatch(waiting(locale));
    await portal.leave(page);
  },
);

test('the checklist says what is wrong with a name while it is typed', async () => {
  const page = await openAs(maker, '/services/favorites/create');
  await nameField(page, 'en').fill('Sinar Jaya BCA');
  await checklist(page, 'en').getByText(say('name.taken')).waitFor();
  await nameField(page, 'en').fill('Sinar-Jaya');
  const line = checklist(page, 'en')
    .getByRole('listitem')
    .filter({ hasText: say('name.noSpecialCharacters') });
  await line.getByText(say('name.unmet')).waitFor();
  await expect.poll(() => line.count()).toBe(1);
  await portal.leave(page);
});

test('a favorite that is changed keeps its name, which the bank does not count as taken', async () => {
  const page = await portal.logIn(maker);
  const asked = page.waitForRequest((request) => request.postData()?.includes('"exceptId"') ?? false);
  await page.goto('/services/favorites/edit?favoriteId=fav-000402');
  expect((await asked).postDataJSON()).toMatchObject({ exceptId: 'fav-000402' });
  const line = checklist(page, 'en')
    .getByRole('listitem')
    .filter({ hasText: say('name.nameIsAvailable') });
  await line.getByText(say('name.met')).waitFor();
  await portal.leave(page);
});

test('an invalid amount is named, and the other changes can still be undone', async () => {
  const transfer = words('en', 'payments');
  const page = await openAs(maker, '/services/favorites/edit?favoriteId=fav-000402');
  const amount = page.getByRole('textbox', { name: startingWith(transfer('transfer.amount')) });
  await amount.fill('12x');
  await amount.press('Tab');
  await page.getByText(words('en', 'errors')('FIELD_POSITIVE_AMOUNT.description')).first().waitFor();
  const from = page.getByRole('combobox', { name: startingWith(transfer('transfer.fromAccount')) });
  await pickFirst(page, transfer('transfer.fromAccount'));
  await expect.poll(() => from.inputValue()).not.toBe('');
  await from.fill('');
  await from.press('Tab');
  await expect.poll(() => from.inputValue()).toBe('');
  await portal.leave(page);
});

test('a change waits for approval and locks the favorite until then', async () => {
  const page = await openAs(maker, '/services/favorites/edit?favoriteId=fav-000402');
  await page.getByLabel(startingWith(words('en', 'payments')('transfer.info'))).fill('Sewa gudang Marunda');
  await page.getByRole('button', { name: say('form.submit') }).click();
  await heading(page, say('receipt.title')).waitFor();
  await page.goto('/services/favorites/view?favoriteId=fav-000402');
  await page.getByText(say('view.changeWaits')).waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: say('action.edit') }).getAttribute('aria-disabled'))
    .toBe('true');
  await portal.leave(page);
});

test('a favorite is shared with a group', async () => {
  const page = await openAs(maker, ownFavorite);
  await page.getByRole('button', { name: say('action.share') }).click();
  await choose(page, say('share.label'), say('share.sub-user-groups'));
  await page.getByRole('dialog').getByText('Pembayaran Vendor').click();
  await page.getByRole('button', { name: say('share.save') }).click();
  const shared = page.getByRole('main').getByText('Pembayaran Vendor');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await shared.waitFor();
  await expect.poll(() => shared.count()).toBe(1);
  await portal.leave(page);
});

test('a favorite is shared with the last of more than a hundred groups, and stays so when it is shared again', async () => {
  const group = { company_id: 'NUSANTARA', user_group_id: 'ug-0001' };
  const agencies = Array.from({ length: 120 }, (_, index) => String(index + 1).padStart(3, '0'));
  await portal.services.db
    .insertInto('sub_user_groups')
    .values(agencies.map((number) => ({ ...group, group_id: `sug-9${number}`, name: `Agen ${number}` })))
    .execute();
  const page = await openAs(maker, ownFavorite);
  for (const wanted of ['Agen 120', 'Agen 001']) {
    await page.getByRole('button', { name: say('action.share') }).click();
    await choose(page, say('share.label'), say('share.sub-user-groups'));
    await page.getByRole('dialog').getByText(wanted).click();
    await page.getByRole('button', { name: say('share.save') }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('main').getByText(wanted).waitFor();
  }
  expect(await page.getByRole('main').getByText('Agen 120').count()).toBe(1);
  await portal.leave(page);
});

test('a payment begins with the payee of the favorite', async () => {
  const page = await openAs(maker, ownFavorite);
  await page.getByRole('link', { name: say('action.pay'), exact: true }).click();
  await heading(page, screens('localTransfer')).waitFor();
  // On narrow pages the summary is folded and hidden, but names the payee as well.
  await page.getByText('CV Sinar Jaya Abadi').filter({ visible: true }).first().waitFor();
  await portal.leave(page);
});

test('a maker deletes their own favorite after confirming', async () => {
  const page = await openAs(maker, '/services/favorites/view?favoriteId=fav-000460');
  await page.getByRole('button', { name: say('action.delete') }).click();
  await page.getByRole('button', { name: say('delete.confirm') }).click();
  await heading(page, screens('favorites')).waitFor();
  await page.getByRole('row', { name: /Sinar Jaya BCA/ }).waitFor();
  await expect.poll(() => page.getByRole('row', { name: /Katering karyawan/ }).count()).toBe(0);
  await portal.leave(page);
});

test('a favorite of another maker says who can delete it', async () => {
  const page = await openAs(maker, anothersFavorite);
  const button = page.getByRole('button', { name: say('action.delete') });
  await button.waitFor();
  await page.mouse.move(1, 1);
  await button.hover();
  const reason = page.getByRole('tooltip');
  await reason.waitFor();
  await expect.poll(() => reason.innerText()).toContain('Andi Pratama');
  await portal.leave(page);
});

test('the list can be filtered by the maker', async () => {
  const page = await openAs(maker, '/services/favorites?maker=me');
  await page.getByRole('row', { name: /Sinar Jaya BCA/ }).waitFor();
  await expect.poll(() => page.getByRole('row', { name: /Mitra Logistik Mandiri/ }).count()).toBe(0);
  await portal.leave(page);
});

test('a user who may use favorites but makes no payments can only read a favorite', async () => {
  await portal.services.db
    .updateTable('users')
    .set(({ fn, ref, val }) => ({ flags: fn('array_append', [ref('flags'), val('useFav')]) }))
    .where('user_id', '=', 'APPROVER01@NUSANTARA')
    .execute();
  const page = await openAs('APPROVER01@NUSANTARA', '/services/favorites/view?favoriteId=fav-000455');
  await heading(page, 'Sumber Rejeki BRI').waitFor();
  await expect.poll(() => page.getByRole('button', { name: say('action.delete') }).count()).toBe(0);
  await expect.poll(() => page.getByRole('link', { name: say('action.pay'), exact: true }).count()).toBe(0);
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
