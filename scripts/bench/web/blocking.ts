// How long the home screen blocks touches on a slow phone while it loads.
import type { Page } from 'playwright-core';
import { logIn } from './portal.ts';

const phone = { width: 390, height: 844 };
/** A task of up to 50 ms does not count as blocking. */
const shortTaskMilliseconds = 50;
const settlingMilliseconds = 2000;

interface Tasks {
  readonly painted: number;
  readonly tasks: readonly { readonly start: number; readonly duration: number }[];
}

const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    const seen = { painted: 0, tasks: [] as { start: number; duration: number }[] };
    Object.assign(globalThis, { seenTasks: seen });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration });
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') seen.painted = startTime;
    }).observe({ type: 'paint', buffered: true });
  });

/** Total blocking time with an empty cache: of each long task after the first paint, the part beyond 50 ms. */
export async function blockingTime(page: Page): Promise<number> {
  await page.setViewportSize(phone);
  await logIn(page, 'MAKER01@NUSANTARA');
  await page.waitForTimeout(settlingMilliseconds);
  await watchTasks(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(settlingMilliseconds);
  const { painted, tasks } = await page.evaluate(() => (globalThis as unknown as { seenTasks: Tasks }).seenTasks);
  const felt = tasks.filter(({ start, duration }) => start + duration > painted);
  return felt.reduce((sum, { duration }) => sum + Math.max(duration - shortTaskMilliseconds, 0), 0);
}
