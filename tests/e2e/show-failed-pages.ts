// A story that fails prints what its open pages show, because a failure on another machine leaves nothing else.
import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { openPages } from './open-pages.ts';

/** Characters. The end is shown, because the menus come first. */
const LONGEST = 5000;

const shownOn = async (page: Page): Promise<string> =>
  `--- ${page.url()}\n${(await page.locator('body').ariaSnapshot({ timeout: 5000 })).slice(-LONGEST)}`;

const placeOf = async (page: Page): Promise<string> =>
  `${page.url()} "${(await page.getByRole('heading').allInnerTexts()).slice(0, 8).join('", "')}"`;

/** The list of failures at the end shows the message and nothing else. */
async function addPlaces(failure: { message: string } | undefined): Promise<void> {
  const places = await Promise.allSettled(openPages().map(placeOf));
  const lines = places.map((one) => `on ${one.status === 'fulfilled' ? one.value : String(one.reason)}`);
  if (failure) failure.message = [failure.message, ...lines].join('\n');
}

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  await addPlaces(task.result.errors?.at(-1));
  const shown = await Promise.allSettled(openPages().map(shownOn));
  console.error(shown.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason))).join('\n'));
});
