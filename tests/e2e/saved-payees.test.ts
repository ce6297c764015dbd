// The payee of a transaction can be saved as a favorite from the transaction's page.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOf } from './accessibility.ts';
import { openPortal, type Portal } from './portal.ts';
import { startingWith, words } from './words.ts';

const maker = 'MAKER01@NUSANTARA';
const say = words('en', 'favorites');
const name = 'Kept from a transaction';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

/** A transfer to a payee who is not a favorite yet. */
const paidTransfer = () =>
  portal.services.db
    .updateTable('requests')
    .set({ tab: 'successful', status: 'Successful' })
    .where('created_by', '=', maker)
    .where('payee_name', '=', 'Kantor Konsultan Pajak Harjono')
    .returning(['ref_no', 'menu_access'])
    .executeTakeFirstOrThrow();

const detailOf = ({ ref_no: refNo, menu_access: menuAccess }: Awaited<ReturnType<typeof paidTransfer>>) =>
  `/transaction-status/successful/detail?${new URLSearchParams({ refNo, menuAccess })}`;

test('Pay again fills in the payee, and the bank is asked for the name again', async () => {
  const transfer = words('en', 'payments');
  const page = await portal.logIn(maker, { at: detailOf(await paidTransfer()) });
  await page.getByRole('button', { name: words('en', 'transactions')('action.payAgain') }).click();
  const payee = page.getByRole('region', { name: transfer('transfer.toTitle') });
  const number = payee.getByLabel(transfer('transfer.accountNumber'), { exact: true });
  await number.waitFor();
  await expect.poll(() => number.inputValue()).toBe('034101000743305');
  const checked = payee.getByRole('status');
  await checked.getByText('Kantor Konsultan Pajak Harjono').waitFor();
  await checked.getByText(transfer('transfer.same')).waitFor();
  await portal.leave(page);
});

test('the payee of a successful transfer becomes a favorite that can be used', async () => {
  const page = await portal.logIn(maker, { at: detailOf(await paidTransfer()) });
  await page.getByRole('button', { name: words('en', 'transactions')('action.saveFavorite') }).click();
  const dialog = page.getByRole('dialog', { name: say('suggest.saveTitle') });
  await dialog.getByLabel(say('name.label'), { exact: true }).fill(name);
  await dialog.getByText(say('name.nameIsAvailable')).waitFor();
  await dialog.getByRole('button', { name: say('suggest.save'), exact: true }).click();
  await page.getByText(say('suggest.usable', { name })).first().waitFor();
  // The status text of the pending button must be removed with its dialog.
  await dialog.waitFor({ state: 'detached' });
  expect(await violationsOf(page, { type: 'rule', values: ['role-img-alt'] })).toEqual([]);
  await page.goto('/services/favorites?maker=me');
  await page.getByRole('row', { name: new RegExp(name) }).waitFor();
});

test('Pay again beside the last payment to a favorite fills in that payment, not what the favorite usually pays', async () => {
  const { db } = portal.services;
  const usual = JSON.stringify({ value: '875000000.00', currency: 'IDR' });
  await sql`
    update favorites set form = jsonb_set(form, '{transactionDetails,amount}', ${usual}::jsonb) where name = ${name}
  `.execute(db);
  const page = await portal.logIn(maker, { at: '/services/favorites' });
  const suggestion = page.getByRole('listitem').filter({ hasText: name });
  await suggestion.getByText('18,750,000.00').waitFor();
  await suggestion.getByRole('link', { name: say('action.payAgain') }).click();
  const amount = page.getByLabel(startingWith(words('en', 'payments')('transfer.amount')));
  await expect.poll(() => amount.inputValue()).toBe('18,750,000.00');
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
