// The life of a user group: one administrator proposes each change, another decides.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { button, dialogOf, title, user } from './request-steps.ts';
import { approveTask, openTask, returnTask, submitForm } from './task-steps.ts';
import { startingWith, words } from './words.ts';

const locale = 'en';
const list = '/admin/company-administration/user-group';
const groups = words(locale, 'groups');
const tasks = words(locale, 'tasks');
const say = words(locale, 'administration');
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

test('a maker proposes a group, and another administrator approves it with a signature', async () => {
  await maker.goto(list);
  await maker.getByRole('link', { name: words(locale, 'screens')('userGroupCreate') }).click();
  await maker.getByLabel(groups('form.name')).fill('Keuangan');
  const taken = maker.getByRole('listitem').filter({ hasText: say('name.taken') });
  await taken.waitFor();
  // A screen reader hears nothing that contradicts it.
  expect((await taken.innerText()).trim()).toBe(say('name.taken'));
  await maker.getByLabel(groups('form.name')).fill('Logistik');
  await maker.getByText(say('name.nameIsAvailable')).waitFor();
  await maker.getByText('Matriks Cabang').click();
  await maker.getByText('Limit Operasional').click();
  const refNo = await submitForm(maker, locale);

  await openTask(checker, refNo);
  await title(checker, tasks('list.title', { action: say('action.create'), name: 'Logistik' })).waitFor();
  await checker.getByText('Matriks Cabang').first().waitFor();
  await approveTask(portal, checker, approver, locale);

  await maker.goto(list);
  await rowOf(maker, 'Logistik').click();
  await title(maker, 'Logistik').waitFor();
  await maker.getByText('Limit Operasional').waitFor();
});

test('a returned change is repaired with its proposed values, and approved', async () => {
  await maker.goto(list);
  await rowOf(maker, 'Logistik').click();
  await button(maker, say('action.edit')).click();
  await maker.getByLabel(groups('form.name')).fill('Logistik dan Gudang');
  const refNo = await submitForm(maker, locale);

  await openTask(checker, refNo);
  await returnTask(checker, 'Nama terlalu panjang', locale);

  await openTask(maker, refNo, 'to-repair');
  await maker.getByText('Nama terlalu panjang').first().waitFor();
  await button(maker, tasks('act.repair')).click();
  await expect.poll(() => maker.getByLabel(groups('form.name')).inputValue()).toBe('Logistik dan Gudang');
  await maker.getByLabel(groups('form.name')).fill('Gudang');
  expect(await submitForm(maker, locale)).toBe(refNo);

  await openTask(checker, refNo);
  await checker.getByText(tasks('flag.repaired')).first().waitFor();
  const sinceRepair = checker.getByRole('region', { name: tasks('detail.sinceRepair', { revision: 1 }) });
  await sinceRepair.getByText('Logistik dan Gudang').waitFor();
  await button(checker, tasks('act.approve')).click();
  await sinceRepair.getByText('Logistik dan Gudang').waitFor();
  await checker.goBack();
  await approveTask(portal, checker, approver, locale);
  await maker.goto(list);
  await rowOf(maker, 'Gudang').waitFor();
});

test('a name that another group took is refused at its field, and Back offers no submitted change again', async () => {
  await maker.goto(list);
  await maker.getByRole('link', { name: words(locale, 'screens')('userGroupCreate') }).click();
  await maker.getByLabel(groups('form.name')).fill('Armada');
  await maker.getByText('Matriks Cabang').click();
  await maker.getByText('Limit Operasional').click();
  await button(maker, say('form.continue')).click();
  await maker.getByRole('heading', { name: say('confirm.differences') }).waitFor();
  const { db } = portal.services;
  const rename = (from: string, to: string) =>
    db.updateTable('user_groups').set({ name: to }).where('company_id', '=', 'NUSANTARA').where('name', '=', from);
  await rename('Keuangan', 'Armada').execute();
  await button(maker, say('confirm.submit')).click();
  await expect.poll(() => maker.getByLabel(groups('form.name')).getAttribute('aria-invalid')).toBe('true');
  await rename('Armada', 'Keuangan').execute();

  await maker.getByLabel(groups('form.name')).fill('Armada Darat');
  const refNo = await submitForm(maker, locale);
  for (const _ of ['form with the refusal', 'first form']) {
    await maker.goBack();
    await maker.waitForURL(/\/finish/);
    await maker.getByRole('status').getByText(refNo).waitFor();
  }
  await maker.goBack();
  await title(maker, words(locale, 'screens')('userGroups')).waitFor();
});

/** Moves a user into the group, so that its inactivation affects a user. */
async function moveIntoGroup(userId: string, name: string): Promise<void> {
  const { db } = portal.services;
  const company = { company_id: 'NUSANTARA' };
  const { group_id: user_group_id } = await db
    .selectFrom('user_groups')
    .select('group_id')
    .where('company_id', '=', company.company_id)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const part = { ...company, group_id: 'sug-0099', name: `Tim ${name}`, user_group_id };
  await db.insertInto('sub_user_groups').values(part).execute();
  await db
    .updateTable('user_details')
    .set({ user_group: name, sub_user_group: part.name })
    .where('user_id', '=', userId)
    .execute();
}

test('inactivating a group shows who is affected before it is submitted, and its approver sees it too', async () => {
  await moveIntoGroup(user('RELEASER01'), 'Gudang');
  await maker.goto(list);
  await rowOf(maker, 'Gudang').click();
  await button(maker, say('action.inactivate')).click();
  const dialog = dialogOf(maker);
  await dialog.getByText('Dewi Lestari').first().waitFor();
  await dialog.getByLabel(startingWith(say('ask.reason'))).fill('Digabung');
  await dialog.getByRole('button', { name: say('confirm.submit') }).click();
  await maker.getByText(say('waiting.title')).waitFor();

  await checker.goto('/admin/to-do');
  await rowOf(checker, 'Gudang').click();
  await checker.getByRole('heading', { name: say('impact.title') }).waitFor();
  await checker.getByText('Dewi Lestari').first().waitFor();
  await approveTask(portal, checker, approver, locale);
  await maker.goto(list);
  await rowOf(maker, 'Gudang').getByText(say('record.Inactive')).waitFor();
});

test('a waiting task for one of its users keeps a group from being inactivated, and its button says so', async () => {
  await maker.goto(list);
  await rowOf(maker, 'Keuangan').click();
  await expect.poll(() => button(maker, say('action.inactivate')).getAttribute('aria-disabled')).toBe('true');
});

test('on a phone a tap shows why the group cannot be inactivated, and a link leads to the task', async () => {
  const phone = await portal.logIn(user('SYSADMIN01'), { locale, isPhone: true, at: list });
  await phone.getByText('Keuangan', { exact: true }).first().click();
  // Without force, the story would wait until the button is enabled.
  await button(phone, say('action.inactivate')).tap({ force: true });
  const reason = words(locale, 'errors')('CA-1.description');
  await phone.getByRole('tooltip').filter({ hasText: reason }).waitFor();
  const hindered = phone
    .getByRole('status')
    .filter({ hasText: startingWith(say('waiting.hindered', { actions: '' })) });
  await hindered.getByRole('link').first().click();
  await phone.waitForURL(/task-status\/all\/detail/);
});

test('on a phone the status of a group whose change waits stands beside its name', async () => {
  const phone = await portal.logIn(user('SYSADMIN01'), { locale: 'id', isPhone: true, at: list });
  const card = phone
    .getByRole('row')
    .filter({ hasText: words('id', 'administration')('list.waits', { action: '' }).trim() });
  const boxOf = (text: string) => card.getByText(text, { exact: true }).first().boundingBox();
  await card.first().waitFor();
  const [name, status] = [await boxOf('Treasury'), await boxOf(words('id', 'administration')('record.Active'))];
  if (!name || !status) throw new Error('The group or its status is not shown');
  expect(status.y).toBeLessThan(name.y + name.height);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
