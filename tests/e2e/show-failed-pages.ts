// A story that fails prints what its open pages show, because a failure on another machine leaves nothing else.
import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { openPages } from './open-pages.ts';

/** Characters. The end is shown, because the menus come first. */
const LONGEST = 5000;

const shownOn = async (page: Page): Promise<string> =>
  `--- ${page.url()}\n${(await page.locator('body').ariaSnapshot({ timeout: 5000 })).slice(-LONGEST)}`;

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const shown = await Promise.allSettled(openPages().map(shownOn));
  console.error(shown.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason))).join('\n'));
});
