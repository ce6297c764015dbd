// The accounts of a company: search, pin to the top, detail, and statement.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { showMenu } from './menu.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { startingWith, words } from './words.ts';

const maker = 'MAKER01@NUSANTARA';
const say = words('en', 'holdings');
const common = words('en', 'common');
const reports = words('en', 'reports');
const titles = words('en', 'screens');
const errors = words('en', 'errors');
let portal: Portal;
let page: Page;

beforeAll(async () => {
  portal = await openPortal();
  page = await portal.logIn(maker);
});
afterAll(() => portal.close());

const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
/** Rows or cards, without the header. */
const records = () => page.getByRole('row').and(page.locator('[data-key]:not(thead *)'));
const rowNames = () => page.getByRole('rowheader').allInnerTexts();

async function open(path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test('a list of accounts can be shown in reverse order', async () => {
  await open('/accounts/casa');
  await rowOf('Payroll').waitFor();
  const before = await rowNames();
  await page.getByRole('button', { name: say('list.usualOrder') }).click();
  await page.getByRole('button', { name: say('list.reversed') }).waitFor();
  await expect.poll(rowNames).toEqual(before.toReversed());
});

test('a starred account comes first, and goes back when its star is removed', async () => {
  await open('/accounts/casa');
  const star = page.getByRole('button', { name: say('list.star', { name: 'Payroll' }) });
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(async () => (await rowNames()).findIndex((name) => name.includes('Payroll'))).toBeLessThan(3);
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('false');
});

test('filters of a list stay in its address', async () => {
  await open('/accounts/casa?currencies=USD');
  await rowOf('Ekspor USD').waitFor();
  await expect.poll(() => rowNames()).toHaveLength(1);
});

test('a movement shows all its facts', async () => {
  await open('/accounts/casa/detail?accountId=acc-0001');
  await heading('Operasional Jakarta').waitFor();
  await records().first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText(say('movements.journal')).waitFor();
  await expect.poll(() => drawer.getByText(say('movements.valueDate')).count()).toBe(1);
  await page.keyboard.press('Escape');
});

test('movements can be filtered by incoming money', async () => {
  await open('/accounts/casa/detail?accountId=acc-0001&direction=credit');
  await records().first().waitFor();
  const marks = page.getByRole('table').or(page.getByRole('grid')).getByText(say('movements.debit'));
  await expect.poll(() => marks.count()).toBe(0);
});

test('movements can be filtered by two amounts, whichever is typed first', async () => {
  const list = words('en', 'common');
  await open('/accounts/casa/detail?accountId=acc-0001');
  await page.getByRole('button', { name: startingWith(`${say('movements.amount')}: `) }).click();
  await page.getByLabel(list('list.amountLeast')).fill('60,000,000');
  await page.getByLabel(list('list.amountMost')).fill('40,000,000');
  await page.getByRole('button', { name: list('list.amountUse'), exact: true }).click();
  await page.getByRole('button', { name: '40,000,000.00 – 60,000,000.00' }).waitFor();
  await rowOf('50,000,000.00').first().waitFor();
  await expect.poll(() => rowOf('39,550,000.00').count()).toBe(0);
});

test('the menu marks the list that an account belongs to', async () => {
  await open('/accounts/valas/detail?accountId=acc-0003');
  await showMenu(page);
  const marked = page.getByRole('navigation').locator('[aria-current=page]');
  await marked.first().waitFor();
  await expect.poll(() => marked.allInnerTexts()).toEqual([titles('valasAccounts')]);
});

test('a statement is requested, made in the background, and downloaded from the list of reports', async () => {
  await open('/accounts/casa/detail?accountId=acc-0001');
  await page.getByRole('button', { name: say('statement.button'), exact: true }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('button', { name: say('statement.request'), exact: true }).click();
  await page.getByText(common('report.ready')).waitFor();
  await open('/services/report-listing');
  const statement = rowOf('Account Statement').first();
  await statement.getByText(reports('status.ready')).waitFor();
  const fetched = page.waitForEvent('download');
  await statement.getByRole('button', { name: startingWith(reports('act.download')) }).click();
  expect((await fetched).suggestedFilename()).toMatch(/^Account Statement 1370010246801 .*\.pdf$/);
});

test('an export holds every movement of the filter, however few are on the screen', async () => {
  await open('/accounts/casa/detail?accountId=acc-0001&size=10');
  await records().nth(9).waitFor();
  const shown = await page.getByText(/^10 of \d+ shown$/).innerText();
  const fetched = page.waitForEvent('download');
  await page.getByRole('button', { name: common('list.export') }).click();
  const file = await readFile(await (await fetched).path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(1 + Number(/of (\d+)/.exec(shown)?.[1]));
});

test('an account that does not exist says so and leads back to the list', async () => {
  await open('/accounts/casa/detail?accountId=acc-9999');
  await page.getByRole('alert').getByText(errors('193.title')).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: titles('casaAccounts') })
    .click();
  await rowOf('Payroll').waitFor();
});

test('insights look at one account where one is chosen', async () => {
  await open('/accounts/insights');
  const net = page.getByText(say('insights.net'), { exact: true }).locator('..').locator('..');
  const ofAll = await net.innerText();
  await page.getByRole('button', { name: startingWith(`${say('insights.accounts')}: `) }).click();
  await page.getByRole('dialog').getByText('Payroll').click();
  await page.keyboard.press('Escape');
  await expect.poll(() => net.innerText()).not.toBe(ofAll);
  expect(page.url()).toContain('accounts=acc-');
});

const screens = [
  ['/accounts/time-deposit/detail?accountId=dep-0011', 'Deposito USD Ekspor'],
  ['/accounts/valas/detail?accountId=acc-0003', 'Ekspor USD'],
  ['/accounts/loan/omnibus?facilityId=fac-0101', 'Omnibus Modal Kerja'],
] as const;

test.each(screens)('%s shows %s', async (path, name) => {
  await open(path);
  await heading(name).waitFor();
});

const families = [
  ['/accounts/loan', 'loanFacilities'],
  ['/accounts/loan/list', 'loans'],
  ['/accounts/trade-finance', 'tradeFinance'],
  ['/accounts/trade-guarantee', 'tradeGuarantee'],
  ['/accounts/value-chain', 'valueChain'],
  ['/accounts/treasury-solution', 'treasurySolution'],
] as const;

test.each(families)('%s lists what is under the facilities', async (path, title) => {
  await open(path);
  await heading(titles(title)).waitFor();
  await records().first().waitFor();
});

test('insights draw the cash of a currency and name who pays most', async () => {
  await open('/accounts/insights');
  await page.getByRole('heading', { name: say('insights.credit') }).waitFor();
  await page
    .getByRole('figure')
    .filter({ hasText: say('insights.flow', { currency: 'IDR' }) })
    .waitFor();
});

test.each<Locale>(['en', 'id'])('a phone shows the accounts in one column in %s', async (locale) => {
  const phone = await portal.logIn('APPROVER02@NUSANTARA', { locale, isPhone: true, at: '/accounts/casa' });
  await phone.getByText('Operasional Jakarta').waitFor();
  await expect
    .poll(() => phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
  await portal.leave(phone);
});

test('no page complains', () => {
  expect(portal.complaints).toEqual([]);
});
