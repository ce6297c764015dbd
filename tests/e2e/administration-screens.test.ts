// The administrators' screens in both languages and themes, on a laptop and on a phone.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilIdle } from './network-idle.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { user } from './request-steps.ts';
import { createReader } from './screen-faults.ts';
import { submitForm, openTask } from './task-steps.ts';
import { words } from './words.ts';

const company = '/admin/company-administration';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function readThrough(locale: Locale, isPhone: boolean): Promise<string[]> {
  const page = await portal.logIn(user(isPhone ? 'SYSADMIN02' : 'SYSADMIN01'), {
    locale,
    isPhone,
    theme: isPhone ? 'dark' : 'light',
  });
  const faultsOf = createReader();
  const faults: string[] = [];
  const look = async (name: string) => {
    await heading(page).first().waitFor();
    await untilIdle(page);
    faults.push(...(await faultsOf(page, name)).map((fault) => `${name} ${fault}`));
  };
  const visit = async (name: string, path: string) => {
    await page.goto(path);
    await look(name);
  };
  await visit('groups', `${company}/user-group`);
  await visit('group', `${company}/user-group/detail?id=ug-0001`);
  await page.getByRole('tab').last().click();
  await look('members');
  await visit('create', `${company}/user-group/create`);
  await page.getByLabel(words(locale, 'groups')('form.name')).fill(isPhone ? 'Cabang Bandung' : 'Cabang Bali');
  await page.getByText('Matriks Cabang').click();
  await page.getByText('Limit Cabang').click();
  await page.getByRole('button', { name: words(locale, 'administration')('form.continue') }).click();
  await page.getByRole('heading', { name: words(locale, 'administration')('confirm.differences') }).waitFor();
  await look('confirmation');
  await page.goBack();
  const refNo = await submitForm(page, locale);
  await look('finish');
  await visit('limits', `${company}/account-level-transaction-limit`);
  await visit('drawer', `${company}/account-level-transaction-limit?account=acc-0001`);
  await visit('edit-limits', `${company}/account-level-transaction-limit/edit?accounts=acc-0001*acc-0003`);
  await visit('to-do', '/admin/to-do');
  await visit('history', '/admin/to-do?list=action-history');
  await visit('status', '/admin/task-status/pending');
  await page.getByRole('row').filter({ hasText: refNo }).click();
  await page.waitForURL(/\/detail/);
  await look('task');
  await portal.leave(page);
  const checker = await portal.logIn(user('SYSADMIN03'), { locale, isPhone, theme: 'light' });
  await openTask(checker, refNo);
  await checker.getByRole('button', { name: words(locale, 'tasks')('act.approve') }).click();
  await checker.getByRole('button', { name: words(locale, 'signature')('ask') }).click();
  await checker.getByLabel(words(locale, 'signature')('response')).waitFor();
  faults.push(...(await faultsOf(checker, 'decide')).map((fault) => `decide ${fault}`));
  await portal.leave(checker);
  return faults;
}

test('in English on a laptop nothing is missing, too wide or out of reach', async () => {
  expect(await readThrough('en', false)).toEqual([]);
});

test('in Indonesian on a phone with dark theme nothing is missing, too wide or out of reach', async () => {
  expect(await readThrough('id', true)).toEqual([]);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
