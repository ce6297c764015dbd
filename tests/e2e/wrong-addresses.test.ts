// An incomplete link, or a link to something that is gone: the screen says so and shows no wrong data.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { title } from './request-steps.ts';
import { words } from './words.ts';

const screens = words('en', 'screens');
let portal: Portal;
let page: Page;

beforeAll(async () => {
  portal = await openPortal();
  page = await portal.logIn('MAKER01@NUSANTARA');
});
afterAll(() => portal.close());

test.each([
  '/accounts/casa/detail',
  '/services/favorites/view',
  '/services/favorites/edit',
  '/transaction-status/detail?refNo=LCY',
  '/request/repair/detail',
  '/request/repair/success',
])('%s is not a page, and the portal says so', async (address) => {
  await page.goto(address);
  await page.waitForURL('**/error-404');
  await title(page, screens('pageNotFound')).waitFor();
  await page.getByRole('navigation').first().waitFor();
});

test('an address that was mistyped keeps the menus, and loses them with the session', async () => {
  await page.goto('/services/local-curency-transfer?from=mail');
  await title(page, screens('pageNotFound')).waitFor();
  const typed = words('en', 'session')('page.wrongAddress', { address: '/services/local-curency-transfer?from=mail' });
  await page.getByText(typed).waitFor();
  await page.reload();
  await page.getByText(typed).waitFor();
  await page.getByRole('navigation').first().waitFor();
  const stranger = await portal.openBrowser();
  await stranger.goto(`${portal.url}/services/local-curency-transfer`);
  await title(stranger, screens('pageNotFound')).waitFor();
  expect(await stranger.getByRole('navigation').count()).toBe(0);
  await portal.leave(stranger);
});

test.each([
  { address: '/transaction-status/completed', list: '/transaction-status/all' },
  { address: '/request/approvals', list: '/request/repair' },
])('$address names no list, and leads to one that exists', async ({ address, list }) => {
  await page.goto(address);
  await page.waitForURL(`**${list}`);
});

const gone = 'taskId=TSK-20261123-999999&refNo=LCY2611230999999&menuAccess=LCY&revision=1';

test.each([
  { address: `/transaction-status/detail?${gone}`, is: 'transactionDetail', list: '/transaction-status/all' },
  { address: `/request/repair/detail?${gone}`, is: 'repairDetail', list: '/request/repair' },
  { address: `/request/repair/success?${gone}`, is: 'repairSuccess', list: '/request/repair' },
] as const)('a link to $is that does not exist says so and leads to its list', async ({ address, is, list }) => {
  await page.goto(address);
  await page.getByRole('alert').getByText(words('en', 'errors')('193.title')).waitFor();
  await title(page, screens(is)).waitFor();
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL(`**${list}`);
});

test('a request that was sent back is not shown as on its way', async () => {
  const { task_id, ref_no, menu_access, revision } = await portal.services.db
    .selectFrom('requests')
    .selectAll()
    .where('company_id', '=', 'NUSANTARA')
    .where('status', '=', 'For Repair')
    .executeTakeFirstOrThrow();
  const key = `taskId=${task_id}&refNo=${ref_no}&menuAccess=${menu_access}`;
  await page.goto(`/request/repair/success?${key}&revision=${revision}`);
  await page.waitForURL(`**/request/repair/detail?${key}`);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
