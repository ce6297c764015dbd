// An option of an open list, taken with the mouse as a person does it.
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

async function placeAtRest(option: Locator) {
  const seen = { place: '' };
  await expect
    .poll(async () => {
      const before = seen.place;
      seen.place = JSON.stringify(await option.boundingBox());
      return seen.place !== 'null' && seen.place === before;
    })
    .toBe(true);
  return JSON.parse(seen.place) as NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;
}

/** Where it is: a click of the test's own scrolls the page first, and an open list closes when the page scrolls. */
export async function takeOption(option: Locator): Promise<void> {
  const page = option.page();
  const { x, y, width, height } = await placeAtRest(option);
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}
