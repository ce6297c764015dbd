// Who must sign? The question is in the address; what is wrong with the set-up leads to the page that mends it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { button, title, user } from './request-steps.ts';
import { createReader } from './screen-faults.ts';
import { openTask } from './task-steps.ts';
import { pickFirst } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const company = '/admin/company-administration';
const faultsOf = createReader();
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('an administrator asks who must sign, and a colleague opens the same question by its address', async () => {
  const locale = 'en';
  const say = words(locale, 'workflows');
  const page = await portal.logIn(user('SYSADMIN01'), { locale, at: `${company}/set-up-findings` });
  await title(page, words(locale, 'screens')('setUpFindings')).waitFor();
  expect(await faultsOf(page, 'findings')).toEqual([]);
  await page.goto(
    `${company}/approval-simulation?transactionType=SVC_LCY_BIFAST&accountId=acc-0001&accountName=Operasional&currency=IDR`,
  );
  await pickFirst(page, say('simulation.maker'), 'siti');
  await page.getByRole('textbox', { name: startingWith(words(locale, 'kinds')('transfer.amount')) }).fill('180000000');
  await button(page, say('simulation.ask')).click();
  await page.getByText(say('simulation.taken'), { exact: true }).waitFor();
  expect(await faultsOf(page, 'simulation')).toEqual([]);

  const looks = { locale: 'id', isPhone: true, theme: 'dark' } as const;
  const colleague = await portal.logIn(user('SYSADMIN03'), looks);
  await colleague.goto(page.url());
  await colleague.getByText(words('id', 'workflows')('simulation.taken'), { exact: true }).waitFor();
  expect(await faultsOf(colleague, 'simulation on a phone')).toEqual([]);
});

async function enterLeave(page: Page, locale: Locale, days: readonly [string, string]): Promise<void> {
  const say = words(locale, 'session');
  await button(page, say('leave.add')).click();
  const parts = page.getByRole('group', { name: say('leave.period', { number: 1 }) }).getByRole('spinbutton');
  for (const [index, digits] of days.entries()) {
    await parts.nth(index * 3).click();
    await page.keyboard.type(digits);
  }
  await button(page, say('leave.save')).click();
}

test('a director says on the own profile when they are on leave, and the simulator names them for that day', async () => {
  const say = words('en', 'session');
  const director = await portal.logIn(user('APPROVER01'), { locale: 'en', at: '/my-profile' });
  await enterLeave(director, 'en', ['01122026', '04122026']);
  await director.getByText(say('leave.saved')).first().waitFor();
  await director.reload();
  await button(director, say('leave.remove', { number: 1 })).waitFor();
  expect(await faultsOf(director, 'the own leave')).toEqual([]);

  const looks = { locale: 'id', isPhone: true, theme: 'dark' } as const;
  const administrator = await portal.logIn(user('SYSADMIN01'), looks);
  const asked = 'transactionType=SVC_LCY_BIFAST&accountId=acc-0001&accountName=Operasional&currency=IDR';
  await administrator.goto(
    `${company}/approval-simulation?${asked}&amount=180000000.00&makerId=${user('MAKER01')}&makerName=Siti&date=2026-12-04`,
  );
  const away = words('id', 'workflows')('simulation.on-leave', { date: '4 Des 2026' });
  await administrator.getByText(away, { exact: true }).first().waitFor();
  expect(await faultsOf(administrator, 'who is on leave on a phone')).toEqual([]);
  await administrator.goto(`${company}/user-profile/edit?id=${user('APPROVER01')}`);
  await administrator.getByText(words('id', 'users')('form.leaveNote')).waitFor();
  expect(await faultsOf(administrator, 'the leave of a user on a phone')).toEqual([]);
});

test('a drafted group is checked before it is submitted', async () => {
  const locale = 'en';
  const page = await portal.logIn(user('SYSADMIN02'), { locale, at: `${company}/user-group/create` });
  await page.getByLabel(words(locale, 'groups')('form.name')).fill('Logistik');
  await page.getByText('Matriks Cabang').click();
  await page.getByText('Limit Operasional').click();
  await button(page, words(locale, 'administration')('form.continue')).click();
  await page.getByText(words(locale, 'workflows')('finding.none')).waitFor();
  expect(portal.complaints).toEqual([]);
});

test('a gap that a changed map would leave is shown to its maker and to its approver, who signs with it', async () => {
  const say = words('en', 'workflows');
  const page = await portal.logIn(user('SYSADMIN02'), {
    locale: 'en',
    at: `${company}/workflow-map/edit?id=wm-0001`,
  });
  await button(page, say('map.editRow', { name: 'Pembayaran rutin' })).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(startingWith(say('map.maximum'))).fill('20000000');
  await button(page, say('map.take')).click();
  await dialog.waitFor({ state: 'detached' });
  await button(page, words('en', 'administration')('form.continue')).click();
  const gap = /No row for .*: IDR\s20,000,000\.01 to IDR\s50,000,000\.00/;
  await page.getByText(gap).waitFor();
  expect(await page.getByText(gap).count()).toBe(1);
  await button(page, words('en', 'administration')('confirm.submit')).click();
  await page.waitForURL(/\/finish/);
  const refNo = (await page.getByRole('status').getByText(/^ADM/).innerText()).trim();

  const looks = { locale: 'id', isPhone: true, theme: 'dark' } as const;
  const approver = await portal.logIn(user('SYSADMIN03'), looks);
  await openTask(approver, refNo);
  const sentence = /Tidak ada baris untuk .*: Rp\s20\.000\.000,01/;
  await approver.getByText(sentence).waitFor();
  expect(await faultsOf(approver, 'a gap for the approver')).toEqual([]);
  await button(approver, words('id', 'tasks')('act.approve')).click();
  await approver.waitForURL(/approver-confirmation/);
  await approver.getByText(sentence).waitFor();
  expect(await faultsOf(approver, 'a gap before the signature')).toEqual([]);
  expect(portal.complaints).toEqual([]);
});
