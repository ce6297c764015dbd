// What a user waits for in the portal, each measured inside the page.
import type { Browser, Page } from 'playwright-core';
import { fillLogin, logIn, onPage } from './portal.ts';

const maker = (company: string) => `MAKER01@${company}`;

const roundCount = 3;

/** No event says that the work after a click or a load is done; it is done within this time. */
const settlingMilliseconds = 500;
/** Layout shifts and long tasks also happen after the heading is shown. */
const watchedMilliseconds = 1500;

/** The median of three runs, because other work on the machine can slow one of them down. */
export async function medianOfRuns(measure: () => Promise<number>): Promise<number> {
  const found: number[] = [];
  for (let round = 0; round < roundCount; round += 1) found.push(await measure());
  return found.toSorted((a, b) => a - b)[Math.floor(roundCount / 2)] ?? Infinity;
}

/**
 * Milliseconds from the navigation until the first paint with the field. Nothing is asked of the page before it has
 * loaded, because the script that looks for the field would itself delay the paint on a slow processor.
 */
async function usableAfter(page: Page, url: string, field: string): Promise<number> {
  await page.goto(url, { waitUntil: 'load' });
  await page.locator(field).waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
          if (painted === undefined) requestAnimationFrame(look);
          else resolve(painted);
        };
        look();
      }),
  );
}

export async function compareLogin(browser: Browser, portal: string, floor: string): Promise<number> {
  const own = await onPage(browser, portal, 'slow', (page) => usableAfter(page, `${portal}/login`, '[name=userId]'));
  const least = await onPage(browser, floor, 'slow', (page) => usableAfter(page, floor, 'input'));
  console.log(`Login usable after ${Math.round(own)} ms, the floor after ${Math.round(least)} ms.`);
  return own / least;
}

interface Watched {
  readonly longest: number;
  readonly shift: number;
}

const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { longest: 0, shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const watched = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: Watched }).seen);

/** Milliseconds from the login's answer until the first screen shows its heading. */
export async function firstScreen(page: Page): Promise<number> {
  await page.goto('/login');
  await fillLogin(page, maker('NUSANTARA'));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const noteHeading = () => {
      if (location.pathname.startsWith('/dashboard') && document.querySelector('main h1')) performance.mark('heading');
      else requestAnimationFrame(noteHeading);
    };
    requestAnimationFrame(noteHeading);
  });
  await page.locator('button[type=submit]').click();
  await page.waitForFunction(() => performance.getEntriesByName('heading').length > 0);
  return page.evaluate(() => {
    const answers = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/auth/login'));
    const answered = (answers.at(-1) as PerformanceResourceTiming).responseEnd;
    return (performance.getEntriesByName('heading')[0]?.startTime ?? Infinity) - answered;
  });
}

async function measureLoad(page: Page): Promise<Watched> {
  await watch(page);
  await logIn(page, maker('BAHARI'));
  await page.waitForTimeout(watchedMilliseconds);
  return watched(page);
}

export const longestTask = async (page: Page) => (await measureLoad(page)).longest;
export const layoutShift = async (page: Page) => (await measureLoad(page)).shift;

const fields = {
  Amount: '12345678',
  'Message to the payee': 'pembayaran invoice',
  'Customer reference': 'INV2026X99',
  'Debit account': 'operasional',
  Favorite: 'sumber rejeki',
};

/**
 * The longest time from a key press to the frame with its letter, in the largest form. Event Timing is not used: in a
 * browser with a window it also waits for the next blink of the caret when a frame changes nothing.
 */
export async function typing(page: Page): Promise<number> {
  await logIn(page, 'MAKER02@BAHARI');
  await page.goto('/services/local-currency-transfer');
  await page.getByRole('textbox', { name: 'Amount' }).waitFor();
  await page.evaluate(() => {
    const slowest = { key: 0 };
    Object.assign(globalThis, { slowest });
    const afterFrame = new MessageChannel();
    const waiting: number[] = [];
    afterFrame.port1.addEventListener('message', () => {
      const now = performance.now();
      for (const pressed of waiting.splice(0)) slowest.key = Math.max(slowest.key, now - pressed);
    });
    afterFrame.port1.start();
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        waiting.push(timeStamp);
        requestAnimationFrame(() => afterFrame.port2.postMessage(undefined));
      },
      { capture: true },
    );
  });
  for (const [name, text] of Object.entries(fields)) {
    await page.getByLabel(name, { exact: true }).and(page.locator('input')).click();
    await page.waitForTimeout(settlingMilliseconds);
    await page.keyboard.type(text, { delay: 90 });
    // Not left by the Tab key, because that key press would be measured, too.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  }
  await page.waitForTimeout(settlingMilliseconds);
  return page.evaluate(() => (globalThis as unknown as { slowest: { key: number } }).slowest.key);
}

/** The longest frame while a table of ten thousand rows is scrolled. */
export async function scrolling(page: Page): Promise<number> {
  await page.goto('/sandbox/ui/tables');
  const grid = page.getByRole('grid', { name: 'All payments' });
  await grid.scrollIntoViewIfNeeded();
  await page.waitForTimeout(settlingMilliseconds);
  return grid.locator('..').evaluate(
    (box) =>
      new Promise<number>((resolve) => {
        const frames: number[] = [];
        let before = performance.now();
        const step = (now: number) => {
          frames.push(now - before);
          before = now;
          box.scrollTop += 400;
          if (frames.length < 180) requestAnimationFrame(step);
          else resolve(Math.max(...frames.slice(2)));
        };
        requestAnimationFrame(step);
      }),
  );
}
