// A company in which one person does everything: the only administrator makes a change and approves it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { title, user } from './request-steps.ts';
import { createReader } from './screen-faults.ts';
import { approveTask, openTask, submitForm } from './task-steps.ts';
import { words } from './words.ts';

const only = user('SYSADMIN01');
const list = '/admin/company-administration/user-group';
const faultsOf = createReader();
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
  const { db } = portal.services;
  await db.updateTable('companies').set({ is_single_access: true }).where('company_id', '=', 'NUSANTARA').execute();
  const others = db.updateTable('users').set({ status: 'inactive' }).where('company_id', '=', 'NUSANTARA');
  await others.where('user_id', 'like', 'SYSADMIN%').where('user_id', '!=', only).execute();
});
afterAll(() => portal.close());

const looks = { en: { theme: 'light' }, id: { theme: 'dark', isPhone: true } } as const;

test.each<readonly [Locale, string]>([
  ['en', 'Logistik'],
  ['id', 'Gudang'],
])('the only administrator creates a group, approves it and finds it in the list (%s)', async (locale, name) => {
  const [say, groups] = [words(locale, 'administration'), words(locale, 'groups')];
  const page = await portal.logIn(only, { locale, ...looks[locale], at: `${list}/create` });
  await page.getByLabel(groups('form.name')).fill(name);
  await page.getByText(say('name.nameIsAvailable')).waitFor();
  await page.getByText('Matriks Cabang').click();
  await page.getByText('Limit Operasional').click();
  const refNo = await submitForm(page, locale);
  await page.getByText(say('finish.text', { name })).waitFor();
  expect(await faultsOf(page, 'submitted')).toEqual([]);
  await openTask(page, refNo);
  expect(await faultsOf(page, 'own task')).toEqual([]);
  await approveTask(portal, page, only, locale);
  await page.goto(list);
  await page.getByText(name, { exact: true }).first().click();
  await title(page, name).waitFor();
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
