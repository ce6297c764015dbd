// The keyboard of somebody without a mouse: every key leaves the focus somewhere, and where it is can be seen.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const mostSteps = 60;
const patience = { timeout: 10_000 };

/** Runs in the page: what is wrong with where the focus is. */
function faultOfPlace(): string | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing has the focus';
  const { top, bottom, left, right } = (element.closest('label') ?? element).getBoundingClientRect();
  const isInSight = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return isInSight ? undefined : `out of sight: ${element.outerHTML.slice(0, 160)}`;
}

/** Runs in the page: a ring is drawn around what has the focus, or around the box that holds it. */
function faultOfLooks(): string | undefined {
  const element = document.activeElement;
  // A screen or a dialog is only where the next key goes on from; the item of a list or of a date is filled instead.
  const isPlace = element?.matches('main, section, [role=dialog], [role=alertdialog]');
  if (!element || isPlace || element.matches('[role=option], [role^=menuitem], [role=spinbutton]')) return undefined;
  const around: Element[] = [];
  for (let one: Element | null = element; one && around.length < 4; one = one.parentElement) around.push(one);
  const isDrawn = around.some((one) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    return outlineStyle !== 'none' && outlineWidth !== '0px' && !/, 0\)$|\/ 0\)$|transparent/.test(outlineColor);
  });
  return isDrawn ? undefined : `not to be seen: ${element.outerHTML.slice(0, 160)}`;
}

/** A step of the screen may take a moment to bring the focus along. */
export async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(faultOfPlace), patience).toBeUndefined();
  await expect.poll(() => page.evaluate(faultOfLooks), patience).toBeUndefined();
}

export async function pressKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expectFocus(page);
}

/** While a list is open, nothing else can be named. */
const isFocused = (wanted: Locator) =>
  wanted.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Goes on with a key until the focus is where the person wants to be. */
export async function reach(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await wanted.waitFor({ state: 'attached' });
  for (let step = 0; step < mostSteps; step += 1) {
    if (await isFocused(wanted)) return;
    await pressKey(page, key);
  }
  throw new Error(`${String(wanted)} is not reached with ${key}`);
}
