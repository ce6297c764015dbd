// A story that fails prints what its open pages show, because a failure on another machine leaves nothing else.
import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { openPages } from './open-pages.ts';

const LONGEST = 1500;

const shownOn = async (page: Page): Promise<string> => {
  const text = await page.locator('body').innerText({ timeout: 5000 });
  return `--- ${page.url()}\n${text.replaceAll(/\n\s*\n/g, '\n').slice(0, LONGEST)}`;
};

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const shown = await Promise.allSettled(openPages().map(shownOn));
  console.error(shown.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason))).join('\n'));
});
