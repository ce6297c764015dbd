// The menu groups of the portal.
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { words } from './words.ts';

/** They stand beside the screen; where that is too narrow for both, they are opened. */
export async function showMenu(page: Page): Promise<void> {
  if (!inject('isZoomed')) return;
  await page.getByRole('button', { name: words('en', 'shell')('menu.open') }).click();
}
