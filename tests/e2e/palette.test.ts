// Ctrl-K finds pages by their names in both languages, drafts, and favorites with their transfer methods.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { fillTransfer } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const shell = words('en', 'shell');
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

async function search(page: Page, text: string) {
  await page.keyboard.press('Control+K');
  const palette = page.getByRole('dialog', { name: shell('palette.label') });
  await palette.getByRole('searchbox').fill(text);
  return palette;
}

test('a maker who reads English finds a page by its Indonesian name', async () => {
  const page = await portal.logIn('MAKER01@NUSANTARA');
  const palette = await search(page, 'kurs valas');
  await palette.getByRole('menuitem', { name: startingWith(words('en', 'screens')('exchangeRates')) }).click();
  await page.waitForURL(/exchange-rates/);
  await portal.leave(page);
});

test('a draft is found by its payee and by the word for it, and goes on from there', async () => {
  const page = await portal.logIn('MAKER01@BAHARI', { at: '/services/local-currency-transfer' });
  await fillTransfer(page, 'en');
  await page.getByRole('button', { name: words('en', 'payments')('draft.save'), exact: true }).click();
  await page.waitForURL(/draftId=/);
  await page.goto('/dashboard/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const drafts = (await search(page, 'draf')).getByRole('group', { name: shell('palette.drafts') });
  await drafts.getByRole('menuitem', { name: startingWith('CV Sinar Jaya Abadi') }).waitFor();
  await page.keyboard.press('Escape');
  await search(page, 'sinar jaya abadi');
  await drafts.getByRole('menuitem', { name: startingWith('CV Sinar Jaya Abadi') }).click();
  await page.waitForURL(/draftId=/);
  await portal.leave(page);
});

test('a favorite says who is paid, how and at which bank', async () => {
  const page = await portal.logIn('MAKER02@NUSANTARA');
  const item = (await search(page, 'sumber rejeki')).getByRole('menuitem', {
    name: startingWith(shell('palette.pay', { name: 'Sumber Rejeki BRI' })),
  });
  await item.waitFor();
  expect(await item.innerText()).toMatch(/·[^·]*(BI-FAST|RTGS|SKN|Online)[^·]*·/);
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
