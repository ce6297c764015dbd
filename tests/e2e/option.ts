// An option of an open list, taken with the mouse as a person does it.
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Its middle, while nothing lies over it. */
function reachableMiddle(option: Element): Point | undefined {
  const { x, y, width, height } = option.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  return option.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : undefined;
}

/** Once the list has moved into its place. */
async function middleAtRest(option: Locator): Promise<Point> {
  let middle: Point | undefined;
  const isSettled = async () => {
    const before = middle;
    middle = await option.evaluate(reachableMiddle);
    return middle !== undefined && middle.x === before?.x && middle.y === before.y;
  };
  await expect.poll(isSettled).toBe(true);
  return middle as Point;
}

/** Where it is: a click of the test's own scrolls the page first, and an open list closes when the page scrolls. */
export async function takeOption(option: Locator): Promise<void> {
  const page = option.page();
  const { x, y } = await middleAtRest(option);
  await page.mouse.click(x, y);
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}
