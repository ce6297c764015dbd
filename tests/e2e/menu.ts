// The menu groups of the portal.
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { words } from './words.ts';

/** Opens the menu if the window is too narrow to show it beside the screen. */
export async function showMenu(page: Page): Promise<void> {
  if (!inject('isZoomed')) return;
  await page.getByRole('button', { name: words('en', 'shell')('menu.open') }).click();
}
