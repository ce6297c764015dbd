// The life of a user: set up by one administrator, approved by another, changed, helped and blocked later.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillLogin, openPortal, type Locale, type Portal } from './portal.ts';
import { button, dialogOf, title, user } from './request-steps.ts';
import { createReader } from './screen-faults.ts';
import { takeOption } from './take-option.ts';
import { approveTask, openTask, submitForm } from './task-steps.ts';
import { tick } from './tick.ts';
import { startingWith, words } from './words.ts';

const list = '/admin/company-administration/user-profile';
const approver = user('SYSADMIN03');
const faultsOf = createReader();
let portal: Portal;
let maker: Page;
let checker: Page;

beforeAll(async () => {
  portal = await openPortal();
  maker = await portal.logIn(user('SYSADMIN02'), { locale: 'en' });
  checker = await portal.logIn(approver, { locale: 'en' });
});
afterAll(() => portal.close());

const detailOf = (id: string) => `${list}/detail?id=${user(id)}`;

const [say, admin, kinds] = [words('en', 'users'), words('en', 'administration'), words('en', 'kinds')];

async function fillPerson(): Promise<void> {
  await maker.getByLabel(say('form.name'), { exact: true }).fill('Putri Anggraini');
  await maker.getByLabel(say('form.email')).fill('putri.anggraini@nusantara.co.id');
  await maker.getByLabel(say('form.mobile')).fill('081386672210');
  await maker.getByLabel(say('form.ktp')).fill('3174041207910001');
}

async function fillWork(): Promise<void> {
  await tick(maker.getByRole('checkbox', { name: startingWith(kinds('role.MK')) }));
  await maker.getByRole('combobox', { name: say('form.subUserGroup') }).click();
  await takeOption(maker.getByRole('option', { name: 'Keuangan Jakarta', exact: true }));
  await tick(maker.getByRole('checkbox', { name: kinds('service.SVC_LCY_BIFAST'), exact: true }));
  await tick(maker.getByRole('checkbox', { name: startingWith(admin('toggle.insights')) }));
}

async function chooseToken(): Promise<void> {
  await maker.getByText(say('token.Hard Token'), { exact: true }).click();
  await maker.getByRole('combobox', { name: say('form.serialNumber') }).click();
  await takeOption(maker.getByRole('option', { name: 'HT2604418880' }));
  await maker.getByText(say('token.available')).waitFor();
}

test('a maker sets up a user whose ID is taken at first, and after the approval the user can do what was chosen', async () => {
  await maker.goto(list);
  await maker.getByRole('row').filter({ hasText: 'Siti Rahmawati' }).waitFor();
  expect(await faultsOf(maker, 'list')).toEqual([]);
  await maker.getByRole('link', { name: words('en', 'screens')('userProfileCreate') }).click();
  const userId = maker.getByLabel(kinds('fact.userId'), { exact: true });
  await userId.fill(user('MAKER02'));
  await fillPerson();
  await fillWork();
  await chooseToken();
  expect(await faultsOf(maker, 'form')).toEqual([]);
  await button(maker, admin('form.continue')).click();
  await button(maker, admin('confirm.submit')).click();
  await expect.poll(() => userId.getAttribute('aria-invalid')).toBe('true');
  await userId.fill(user('MAKER07'));
  const available = maker.getByRole('listitem').filter({ hasText: say('userId.available') });
  await available.getByText(admin('name.met'), { exact: true }).waitFor();
  const refNo = await submitForm(maker, 'en');

  await openTask(checker, refNo);
  await checker.getByText('Hard token HT2604418880').first().waitFor();
  await checker.getByText(admin('toggle.insights')).first().waitFor();
  await approveTask(portal, checker, approver, 'en');
  await maker.goto(detailOf('MAKER07'));
  await title(maker, 'Putri Anggraini').waitFor();
  await maker.getByText(admin('record.Pending Activation'), { exact: true }).first().waitFor();
  await maker.getByText(/•{12}0001$/).waitFor();
  await maker.getByRole('tab', { name: say('effective.title') }).click();
  const service = maker.getByRole('listitem').filter({ hasText: kinds('service.SVC_LCY_BIFAST') });
  await service.getByText(kinds('role.MK'), { exact: true }).waitFor();
  await maker.getByText('Operasional Jakarta').first().waitFor();
  expect(await faultsOf(maker, 'detail')).toEqual([]);
});

test('an edited user is a verifier too once another administrator has approved it', async () => {
  await maker.goto(detailOf('MAKER02'));
  await title(maker, 'Andi Pratama').waitFor();
  await button(maker, say('detail.actions')).click();
  await maker.getByRole('menuitem', { name: admin('action.edit') }).click();
  await tick(maker.getByRole('checkbox', { name: startingWith(kinds('role.VF')) }));
  const refNo = await submitForm(maker, 'en');
  await openTask(checker, refNo);
  await checker
    .getByText(`${kinds('role.MK')}, ${kinds('role.VF')}`)
    .first()
    .waitFor();
  await approveTask(portal, checker, approver, 'en');
  await maker.goto(detailOf('MAKER02'));
  await maker
    .getByText(`${kinds('role.MK')}, ${kinds('role.VF')}`)
    .first()
    .waitFor();
});

/** Chooses an action of the open user and submits its dialog; returns the reference. */
async function ask(page: Page, action: 'block' | 'unlock' | 'reset-password', locale: Locale): Promise<string> {
  const [users, texts] = [words(locale, 'users'), words(locale, 'administration')];
  await button(page, users('detail.actions')).click();
  await page.getByRole('menuitem', { name: texts(`action.${action}`), exact: true }).click();
  const dialog = dialogOf(page);
  await dialog.getByText(users(`ask.${action}`)).waitFor();
  await dialog.getByLabel(startingWith(texts('ask.reason'))).fill('Diminta oleh atasan');
  expect(await faultsOf(page, action)).toEqual([]);
  await dialog.getByRole('button', { name: texts('confirm.submit') }).click();
  await page.getByText(texts('waiting.title')).waitFor();
  return page.getByRole('link', { name: /^ADM/ }).innerText();
}

async function waitForRefusal(id: string, locale: Locale, problem: string): Promise<void> {
  const page = await portal.openBrowser({ locale });
  await page.goto('/login');
  await fillLogin(page, user(id), locale);
  await page.getByText(problem).waitFor();
  await portal.leave(page);
}

test('a user locked by wrong passwords logs in again with the old one after the unlocking is approved', async () => {
  const person = portal.services.db.updateTable('users').where('user_id', '=', user('APPROVER02'));
  await person.set({ failed_logins: 3 }).execute();
  await maker.goto(detailOf('APPROVER02'));
  await maker.getByText(admin('field.locked'), { exact: true }).first().waitFor();
  const refNo = await ask(maker, 'unlock', 'en');
  await openTask(checker, refNo);
  await approveTask(portal, checker, approver, 'en');
  const page = await portal.logIn(user('APPROVER02'), { locale: 'en' });
  await portal.leave(page);
});

test('after an approved reset the old password ends, and a link for a new one is sent by e-mail', async () => {
  await maker.goto(detailOf('RELEASER01'));
  const refNo = await ask(maker, 'reset-password', 'en');
  await button(maker, say('detail.actions')).click();
  const reason = maker.getByText(words('en', 'errors')('CA-10.description'));
  await reason.first().waitFor();
  expect(await reason.and(maker.locator(':not(.sr-only)')).count()).toBe(1);
  await maker.keyboard.press('Escape');
  await openTask(checker, refNo);
  await checker.getByText(admin('field.reset')).first().waitFor();
  await approveTask(portal, checker, approver, 'en');
  const mails = portal.services.db.selectFrom('mails').select('recipient');
  await expect.poll(() => mails.execute()).toContainEqual({ recipient: 'dewi.lestari@nusantara.co.id' });
  await waitForRefusal('RELEASER01', 'en', words('en', 'errors')('101.title'));
});

test('di ponsel, pengguna diblokir, dan setelah disetujui tidak dapat login lagi', async () => {
  const texts = words('id', 'administration');
  const phone = await portal.logIn(user('SYSADMIN02'), {
    locale: 'id',
    isPhone: true,
    theme: 'dark',
    at: detailOf('VERIFIER01'),
  });
  await title(phone, 'Agus Wijaya').waitFor();
  expect(await faultsOf(phone, 'detail on a phone')).toEqual([]);
  const refNo = await ask(phone, 'block', 'id');
  await openTask(checker, refNo);
  await approveTask(portal, checker, approver, 'en');
  await phone.goto(detailOf('VERIFIER01'));
  await phone.getByText(texts('record.Blocked'), { exact: true }).first().waitFor();
  await waitForRefusal('VERIFIER01', 'id', words('id', 'errors')('153.title'));
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
