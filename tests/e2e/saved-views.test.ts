// A user saves the view of a list under a name on this device; other users cannot read it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { words } from './words.ts';

const common = words('en', 'common');
const payee = 'Mitra Logistik';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const openViews = (page: Page) => page.getByRole('button', { name: common('list.views'), exact: true }).click();

const rememberedInTheOpen = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('a view is restored after a reload, and its filters are not stored as plain text', async () => {
  const page = await portal.logIn('MAKER01@NUSANTARA', {
    at: `/services/favorites?${new URLSearchParams({ search: payee })}`,
  });
  await page.getByRole('row', { name: new RegExp(payee) }).waitFor();
  await openViews(page);
  await page.getByLabel(common('list.viewName')).fill('Freight');
  await page.getByRole('button', { name: common('list.viewSave'), exact: true }).click();
  await page.getByRole('button', { name: 'Freight', exact: true }).waitFor();
  await page.goto('/services/favorites');
  await page.getByRole('row', { name: /Sinar Jaya BCA/ }).waitFor();
  await openViews(page);
  await page.getByRole('button', { name: 'Freight', exact: true }).click();
  await page.waitForURL(/search=Mitra/);
  await page.getByRole('row', { name: /Sinar Jaya BCA/ }).waitFor({ state: 'detached' });
  expect(await rememberedInTheOpen(page)).not.toMatch(/Mitra|Freight/);
});

test('a view that is removed is gone for good', async () => {
  const page = await portal.logIn('MAKER02@NUSANTARA', { at: '/services/favorites' });
  await openViews(page);
  await page.getByLabel(common('list.viewName')).fill('All of them');
  await page.getByRole('button', { name: common('list.viewSave'), exact: true }).click();
  await page.getByRole('button', { name: common('action.removeNamed', { name: 'All of them' }) }).click();
  await page.getByText(common('list.viewEmpty')).waitFor();
  await page.reload();
  await openViews(page);
  await page.getByText(common('list.viewEmpty')).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'All of them', exact: true }).count()).toBe(0);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
