// An administrator without a mouse sets up a group, a user and a workflow, each to its submission.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectFocus, pressKey, reach } from './focus.ts';
import { pick, pickRadio, press, tickBox, type } from './keys.ts';
import { openPortal, type Portal } from './portal.ts';
import { user } from './request-steps.ts';
import { words } from './words.ts';

const company = '/admin/company-administration';
const [say, groups, users, flows, kinds] = [
  words('en', 'administration'),
  words('en', 'groups'),
  words('en', 'users'),
  words('en', 'workflows'),
  words('en', 'kinds'),
];
let portal: Portal;
let page: Page;

beforeAll(async () => {
  portal = await openPortal();
  page = await portal.logIn(user('SYSADMIN02'), { locale: 'en' });
});
afterAll(() => portal.close());

/** Goes on from the form over its confirmation to the reference of the task. */
async function submit(): Promise<void> {
  await press(page, say('form.continue'), 'Enter');
  await page.getByRole('heading', { name: say('confirm.differences') }).waitFor();
  await expectFocus(page);
  await press(page, say('confirm.submit'), 'Enter');
  await page.waitForURL(/\/finish/);
  await page.getByRole('status').getByText(/^ADM/).waitFor();
  await expectFocus(page);
  await reach(page, page.getByRole('link', { name: say('finish.task') }));
}

async function follow(name: string): Promise<void> {
  await reach(page, page.getByRole('link', { name, exact: true }).first());
  await pressKey(page, 'Enter');
}

test('a user group gets its map and its limit, and is submitted', async () => {
  await page.goto(`${company}/user-group`);
  await follow(words('en', 'screens')('userGroupCreate'));
  await type(page, groups('form.name'), 'Logistik');
  await page.getByText(say('name.nameIsAvailable')).waitFor();
  await tickBox(page, 'Matriks Cabang');
  await tickBox(page, 'Limit Operasional');
  await submit();
});

test('a user gets a role, a group, services and a hard token, and is submitted', async () => {
  await page.goto(`${company}/user-profile`);
  await follow(words('en', 'screens')('userProfileCreate'));
  await type(page, kinds('fact.userId'), user('MAKER07'));
  await type(page, users('form.name'), 'Putri Anggraini');
  await type(page, users('form.email'), 'putri.anggraini@nusantara.co.id');
  await type(page, users('form.mobile'), '081386672210');
  await type(page, users('form.ktp'), '3174041207910001');
  await tickBox(page, kinds('role.MK'));
  await pick(page, users('form.subUserGroup'), 'Keuangan Jakarta');
  await tickBox(page, users('form.allServices'));
  await tickBox(page, say('toggle.insights'));
  await pickRadio(page, users('form.token'), users('token.Hard Token'));
  await pick(page, users('form.serialNumber'), 'HT2604418880');
  await submit();
});

async function addGroup(stage: 'verify' | 'approve' | 'release', name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: flows('stage.add', { stage: flows(`stage.${stage}`) }) });
  await reach(page, field);
  await page.keyboard.type(name);
  await page.getByRole('option').filter({ hasText: name }).first().waitFor();
  await pressKey(page, 'ArrowDown');
  await pressKey(page, 'Enter');
  const list = page.getByRole('list', { name: flows('stage.groupsOf', { stage: flows(`stage.${stage}`) }) });
  await list.getByRole('button', { name: flows('stage.remove', { name }), exact: true }).waitFor();
  await expectFocus(page);
}

test('a workflow is drawn: stages, order, quorum and a group taken out again, and is submitted', async () => {
  await page.goto(`${company}/approval-workflow`);
  await follow(flows('create.financial-request'));
  await type(page, flows('field.name'), 'Dua direksi');
  await pickRadio(page, flows('field.approvalOrder'), say('approvalOrder.sequential'));
  await addGroup('verify', 'Keuangan');
  await addGroup('approve', 'Keuangan');
  await addGroup('approve', 'Direksi');
  await addGroup('release', 'Keuangan');
  const verifiers = flows('stage.groupsOf', { stage: flows('stage.verify') });
  const remove = page.getByRole('list', { name: verifiers }).getByRole('button', {
    name: flows('stage.remove', { name: 'Keuangan' }),
  });
  await reach(page, remove, 'Shift+Tab');
  await pressKey(page, 'Enter');
  await remove.waitFor({ state: 'detached' });
  await expectFocus(page);
  // The field has the focus now and offers groups, which hides the rest of the page from roles.
  await pressKey(page, 'Tab');
  await press(page, flows('stage.earlier', { name: 'Direksi' }), 'Enter');
  const approvers = page.getByRole('list', { name: flows('stage.groupsOf', { stage: flows('stage.approve') }) });
  await approvers.getByRole('listitem').first().getByText('1. Direksi').waitFor();
  await expectFocus(page);
  const more = page.getByRole('button', { name: flows('stage.more', { name: 'Direksi' }) });
  await reach(page, more);
  await pressKey(page, 'Space');
  await approvers.getByText(flows('stage.quorum', { quorum: 2, eligible: 2 })).waitFor();
  await expect.poll(() => more.isDisabled()).toBe(true);
  await expectFocus(page);
  await submit();
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
