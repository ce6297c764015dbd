// What a person waits for, each measured inside the page.
import type { Browser, Page } from 'playwright-core';
import { fillLogin, logIn, openPage } from './portal.ts';

const maker = (company: string) => `MAKER01@${company}`;

/** Milliseconds from asking for the page until something can be typed into. */
async function usableAfter(page: Page, url: string, field: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
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
  const own = await usableAfter(await openPage(browser, portal, 'slow'), `${portal}/login`, '[name=userId]');
  const least = await usableAfter(await openPage(browser, floor, 'slow'), floor, 'input');
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

/** From the answer of the bank to the login until the first screen has its heading. */
export async function firstScreen(browser: Browser, portal: string): Promise<number> {
  const page = await openPage(browser, portal, 'slow');
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

export async function calmness(browser: Browser, portal: string): Promise<Watched> {
  const page = await openPage(browser, portal, 'fast');
  await watch(page);
  await logIn(page, maker('BAHARI'));
  await page.waitForTimeout(1500);
  return watched(page);
}

const rounds = ['/transaction-status/all', '/inbox', '/services', '/dashboard/home'];

/** As a link of the portal does: the page stays, the address changes. */
async function follow(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (to) =>
      new Promise<number>((resolve) => {
        const before = document.title;
        const began = performance.now();
        const look = () => {
          if (document.title === before) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - began));
        };
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
        look();
      }),
    path,
  );
}

/** The slowest of the screens that were opened before. */
export async function nextScreens(browser: Browser, portal: string): Promise<number> {
  const page = await openPage(browser, portal, 'fast');
  await logIn(page, 'MAKER02@NUSANTARA');
  for (const path of rounds) await follow(page, path);
  await page.waitForTimeout(1000);
  const times: number[] = [];
  for (const path of rounds) times.push(await follow(page, path));
  console.log(
    `Screens again: ${rounds.map((path, index) => `${path} ${Math.round(times[index] ?? 0)} ms`).join(', ')}`,
  );
  return Math.max(...times);
}

/** The longest time from a key to its letter, in the largest form. */
export async function typing(browser: Browser, portal: string): Promise<number> {
  const page = await openPage(browser, portal, 'slow processor');
  await logIn(page, 'MAKER02@BAHARI');
  await page.goto('/services/local-currency-transfer');
  const field = page.locator('main input[inputmode=decimal], main input[type=text]').last();
  await field.click();
  await page.evaluate(() => {
    const slowest = { key: 0 };
    Object.assign(globalThis, { slowest });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'keydown' || name === 'input') slowest.key = Math.max(slowest.key, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await field.pressSequentially('pembayaran invoice', { delay: 90 });
  await page.waitForTimeout(500);
  return page.evaluate(() => (globalThis as unknown as { slowest: { key: number } }).slowest.key);
}

/** The longest frame while a table of ten thousand rows is scrolled from end to end. */
export async function scrolling(browser: Browser, portal: string): Promise<number> {
  const page = await openPage(browser, portal, 'fast');
  await page.goto('/sandbox/ui');
  const grid = page.locator('[role=grid]').last();
  await grid.scrollIntoViewIfNeeded();
  return grid.evaluate(
    (table) =>
      new Promise<number>((resolve) => {
        const scroller = table.closest<HTMLElement>('[class*=overflow-auto]') ?? (table as HTMLElement);
        const frames: number[] = [];
        let before = performance.now();
        const step = (now: number) => {
          frames.push(now - before);
          before = now;
          scroller.scrollTop += 400;
          if (frames.length < 180) requestAnimationFrame(step);
          else resolve(Math.max(...frames.slice(2)));
        };
        requestAnimationFrame(step);
      }),
  );
}
