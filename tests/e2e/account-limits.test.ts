// The limits of several accounts are changed in one task, which is returned, repaired and approved.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { button, user } from './request-steps.ts';
import { approveTask, openTask, returnTask, submitForm } from './task-steps.ts';
import { tick } from './tick.ts';
import { startingWith, words } from './words.ts';

const locale = 'id';
const list = '/admin/company-administration/account-level-transaction-limit';
const limits = words(locale, 'limits');
const tasks = words(locale, 'tasks');
const say = words(locale, 'administration');
const approver = user('SYSADMIN03');
const accounts = ['Proyek Balikpapan', 'Ekspor USD'] as const;
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
const sectionOf = (page: Page, name: string) => page.getByRole('region', { name: startingWith(name) });
const fieldOf = (page: Page, account: string, field: 'minimum' | 'maximum' | 'dailyMaximum') =>
  sectionOf(page, account).getByLabel(startingWith(say(`field.${field}`)));
let refNo = '';

test('a maker sets limits of two accounts in one task; a minimum above the maximum is refused at the field', async () => {
  await maker.goto(list);
  for (const account of accounts) await tick(rowOf(maker, account).getByRole('checkbox'));
  await maker.getByRole('link', { name: limits('list.edit', { count: 2 }) }).click();
  await fieldOf(maker, accounts[0], 'minimum').fill('600000000');
  await fieldOf(maker, accounts[0], 'maximum').fill('500000000');
  await fieldOf(maker, accounts[1], 'dailyMaximum').fill('300000');
  await button(maker, say('form.continue')).click();
  await expect.poll(() => fieldOf(maker, accounts[0], 'minimum').getAttribute('aria-invalid')).toBe('true');
  await fieldOf(maker, accounts[0], 'minimum').fill('10000');
  refNo = await submitForm(maker, locale);
});

test('its approver reads each account with its own difference and sends it back', async () => {
  await openTask(checker, refNo);
  const main = checker.getByRole('main');
  await main.getByText('Rp 500.000.000,00').waitFor();
  await main.getByText('USD 300.000,00').waitFor();
  await returnTask(checker, 'Maksimum terlalu rendah', locale);
});

test('the maker repairs it with the proposed values, and it holds after its approval', async () => {
  await openTask(maker, refNo, 'to-repair');
  await button(maker, tasks('act.repair')).click();
  await expect.poll(() => fieldOf(maker, accounts[0], 'maximum').inputValue()).toContain('500.000.000');
  await fieldOf(maker, accounts[0], 'maximum').fill('750000000');
  expect(await submitForm(maker, locale)).toBe(refNo);
  await openTask(checker, refNo);
  await approveTask(portal, checker, approver, locale);
  await maker.goto(list);
  await rowOf(maker, accounts[0]).getByText('750.000.000,00').waitFor();
  await rowOf(maker, accounts[0]).click();
  await maker.getByRole('dialog').getByText(limits('detail.history')).waitFor();
  await maker.getByRole('dialog').getByText('Rp 750.000.000,00').first().waitFor();
});

test('a refusal by the bank leads back to its field, with all typed values', async () => {
  const { db } = portal.services;
  const open = db.updateTable('rail_limits').where('currency', '=', 'IDR').where('maximum', 'is', null);
  await open.set({ maximum: '25000000000.00' }).execute();
  await maker.goto(list);
  await tick(rowOf(maker, accounts[0]).getByRole('checkbox'));
  await maker.getByRole('link', { name: limits('list.edit', { count: 1 }) }).click();
  await fieldOf(maker, accounts[0], 'minimum').fill('20000');
  await fieldOf(maker, accounts[0], 'maximum').fill('25000000001');
  await button(maker, say('form.continue')).click();
  await button(maker, say('confirm.submit')).click();
  await expect.poll(() => fieldOf(maker, accounts[0], 'maximum').getAttribute('aria-invalid')).toBe('true');
  await sectionOf(maker, accounts[0]).getByText('25.000.000.000').first().waitFor();
  expect(await fieldOf(maker, accounts[0], 'minimum').inputValue()).toContain('20.000');
  await fieldOf(maker, accounts[0], 'maximum').fill('24000000000');
  expect(await submitForm(maker, locale)).toMatch(/^ADM/);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
