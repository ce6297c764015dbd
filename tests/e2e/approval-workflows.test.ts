// Administrators draw an approval workflow, lead a map to it, and another administrator approves both.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { button, title, user } from './request-steps.ts';
import { takeOption } from './take-option.ts';
import { approveTask, openTask, returnTask, submitForm } from './task-steps.ts';
import { startingWith, words } from './words.ts';

const locale = 'en';
const list = '/admin/company-administration/approval-workflow';
const flows = words(locale, 'workflows');
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

async function addGroup(stage: 'verify' | 'approve' | 'release', name: string) {
  const label = flows('stage.add', { stage: flows(`stage.${stage}`) });
  await maker.getByRole('combobox', { name: label }).press('ArrowDown');
  await takeOption(maker.getByRole('option', { name: startingWith(name) }).first());
  await button(maker, flows('stage.remove', { name })).first().waitFor();
}

test('a maker draws a workflow, and another administrator returns it and then approves it', async () => {
  await maker.goto(list);
  await maker.getByRole('link', { name: flows('create.financial-request') }).click();
  await maker.getByLabel(flows('field.name')).fill('Dua direksi');
  await button(maker, say('form.continue')).click();
  await maker.getByText('Select at least one to continue.').first().waitFor();
  await addGroup('approve', 'Direksi');
  await addGroup('release', 'Treasury');
  await button(maker, flows('stage.more', { name: 'Direksi' })).click();
  await maker.screenshot({ path: '/tmp/w-flows-editor.png', fullPage: true });
  const refNo = await submitForm(maker, locale);

  await openTask(checker, refNo);
  await title(checker, tasks('list.title', { action: say('action.create'), name: 'Dua direksi' })).waitFor();
  await checker.getByText('Direksi × 2').first().waitFor();
  await returnTask(checker, 'Tambahkan verifikasi', locale);

  await openTask(maker, refNo, 'to-repair');
  await button(maker, tasks('act.repair')).click();
  await expect.poll(() => maker.getByLabel(flows('field.name')).inputValue()).toBe('Dua direksi');
  await addGroup('verify', 'Keuangan');
  expect(await submitForm(maker, locale)).toBe(refNo);
  await openTask(checker, refNo);
  await approveTask(portal, checker, approver, locale);

  await maker.goto(list);
  await rowOf(maker, 'Dua direksi').click();
  await title(maker, 'Dua direksi').waitFor();
  await maker.getByText(flows('stage.quorum', { quorum: 2, eligible: 2 })).waitFor();
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
