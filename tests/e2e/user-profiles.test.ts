// The life of a user: set up by one administrator, approved by another, and helped later.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { button, dialogOf, title, user } from './request-steps.ts';
import { takeOption } from './take-option.ts';
import { approveTask, openTask, submitForm } from './task-steps.ts';
import { tick } from './tick.ts';
import { startingWith, words } from './words.ts';

const list = '/admin/company-administration/user-profile';
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

test('a maker sets up a user with a role, services, access and a token; another administrator approves it', async () => {
  const say = words('en', 'users');
  const admin = words('en', 'administration');
  const kinds = words('en', 'kinds');
  await maker.goto(list);
  await maker.getByRole('row').filter({ hasText: 'Siti Rahmawati' }).waitFor();
  await maker.getByRole('link', { name: words('en', 'screens')('userProfileCreate') }).click();
  await maker.getByLabel(kinds('fact.userId'), { exact: true }).fill('MAKER07@NUSANTARA');
  const available = maker.getByRole('listitem').filter({ hasText: say('userId.available') });
  await available.getByText(admin('name.met')).waitFor();
  await maker.getByLabel(say('form.name'), { exact: true }).fill('Putri Anggraini');
  await maker.getByLabel(say('form.email')).fill('putri.anggraini@nusantara.co.id');
  await maker.getByLabel(say('form.mobile')).fill('081386672210');
  await maker.getByLabel(say('form.ktp')).fill('3174041207910001');
  await tick(maker.getByRole('checkbox', { name: startingWith(kinds('role.MK')) }));
  await maker.getByRole('combobox', { name: say('form.subUserGroup') }).click();
  await takeOption(maker.getByRole('option', { name: 'Keuangan Jakarta', exact: true }));
  await tick(maker.getByRole('checkbox', { name: 'BI-FAST', exact: true }));
  await tick(maker.getByRole('checkbox', { name: startingWith(admin('toggle.insights')) }));
  await maker.getByText(say('token.Hard Token'), { exact: true }).click();
  await maker.getByRole('combobox', { name: say('form.serialNumber') }).click();
  await takeOption(maker.getByRole('option', { name: 'HT2604418880' }));
  await maker.getByText(say('token.available')).waitFor();
  const refNo = await submitForm(maker, 'en');

  await openTask(checker, refNo);
  await checker.getByText('Hard Token HT2604418880').first().waitFor();
  await checker.getByText(admin('toggle.insights')).first().waitFor();
  await approveTask(portal, checker, approver, 'en');
  await maker.goto(`${list}/detail?id=MAKER07@NUSANTARA`);
  await title(maker, 'Putri Anggraini').waitFor();
  await maker.getByRole('tab', { name: say('effective.title') }).click();
  await maker
    .getByText(say('effective.fromGroup', { group: 'Keuangan Jakarta' }))
    .first()
    .waitFor();
});

test('on an Indonesian phone, blocking a user says what follows, and the task waits', async () => {
  const say = words('id', 'users');
  const admin = words('id', 'administration');
  const phone = await portal.logIn(user('SYSADMIN02'), { locale: 'id', isPhone: true, theme: 'dark' });
  await phone.goto(`${list}/detail?id=MAKER01@NUSANTARA`);
  await title(phone, 'Siti Rahmawati').waitFor();
  await button(phone, say('detail.actions')).click();
  await phone.getByRole('menuitem', { name: admin('action.block') }).click();
  const dialog = dialogOf(phone);
  await dialog.getByText(say('ask.block')).waitFor();
  await dialog.getByText('Siti Rahmawati').first().waitFor();
  await dialog.getByLabel(startingWith(admin('ask.reason'))).fill('Cuti panjang');
  await dialog.getByRole('button', { name: admin('confirm.submit') }).click();
  await phone.getByText(admin('waiting.title')).waitFor();
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
