// The first screen: what waits for the person, what the company holds, and what the day brings.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { words } from './words.ts';

const say = words('en', 'accounts');
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const queuesOf = (page: Page) => page.getByRole('navigation', { name: say('home.toDo') });

test('a verifier is led to what waits for verification and to no other queue', async () => {
  const page = await portal.logIn('VERIFIER01@NUSANTARA');
  await queuesOf(page).getByText(say('home.verify')).waitFor();
  await expect.poll(() => queuesOf(page).getByText(say('home.release')).count()).toBe(0);
});

test('a maker sees balances, cash, deadlines and limits', async () => {
  const page = await portal.logIn('MAKER01@NUSANTARA');
  await page
    .getByRole('figure')
    .filter({ hasText: say('home.balances') })
    .waitFor();
  await page
    .getByRole('figure')
    .filter({ hasText: say('home.cash') })
    .waitFor();
  await page.getByRole('heading', { name: say('home.deadlines') }).waitFor();
  await page.getByRole('heading', { name: say('home.limits') }).waitFor();
});

test('somebody who only looks has no limits to watch and nothing to do', async () => {
  const page = await portal.logIn('INQUIRY01@NUSANTARA');
  await page.getByRole('heading', { name: say('home.activity') }).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: say('home.limits') }).count()).toBe(0);
  await expect.poll(() => queuesOf(page).count()).toBe(0);
});

test('no page complains', () => {
  expect(portal.complaints).toEqual([]);
});
