// Chooses an option of an open list with the mouse.
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of the option, unless another element covers it. */
function reachableMiddle(option: Element): Point | undefined {
  const { x, y, width, height } = option.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  return option.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : undefined;
}

/** Waits until the list no longer moves. */
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

async function isClosed(list: Locator): Promise<boolean> {
  try {
    await list.waitFor({ state: 'detached', timeout: 5000 });
    return true;
  } catch {
    return false;
  }
}

/**
 * Clicks at the position, because locator.click() could scroll the page, which closes an open list. Clicks again if the
 * list was drawn anew between the press and the release.
 */
export async function takeOption(option: Locator): Promise<void> {
  const page = option.page();
  do {
    const { x, y } = await middleAtRest(option);
    await page.mouse.click(x, y);
  } while (!(await isClosed(page.getByRole('listbox'))));
}
