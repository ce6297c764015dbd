// Accounts get new aliases through an approver, and from another approval on the company pays favorites only.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { button, user } from './request-steps.ts';
import { approveTask, openTask, returnTask, submitForm } from './task-steps.ts';
import { tick } from './tick.ts';
import { words } from './words.ts';

const locale = 'id';
const list = '/admin/company-administration/rename-account-name';
const names = words(locale, 'account-names');
const company = words(locale, 'company');
const tasks = words(locale, 'tasks');
const say = words(locale, 'administration');
const payments = words(locale, 'payments');
const approver = user('SYSADMIN03');
let portal: Portal;
let maker: Page;
let checker: Page;

beforeAll(async () => {
  portal = await openPortal();
  maker = await portal.logIn(user('SYSADMIN02'), { locale });
  checker = await portal.logIn(approver, { locale });
});
afterAll(() => portal.close());

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const fieldOf = (page: Page, account: string) =>
  page.getByRole('region', { name: new RegExp(`^${account}`) }).getByLabel(names('list.alias'));

test('a maker renames an account, its approver sends it back, and it holds after the repair', async () => {
  await maker.goto(list);
  await tick(rowOf(maker, 'Proyek Balikpapan').getByRole('checkbox'));
  await maker.getByRole('link', { name: names('list.rename', { count: 1 }) }).click();
  await fieldOf(maker, 'Proyek Balikpapan').fill('Payroll');
  await maker.getByText(names('rule.taken')).waitFor();
  await fieldOf(maker, 'Proyek Balikpapan').fill('Proyek Samarinda');
  await maker.getByText(names('rule.available')).waitFor();
  const refNo = await submitForm(maker, locale);
  await openTask(checker, refNo);
  await checker.getByRole('main').getByText('Proyek Samarinda').first().waitFor();
  await returnTask(checker, 'Pakai nama kota', locale);
  await openTask(maker, refNo, 'to-repair');
  await button(maker, tasks('act.repair')).click();
  await expect.poll(() => fieldOf(maker, 'Proyek Balikpapan').inputValue()).toBe('Proyek Samarinda');
  await fieldOf(maker, 'Proyek Balikpapan').fill('Proyek Kota Samarinda');
  expect(await submitForm(maker, locale)).toBe(refNo);
  await openTask(checker, refNo);
  await approveTask(portal, checker, approver, locale);
  await maker.goto(list);
  await rowOf(maker, 'Proyek Kota Samarinda').click();
  await maker.getByRole('dialog').getByText('Proyek Balikpapan').first().waitFor();
});

test('favorites only, once approved, leaves a payment form no typed payee', async () => {
  await maker.goto('/admin/services/company-setup');
  await button(maker, say('action.edit')).click();
  await maker.getByText(company('payeeNote.Favorites Only')).click();
  const refNo = await submitForm(maker, locale);
  await openTask(checker, refNo);
  await approveTask(portal, checker, approver, locale);
  const payer = await portal.logIn(user('MAKER01'), { locale });
  for (const path of ['/services/bill-payment', '/services/top-up']) {
    await payer.goto(path);
    await payer.getByText(payments('transfer.favorite'), { exact: true }).first().waitFor();
    expect(await payer.getByText(payments('bill.biller'), { exact: true }).count()).toBe(0);
    expect(await payer.getByText(payments('topUp.byNumber'), { exact: true }).count()).toBe(0);
  }
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
