// A virtualized table works with keys and wheel like any other.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';

const rowCount = 10_000;
let portal: Portal;
let page: Page;
let table: Locator;

beforeAll(async () => {
  portal = await openPortal();
  page = await portal.openBrowser();
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  await page.goto('/sandbox/ui');
  table = page.getByRole('grid', { name: 'All payments' });
  await rowOf(1).waitFor();
});

const rowOf = (number: number) =>
  table.getByRole('row').filter({ hasText: `FT-2611-${String(number).padStart(4, '0')}` });
const numbersInOrder = () =>
  table.getByRole('row').evaluateAll((rows) => {
    const numbers = rows.map((row) => Number(row.getAttribute('aria-rowindex')));
    return numbers.every((number, at) => number >= (numbers[at - 1] ?? 0));
  });
const hasFocus = (row: Locator) => row.evaluate((element) => element === document.activeElement);
const isInSight = (row: Locator) =>
  row.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const box = element.closest('[role=grid]')?.parentElement?.getBoundingClientRect();
    return box !== undefined && top >= box.top && bottom <= box.bottom + 1;
  });
const sides = (cells: Element[]) =>
  cells.map((cell) => {
    const { left, right } = cell.getBoundingClientRect();
    return [left, right];
  });

test('it reports the number of all rows, and which of them are rendered', async () => {
  await expect.poll(() => table.getAttribute('aria-rowcount')).toBe(String(rowCount + 1));
  await expect.poll(() => rowOf(3).getAttribute('aria-rowindex')).toBe('4');
  await expect.poll(() => table.getByRole('row').count()).toBeLessThan(40);
});

test('arrows and j and k go from row to row, End to the last one', async () => {
  await rowOf(1).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  await expect.poll(() => hasFocus(rowOf(3))).toBe(true);
  await page.keyboard.press('k');
  await expect.poll(() => hasFocus(rowOf(2))).toBe(true);
  await page.keyboard.press('End');
  await expect.poll(() => hasFocus(rowOf(rowCount))).toBe(true);
  await expect.poll(() => isInSight(rowOf(rowCount))).toBe(true);
  await page.keyboard.press('PageUp');
  await expect.poll(() => isInSight(page.locator(':focus'))).toBe(true);
});

test('arrow right goes along the cells, and arrow up from the first row to the header', async () => {
  await rowOf(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => hasFocus(rowOf(1).getByRole('checkbox'))).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => hasFocus(rowOf(1).getByRole('rowheader'))).toBe(true);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => hasFocus(table.getByRole('columnheader').nth(1).getByRole('button'))).toBe(true);
});

test('the row with the focus keeps it when it is scrolled out of view', async () => {
  await rowOf(2).focus();
  await table.evaluate(({ parentElement: box }) => box?.scrollTo(0, 100_000));
  await rowOf(2).waitFor({ state: 'attached' });
  await expect.poll(() => hasFocus(rowOf(2))).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => hasFocus(rowOf(3))).toBe(true);
  await expect.poll(() => isInSight(rowOf(3))).toBe(true);
});

test('rows that were rendered in turns are in reading order as soon as the wheel stops', async () => {
  await rowOf(2).hover();
  for (const way of [900, 700, -500]) await page.mouse.wheel(0, way);
  await rowOf(20).waitFor();
  await expect.poll(numbersInOrder).toBe(true);
});

test('state of a row stays with it when other rows are rendered in its place', async () => {
  await rowOf(3).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await rowOf(3).hover();
  await page.mouse.wheel(0, 1800);
  await expect.poll(() => rowOf(3).count()).toBe(0);
  await expect.poll(() => table.getByRole('rowgroup').getByRole('checkbox', { checked: true }).count()).toBe(0);
  await page.mouse.wheel(0, -1800);
  await expect.poll(() => rowOf(3).getByRole('checkbox').isChecked()).toBe(true);
});

test('rows are selected by key and by pointer, except those that cannot be selected', async () => {
  await rowOf(1).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await rowOf(5).getByRole('checkbox').press('Space');
  const selected = table.getByRole('row', { selected: true });
  await expect.poll(() => selected.getByRole('rowheader').count()).toBe(3);
  await expect.poll(() => rowOf(2).getAttribute('aria-selected')).toBe('false');
  await rowOf(1).click();
  await expect.poll(() => rowOf(1).getAttribute('aria-selected')).toBe('false');
  await page.keyboard.press('Escape');
  await expect.poll(() => selected.count()).toBe(0);
});

test('Ctrl-A, and Command-A on a Mac, selects all rows that can be selected, and the checkbox of the header shows it', async () => {
  const everything = table.getByRole('checkbox', { name: 'Choose all' });
  await rowOf(1).focus();
  await page.keyboard.press('Meta+a');
  await expect.poll(() => everything.isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => everything.isChecked()).toBe(false);
  await page.keyboard.press('Control+a');
  await expect.poll(() => everything.isChecked()).toBe(true);
  await expect.poll(() => rowOf(2).getAttribute('aria-selected')).toBe('false');
  await rowOf(1).press('Space');
  await expect.poll(() => everything.getAttribute('aria-checked')).toBe('mixed');
  await page.keyboard.press('End');
  await expect.poll(() => rowOf(rowCount).getAttribute('aria-selected')).toBe('true');
});

test('a header sorts, by pointer and by key, and says how', async () => {
  const amount = table.getByRole('columnheader', { name: 'Amount' });
  await expect.poll(() => amount.getAttribute('aria-sort')).toBe('ascending');
  await amount.getByRole('button').click();
  await expect.poll(() => amount.getAttribute('aria-sort')).toBe('descending');
  await expect.poll(() => rowOf(rowCount).getAttribute('aria-rowindex')).toBe('2');
  await amount.getByRole('button').press('Enter');
  await expect.poll(() => rowOf(1).getAttribute('aria-rowindex')).toBe('2');
  await expect.poll(() => table.getByRole('columnheader', { name: 'Payee' }).getAttribute('aria-sort')).toBe('none');
});

test('a link in a cell is reached by an arrow and followed, and selects nothing', async () => {
  const link = rowOf(1).getByRole('link');
  await rowOf(1).focus();
  for (const _ of ['box', 'payee', 'link']) await page.keyboard.press('ArrowRight');
  await expect.poll(() => hasFocus(link)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**#FT-2611-0001');
  await rowOf(3).getByRole('link').click();
  await page.waitForURL('**#FT-2611-0003');
  await expect.poll(() => table.getByRole('row', { selected: true }).count()).toBe(0);
});

test('the actions of a row are in its menu, which gives the focus back', async () => {
  await rowOf(2).focus();
  await page.keyboard.press('ArrowLeft');
  const button = rowOf(2).getByRole('button', { name: 'Actions' });
  await expect.poll(() => hasFocus(button)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Cancel' }).getByText('Already done').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(button)).toBe(true);
  await expect.poll(() => table.getByRole('row', { selected: true }).count()).toBe(0);
});

test('an open menu disappears with its row, and does not stay for another one', async () => {
  await rowOf(3).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menu').waitFor();
  const amount = table.getByRole('columnheader', { name: 'Amount', includeHidden: true });
  await amount.getByRole('button', { includeHidden: true }).dispatchEvent('click');
  await expect.poll(() => amount.getAttribute('aria-sort')).toBe('descending');
  await page.getByRole('menu').waitFor({ state: 'detached' });
});

test.each([
  ['Tab', 'Shift+Tab'],
  ['Shift+Tab', 'Tab'],
])('%s leaves the table instead of walking through its rows, and %s comes back to the row', async (away, back) => {
  await rowOf(3).focus();
  await page.keyboard.press(away);
  await expect.poll(() => table.locator('[role=row]:focus-within').count()).toBe(0);
  await page.keyboard.press(back);
  await expect.poll(() => hasFocus(rowOf(3))).toBe(true);
});

test('each header stands above its column', async () => {
  const headers = await table.getByRole('columnheader').evaluateAll(sides);
  const cells = await rowOf(1).getByRole('gridcell').or(rowOf(1).getByRole('rowheader')).evaluateAll(sides);
  expect(cells).toEqual(headers);
});

test('all rows are as tall as the tallest one, so none is cut off', async () => {
  const heights = await table
    .getByRole('rowheader')
    .evaluateAll((cells) => cells.map((cell) => cell.scrollHeight - cell.clientHeight));
  expect(Math.max(...heights)).toBe(0);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
