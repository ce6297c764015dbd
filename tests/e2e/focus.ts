// Keyboard focus: after every key, an element inside the window must have the focus, and it must be visible.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const mostSteps = 60;
const patience = { timeout: 10_000 };

/** Runs in the page: says if no element, or one outside the window, has the focus. */
function faultOfPlace(): string | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing has the focus';
  const { top, bottom, left, right } = (element.closest('label') ?? element).getBoundingClientRect();
  const isInSight = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return isInSight ? undefined : `out of sight: ${element.outerHTML.slice(0, 160)}`;
}

/** Runs in the page: says if no outline is drawn around the focused element or a box around it. */
function faultOfLooks(): string | undefined {
  const element = document.activeElement;
  // A screen or a dialog is only the start for the next key. Items of lists and dates are filled instead of outlined.
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

/** Polls, because a new screen may set the focus a moment later. */
export async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(faultOfPlace), patience).toBeUndefined();
  await expect.poll(() => page.evaluate(faultOfLooks), patience).toBeUndefined();
}

export async function pressKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expectFocus(page);
}

/** Compares elements, because all others are hidden from roles and names while a list is open. */
const isFocused = (wanted: Locator) =>
  wanted.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Presses the key until the wanted element has the focus; throws after too many steps. */
export async function reach(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await wanted.waitFor({ state: 'attached' });
  for (let step = 0; step < mostSteps; step += 1) {
    if (await isFocused(wanted)) return;
    await pressKey(page, key);
  }
  throw new Error(`${String(wanted)} is not reached with ${key}`);
}
