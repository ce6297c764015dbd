// Account groups are arranged on the chart by mouse and keyboard, and compared by the approver; a rule hides an account.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { button, title, user } from './request-steps.ts';
import { createReader } from './screen-faults.ts';
import { approveTask, openTask, submitForm } from './task-steps.ts';
import { startingWith, words } from './words.ts';

const company = '/admin/company-administration';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const handle = (page: Page, locale: Locale, name: string) =>
  page.getByRole('button', { name: words(locale, 'account-groups')('chart.handle', { name }) });

/** What was chosen is kept on the device, and offered again. */
async function continueAfterReload(page: Page, locale: Locale): Promise<void> {
  await page.reload();
  await button(page, words(locale, 'common')('form.draftUse')).click();
}

test('an account is dragged, a group is moved by keyboard, undone and made again, kept over a reload, and approved', async () => {
  const [locale, faultsOf] = ['en' as const, createReader()];
  const say = words(locale, 'account-groups');
  const maker = await portal.logIn(user('SYSADMIN02'), { locale, theme: 'light', at: `${company}/account-grouping` });
  await maker.getByRole('row').filter({ hasText: 'Kas Operasional' }).waitFor();
  const faults = [...(await faultsOf(maker, 'groups'))];
  await maker.getByRole('link', { name: say('chart.edit') }).click();
  await maker.getByText(startingWith('Proyek Balikpapan')).dragTo(maker.getByText('Valuta Asing', { exact: true }));
  await maker.getByText(say('chart.moves', { count: 1 }), { exact: true }).waitFor();
  await button(maker, say('chart.undo')).click();
  await handle(maker, locale, 'Valuta Asing').focus();
  await maker.keyboard.press('ArrowRight');
  await maker.getByText(say('chart.moves', { count: 1 }), { exact: true }).waitFor();
  await expect.poll(() => maker.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('Valuta');
  await maker.keyboard.press('Control+z');
  await maker.getByText(say('chart.moves', { count: 0 }), { exact: true }).waitFor();
  await maker.keyboard.press('Control+Shift+Z');
  await continueAfterReload(maker, locale);
  await maker.getByText(say('chart.moves', { count: 1 }), { exact: true }).waitFor();
  // The only group of the first level can go nowhere, so it has no menu.
  expect(await button(maker, say('chart.menu', { name: 'Perusahaan' })).count()).toBe(0);
  await button(maker, say('chart.menu', { name: 'Valuta Asing' })).click();
  const moveOut = maker.getByRole('menuitem', { name: say('chart.out') });
  await moveOut.waitFor();
  await maker.keyboard.press('Escape');
  // While the menu fades away, its texts have too little contrast.
  await moveOut.waitFor({ state: 'detached' });
  faults.push(...(await faultsOf(maker, 'editor')));
  const refNo = await submitForm(maker, locale);

  const checker = await portal.logIn(user('SYSADMIN03'), { locale, theme: 'light' });
  await openTask(checker, refNo);
  await checker.getByRole('heading', { name: words(locale, 'administration')('placed.after') }).waitFor();
  faults.push(...(await faultsOf(checker, 'comparison')));
  await approveTask(portal, checker, user('SYSADMIN03'), locale);
  await maker.goto(`${company}/account-grouping?view=chart`);
  await maker.getByText(words(locale, 'administration')('placed.level', { level: 3 })).waitFor();
  expect(faults).toEqual([]);
});

test('a new account group is confirmed with all that it holds, and what was typed is there again on the way back', async () => {
  const [locale, faultsOf] = ['en' as const, createReader()];
  const say = words(locale, 'account-groups');
  const administration = words(locale, 'administration');
  const name = 'Kas Proyek Timur';
  const at = `${company}/account-grouping/create`;
  const maker = await portal.logIn(user('SYSADMIN02'), { locale, theme: 'light', at });
  await maker.getByLabel(startingWith(say('form.name'))).fill(name);
  await button(maker, administration('form.continue')).click();
  await maker.getByRole('heading', { name: administration('confirm.differences') }).waitFor();
  const differences = maker.getByRole('main');
  await differences.getByText(name).waitFor();
  await differences.getByText(say('form.top')).waitFor();
  const faults = [...(await faultsOf(maker, 'confirmation'))];
  await button(maker, administration('confirm.back')).click();
  await expect.poll(() => maker.getByLabel(startingWith(say('form.name'))).inputValue()).toBe(name);
  const refNo = await submitForm(maker, locale);
  const checker = await portal.logIn(user('SYSADMIN03'), { locale, theme: 'light' });
  await openTask(checker, refNo);
  await approveTask(portal, checker, user('SYSADMIN03'), locale);
  await maker.goto(`${company}/account-grouping`);
  await maker.getByRole('row').filter({ hasText: name }).waitFor();
  expect(faults).toEqual([]);
});

test('on a phone in Indonesian an account is hidden from a user, who then does not see it', async () => {
  const [locale, faultsOf] = ['id' as const, createReader()];
  const looks = { locale, isPhone: true, theme: 'dark' } as const;
  const page = await portal.logIn(user('SYSADMIN02'), { ...looks, at: `${company}/account-visibility` });
  await page.getByText('Operasional Jakarta').first().waitFor();
  const faults = [...(await faultsOf(page, 'visibility'))];
  await page.goto(`${company}/account-visibility/edit?accounts=acc-0001`);
  await page.getByText(words(locale, 'administration')('placed.chosen-users')).click();
  await page.getByRole('checkbox', { name: startingWith('Andi Pratama') }).waitFor();
  await page.getByText(startingWith('Andi Pratama')).click();
  faults.push(...(await faultsOf(page, 'rule')));
  await continueAfterReload(page, locale);
  const hiddenFrom = page.getByRole('checkbox', { name: startingWith('Andi Pratama') });
  await expect.poll(() => hiddenFrom.isChecked()).toBe(false);
  const refNo = await submitForm(page, locale);
  const checker = await portal.logIn(user('SYSADMIN03'), looks);
  await openTask(checker, refNo);
  await approveTask(portal, checker, user('SYSADMIN03'), locale);
  const hidden = await portal.logIn(user('MAKER02'), { locale, at: '/accounts/casa' });
  await title(hidden, words(locale, 'screens')('casaAccounts')).waitFor();
  await hidden.getByText('Payroll').first().waitFor();
  expect(await hidden.getByText('Operasional Jakarta').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
