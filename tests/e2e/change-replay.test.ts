// Before a limit is lowered, its maker and its approver see which of the last requests it would have stopped.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { button, user } from './request-steps.ts';
import { createReader } from './screen-faults.ts';
import { openTask } from './task-steps.ts';
import { startingWith, words } from './words.ts';

const list = '/admin/company-administration/account-level-transaction-limit';
const faultsOf = createReader();
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('a lower limit is replayed before it is submitted, and for its approver on a phone', async () => {
  const say = words('en', 'administration');
  const page = await portal.logIn(user('SYSADMIN02'), { locale: 'en' });
  await page.goto(`${list}/edit?accounts=acc-0001`);
  await page.getByLabel(startingWith(say('field.maximum'))).fill('1000000');
  await button(page, say('form.continue')).click();
  const replay = page.getByRole('region', { name: words('en', 'workflows')('replay.title') });
  await replay.getByText(words('en', 'workflows')('replay.limit')).first().waitFor();
  expect(await replay.getByText('PT ', { exact: false }).count()).toBe(0);
  expect(await faultsOf(page, 'replay before the submission')).toEqual([]);
  await button(page, say('confirm.submit')).click();
  await page.waitForURL(/\/finish/);
  const refNo = (await page.getByRole('status').getByText(/^ADM/).innerText()).trim();

  const looks = { locale: 'id', isPhone: true, theme: 'dark' } as const;
  const approver = await portal.logIn(user('SYSADMIN03'), looks);
  await openTask(approver, refNo);
  const shown = approver.getByRole('region', { name: words('id', 'workflows')('replay.title') });
  await shown.getByText(words('id', 'workflows')('replay.limit')).first().waitFor();
  expect(await faultsOf(approver, 'replay for the approver')).toEqual([]);
  expect(portal.complaints).toEqual([]);
});
