// The life of a sub user group: accounts and services for its members, proposed by one and approved by another.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { button, dialogOf, title, user } from './request-steps.ts';
import { takeOption } from './take-option.ts';
import { approveTask, openTask, returnTask, submitForm } from './task-steps.ts';
import { startingWith, words } from './words.ts';

const list = '/admin/company-administration/sub-user-group';
const approver = user('SYSADMIN03');
let portal: Portal;
let maker: Page;
let checker: Page;

beforeAll(async () => {
  portal = await openPortal();
  maker = await portal.logIn(user('SYSADMIN02'), { locale: 'en' });
  checker = await portal.logIn(approver, { locale: 'en' });
});
afterAll(() => portal.close());

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function choose(page: Page, label: string | RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).first().click();
  await takeOption(page.getByRole('option', { name: option, exact: true }));
}

test('a maker gives a new sub user group two accounts and a service; its approver reads them and signs', async () => {
  const say = words('en', 'groups');
  const tasks = words('en', 'tasks');
  const admin = words('en', 'administration');
  await maker.goto(list);
  await rowOf(maker, 'Keuangan Jakarta').waitFor();
  await maker.getByRole('link', { name: words('en', 'screens')('subUserGroupCreate') }).click();
  await maker.getByLabel(say('sub.name')).fill('Keuangan Surabaya');
  await maker.getByRole('combobox', { name: admin('field.userGroup') }).click();
  await takeOption(maker.getByRole('option', { name: 'Keuangan', exact: true }));
  await choose(maker, /Operasional Jakarta/, say('rights.transaction'));
  await choose(maker, /Payroll/, say('rights.inquiry'));
  await maker.getByText('BI-FAST').first().click();
  const refNo = await submitForm(maker, 'en');

  await openTask(checker, refNo);
  await title(checker, tasks('list.title', { action: admin('action.create'), name: 'Keuangan Surabaya' })).waitFor();
  await checker.getByText(admin('field.transaction')).first().waitFor();
  await returnTask(checker, 'Tambahkan SKN', 'en');

  await openTask(maker, refNo, 'to-repair');
  await button(maker, tasks('act.repair')).click();
  await expect.poll(() => maker.getByLabel(say('sub.name')).inputValue()).toBe('Keuangan Surabaya');
  await maker.getByText('SKN').first().click();
  expect(await submitForm(maker, 'en')).toBe(refNo);
  await openTask(checker, refNo);
  await approveTask(portal, checker, approver, 'en');
  await maker.goto(list);
  await rowOf(maker, 'Keuangan Surabaya').click();
  await title(maker, 'Keuangan Surabaya').waitFor();
  await maker.getByText(say('rights.transaction')).first().waitFor();
});

test('on an Indonesian phone, inactivating a sub user group names the users that go with it', async () => {
  const locale: Locale = 'id';
  const admin = words(locale, 'administration');
  const phone = await portal.logIn(user('SYSADMIN02'), {
    locale,
    isPhone: true,
    theme: 'dark',
    at: `${list}/detail?id=sug-0003`,
  });
  await title(phone, 'Operasional Denpasar').waitFor();
  await phone.goto(`${list}/detail?id=sug-0003&action=inactivate`);
  const dialog = dialogOf(phone);
  await dialog.getByText('Putu Wirawan').first().waitFor();
  await dialog.getByLabel(startingWith(admin('ask.reason'))).fill('Digabung');
  await dialog.getByRole('button', { name: admin('confirm.submit') }).click();
  await phone.getByText(admin('waiting.title')).waitFor();
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
