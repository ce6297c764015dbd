// The first screen: waiting requests, balances, and the deadlines of the day.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { tick } from './tick.ts';
import { words } from './words.ts';

const say = words('en', 'accounts');
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const queuesOf = (page: Page) => page.getByRole('navigation', { name: say('home.toDo') });

test('a verifier is led to requests that wait for verification and to no other queue', async () => {
  const page = await portal.logIn('VERIFIER01@NUSANTARA');
  await queuesOf(page).getByText(say('home.verify')).waitFor();
  await expect.poll(() => queuesOf(page).getByText(say('home.release')).count()).toBe(0);
});

test('an approver decides from the first screen, is led to the next request, and finds each deadline behind a link', async () => {
  const requests = words('en', 'requests');
  const page = await portal.logIn('APPROVER01@NUSANTARA');
  const queue = page.getByRole('region', { name: requests('tab.approve') });
  const row = queue.getByRole('listitem').filter({ hasText: 'PT Kemasan Prima' });
  await expect.poll(() => row.innerText()).toMatch(/Bank Negara Indonesia.*42,000,000\.00.*\d+ h \d+ min/s);
  const deadlines = page.getByRole('region', { name: say('home.deadlines') });
  await deadlines.getByRole('listitem').filter({ hasText: 'IDR 42,000,000.00' }).getByRole('link').click();
  await page.waitForURL(/\/request\/approver\/detail/);
  await page.goBack();
  await row.getByRole('link', { name: /^Approve/ }).click();
  await page.getByRole('heading', { name: requests('ask.approve'), level: 1 }).waitFor();
  await portal.leave(page);
});

test('a verified request shows its amount and leads to the next one', async () => {
  const requests = words('en', 'requests');
  const page = await portal.logIn('VERIFIER01@NUSANTARA');
  const queue = page.getByRole('region', { name: requests('tab.verify') });
  await queue.getByRole('link', { name: /^Verify: PT Cepat/ }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Verify/ })
    .waitFor();
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await tick(box);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Verify/ })
    .click();
  await page.getByRole('heading', { name: requests('done.verify', { count: 1 }), level: 1 }).waitFor();
  await page.getByRole('main').getByText('8,250,000.00').waitFor();
  await page.getByRole('link', { name: requests('outcome.next') }).click();
  await page.getByRole('heading', { name: 'CV Sinar Jaya Abadi', level: 1 }).waitFor();
  await portal.leave(page);
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

test('an inquiry user has no limits to watch and nothing to do', async () => {
  const page = await portal.logIn('INQUIRY01@NUSANTARA');
  await page.getByRole('heading', { name: say('home.activity') }).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: say('home.limits') }).count()).toBe(0);
  await expect.poll(() => queuesOf(page).count()).toBe(0);
});

test('three cards fill their row, and the filters of a list stand in one row', async () => {
  const page = await portal.logIn('MAKER01@NUSANTARA', { at: '/accounts/insights' });
  const last = page.getByText(words('en', 'holdings')('insights.net'), { exact: true }).first();
  await last.waitFor();
  const [card, cards] = await last.evaluate((label) => {
    const tile = label.parentElement?.parentElement;
    return [tile, tile?.parentElement].map((box) => box?.getBoundingClientRect().right ?? 0);
  });
  expect(Math.abs((card ?? 0) - (cards ?? 0))).toBeLessThan(2);
  await page.goto('/transaction-status/all');
  const filters = page.getByRole('main').getByRole('search').first();
  await filters.waitFor();
  const edges = await filters.evaluate((bar) =>
    [...bar.querySelectorAll('input, button')]
      .map((field) => field.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top, bottom }) => Math.round((top + bottom) / 2)),
  );
  expect(edges.length).toBeGreaterThan(2);
  expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(6);
  await portal.leave(page);
});

test('an account shows its headings in order', async () => {
  const page = await portal.logIn('MAKER01@NUSANTARA', { at: '/accounts/casa/detail?accountId=acc-0001' });
  await page.getByRole('heading', { level: 2 }).nth(1).waitFor();
  const levels = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.every((level, index) => index === 0 || level - (levels[index - 1] ?? 0) <= 1)).toBe(true);
  await portal.leave(page);
});

test('the pages describe themselves in their language, and ask robots to stay away', async () => {
  const page = await portal.openBrowser({ locale: 'id' });
  await page.goto('/login');
  const description = page.locator('meta[name=description]');
  expect(await description.getAttribute('content')).toContain('Perbankan korporasi');
  const robots = await page.request.get('/robots.txt');
  expect([robots.headers()['content-type'], await robots.text()]).toEqual([
    'text/plain; charset=utf-8',
    'User-agent: *\nDisallow: /\n',
  ]);
  await portal.leave(page);
});

test('no page complains', () => {
  expect(portal.complaints).toEqual([]);
});
