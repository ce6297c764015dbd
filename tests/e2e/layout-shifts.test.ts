// Answers of the bank appear in space that was reserved for them, so nothing on a screen moves.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import budget from '../../scripts/bench/web/budget.json' with { type: 'json' };
import { openPortal, type Portal } from './portal.ts';
import { anyRequest, watchNetworkIdle } from './network-idle.ts';

const addresses = [
  '/dashboard/home',
  '/inbox',
  '/accounts/casa',
  '/accounts/casa/detail?accountId=acc-0001',
  '/accounts/insights',
  '/accounts/valas/list',
  '/accounts/time-deposit',
  '/accounts/trade-finance',
  '/services/local-currency-transfer',
  '/services/favorites',
  '/services/underlying-documents-inquiry',
  '/services/information/foreign-exchange-rates',
  '/services/information/cut-off-time',
  '/services/information/daily-limit-usage',
  '/transaction-status/all',
  '/request/repair',
];
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
/** Milliseconds; long enough that the loading state is painted first. */
const latency = 120;

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const throughput = { downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput });
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: { value: number }[] = [];
    Object.assign(globalThis, { moved });
    new PerformanceObserver((list) =>
      moved.push(...(list.getEntries() as (PerformanceEntry & { value: number })[])),
    ).observe({ type: 'layout-shift', buffered: true });
  });

const shiftOf = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { moved: { value: number }[] }).moved.reduce((sum, { value }) => sum + value, 0),
  );

test.each(sizes)('no screen moves while its answers come, at $width', async (viewport) => {
  const page = await portal.logIn('MAKER01@NUSANTARA', { context: { viewport, reducedMotion: 'no-preference' } });
  const isSettled = watchNetworkIdle(page, anyRequest);
  await watchShifts(page);
  await slowDown(page);
  const restless: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await isSettled();
    const shift = await shiftOf(page);
    if (shift >= budget.layoutShift) restless.push(`${address}: ${shift.toFixed(3)}`);
  }
  await portal.leave(page);
  expect(restless).toEqual([]);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
