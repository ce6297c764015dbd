// Administrators draw an approval workflow, lead a map to it, and another administrator approves both.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { button, dialogOf, title, user } from './request-steps.ts';
import { createReader } from './screen-faults.ts';
import { approveTask, openTask, returnTask, submitForm } from './task-steps.ts';
import { pickFirst, takeFirst } from './transfer-form.ts';
import { words } from './words.ts';

const list = '/admin/company-administration/approval-workflow';
const maps = '/admin/company-administration/workflow-map';
const [flows, tasks, say] = [words('en', 'workflows'), words('en', 'tasks'), words('en', 'administration')];
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

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function addGroup(page: Page, locale: Locale, stage: 'verify' | 'approve' | 'release', name: string) {
  const t = words(locale, 'workflows');
  await takeFirst(page, t('stage.add', { stage: t(`stage.${stage}`) }), name);
  await page
    .getByRole('list', { name: t('stage.groupsOf', { stage: t(`stage.${stage}`) }) })
    .getByRole('button', { name: t('stage.remove', { name }), exact: true })
    .waitFor();
}

test('a maker draws a workflow, and another administrator returns it and then approves it', async () => {
  await maker.goto(list);
  await rowOf(maker, 'Satu direksi').waitFor();
  expect(await faultsOf(maker, 'list of workflows')).toEqual([]);
  await maker.getByRole('link', { name: flows('create.financial-request') }).click();
  await maker.getByLabel(flows('field.name')).fill('Dua direksi');
  await button(maker, say('form.continue')).click();
  await maker.getByText('Select at least one to continue.').first().waitFor();
  await addGroup(maker, 'en', 'approve', 'Direksi');
  await addGroup(maker, 'en', 'release', 'Keuangan');
  await button(maker, flows('stage.more', { name: 'Direksi' })).click();
  expect(await faultsOf(maker, 'stage editor')).toEqual([]);
  const refNo = await submitForm(maker, 'en');

  await openTask(checker, refNo);
  await title(checker, tasks('list.title', { action: say('action.create'), name: 'Dua direksi' })).waitFor();
  await checker.getByText('Direksi (approval group of the bank), 2 of 2 must sign').first().waitFor();
  await returnTask(checker, 'Tambahkan verifikasi', 'en');

  await openTask(maker, refNo, 'to-repair');
  await button(maker, tasks('act.repair')).click();
  await title(maker, words('en', 'screens')('approvalWorkflowCreate')).waitFor();
  await expect.poll(() => maker.title()).toContain(words('en', 'screens')('approvalWorkflowCreate'));
  await maker.getByText(flows('form.createIntro')).waitFor();
  await expect.poll(() => maker.getByLabel(flows('field.name')).inputValue()).toBe('Dua direksi');
  await addGroup(maker, 'en', 'verify', 'Keuangan');
  expect(await submitForm(maker, 'en')).toBe(refNo);
  await openTask(checker, refNo);
  await approveTask(portal, checker, approver, 'en');

  await maker.goto(list);
  await rowOf(maker, 'Dua direksi').click();
  await title(maker, 'Dua direksi').waitFor();
  await maker.getByText(flows('stage.quorum', { quorum: 2, eligible: 2 })).waitFor();
  expect(await faultsOf(maker, 'workflow')).toEqual([]);
});

test('a maker leads every transaction of a new map to a workflow, and another administrator approves it', async () => {
  await maker.goto(maps);
  await maker
    .getByRole('link', { name: words('en', 'screens')('workflowMapCreate') })
    .first()
    .click();
  await maker.getByLabel(flows('map.name')).fill('Peta cabang baru');
  await button(maker, flows('map.addRow')).click();
  const dialog = dialogOf(maker);
  await dialog.getByLabel(flows('map.rowName')).fill('Semua transaksi');
  await dialog.getByText(say('row.everyType'), { exact: true }).click();
  await pickFirst(maker, flows('map.workflow'), 'Satu direksi');
  expect(await faultsOf(maker, 'row of a map')).toEqual([]);
  await dialog.getByRole('button', { name: flows('map.add') }).click();
  await dialog.waitFor({ state: 'detached' });
  await maker.getByRole('heading', { name: 'Semua transaksi' }).waitFor();
  expect(await faultsOf(maker, 'map form')).toEqual([]);
  const refNo = await submitForm(maker, 'en');

  await openTask(checker, refNo);
  await title(checker, tasks('list.title', { action: say('action.create'), name: 'Peta cabang baru' })).waitFor();
  await checker.getByText('Satu direksi').first().waitFor();
  await approveTask(portal, checker, approver, 'en');
  await maker.goto(maps);
  await rowOf(maker, 'Peta cabang baru').click();
  await title(maker, 'Peta cabang baru').waitFor();
  await maker.getByRole('heading', { name: 'Semua transaksi' }).waitFor();
  expect(await faultsOf(maker, 'map')).toEqual([]);
});

test('di ponsel, sebuah alur mendapat grup kedua, dan setelah disetujui memerlukan keduanya', async () => {
  const locale = 'id';
  const phone = await portal.logIn(user('SYSADMIN01'), { locale, isPhone: true, theme: 'dark', at: list });
  await phone.getByText('Satu direksi').first().click();
  await title(phone, 'Satu direksi').waitFor();
  expect(await faultsOf(phone, 'workflow on a phone')).toEqual([]);
  await button(phone, words(locale, 'administration')('action.edit')).click();
  await addGroup(phone, locale, 'approve', 'Keuangan');
  expect(await faultsOf(phone, 'stage editor on a phone')).toEqual([]);
  const refNo = await submitForm(phone, locale);
  await openTask(checker, refNo);
  await checker
    .getByText(/Direksi .+, 1 of 2 must sign.+; Keuangan .+, 1 of/)
    .first()
    .waitFor();
  await approveTask(portal, checker, approver, 'en');
  await phone.goto(list);
  await phone.getByText('Satu direksi').first().click();
  await phone
    .getByRole('list', { name: words(locale, 'workflows')('form.route') })
    .getByText('Keuangan', { exact: true })
    .nth(1)
    .waitFor();
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
