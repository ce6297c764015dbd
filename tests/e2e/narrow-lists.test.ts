// A list on a narrow screen: its filters are folded away and its rows are cards.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violationsOf } from './accessibility.ts';
import { openPortal, type Portal } from './portal.ts';
import { button, row, user } from './request-steps.ts';
import { tick, untick } from './tick.ts';
import { startingWith, words } from './words.ts';

const locale = 'id';
const common = words(locale, 'common');
const say = words(locale, 'requests');
const queue = '/request/verify';
let portal: Portal;
let page: Page;

beforeAll(async () => {
  portal = await openPortal();
  page = await portal.logIn(user('VERIFIER01'), { locale, isPhone: true });
});
afterAll(() => portal.close());

const holdsFocus = (part: Locator) => part.evaluate((element) => element.contains(document.activeElement));

test('on a phone the search is visible, and the other filters unfold', async () => {
  await page.goto(queue);
  const search = page.getByLabel(say('list.search'));
  const kinds = page.getByRole('button', { name: startingWith(say('list.types')) });
  await search.waitFor();
  expect(await kinds.isVisible()).toBe(false);
  await button(page, common('list.filters')).click();
  await kinds.waitFor();
  await search.fill('Cepat');
  await button(page, common('list.filtersSet', { count: 1 })).click();
  await kinds.waitFor({ state: 'hidden' });
});

test('all cards are selected at once, and let go again', async () => {
  await page.goto(queue);
  const all = page.getByRole('checkbox', { name: common('list.selectAll') });
  await tick(all);
  const cards = row(page, 'LCY');
  expect(await cards.count()).toBeGreaterThan(1);
  for (const box of await cards.getByRole('checkbox').all()) expect(await box.isChecked()).toBe(true);
  await page.getByText(common('list.selected', { count: await cards.count() })).waitFor();
  await untick(all);
  await expect.poll(() => cards.getByRole('checkbox', { checked: true }).count()).toBe(0);
});

test('cards are sorted by a menu that works by keys, since they have no headers', async () => {
  await page.goto(queue);
  const amount = words(locale, 'kinds')('transfer.amount');
  const order = common('list.desc', { column: amount });
  const sort = page.getByRole('button', { name: startingWith(common('list.order', { order: '' })) });
  await sort.or(button(page, common('list.sort'))).press('Enter');
  const item = page.getByRole('menuitemradio', { name: order }).or(page.getByRole('menuitem', { name: order }));
  await item.focus();
  await page.keyboard.press('Enter');
  await button(page, common('list.order', { order })).waitFor();
  expect(new URL(page.url()).searchParams.get('sort')).toBe('-amount');
  expect(await violationsOf(page)).toEqual([]);
});

test('a card and its checkbox are named after the payee', async () => {
  await page.goto(queue);
  const card = page.getByRole('row', { name: 'CV Sinar Jaya Abadi' });
  await card.getByRole('checkbox', { name: `${common('list.select')} CV Sinar Jaya Abadi` }).waitFor();
});

test.each(['a touch', 'a key'])('the menu of a card opens by %s, and the card itself does not', async (way) => {
  await page.goto(queue);
  const card = row(page, 'LCY').first();
  const more = card.getByRole('button').last();
  await (way === 'a key' ? more.press('Enter') : more.click());
  await page.getByRole('menuitem').first().waitFor();
  await expect.poll(() => holdsFocus(page.getByRole('menu'))).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => holdsFocus(more)).toBe(true);
  expect(new URL(page.url()).pathname).toBe(queue);
});

test('columns that do not fit become cards, and return when there is room', async () => {
  await page.goto(queue);
  const amount = page.getByRole('columnheader', { name: words(locale, 'kinds')('transfer.amount') });
  await row(page, 'LCY').first().waitFor();
  for (const [width, count] of [
    [1280, 1],
    [680, 0],
    [1280, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => amount.count()).toBe(count);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});

test.each(['ArrowDown', 'End'])('the card that %s leads to is not covered by the bar of the selection', async (key) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto(queue);
  const cards = row(page, 'LCY');
  await tick(cards.first().getByRole('checkbox'));
  await page.getByText(common('list.selected', { count: 1 })).waitFor();
  await cards.first().focus();
  await page.keyboard.press(key);
  const isAllInSight = () =>
    cards.last().evaluate((card) => {
      const { left, width, top, bottom } = card.getBoundingClientRect();
      const [above, below] = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + width / 2, y));
      return document.activeElement === card && card.contains(above ?? null) && card.contains(below ?? null);
    });
  await expect.poll(isAllInSight).toBe(true);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
