// Pressing a button after the bank has ended the session.
import type { Locator } from 'playwright-core';
import type { Portal } from './portal.ts';
import { words } from './words.ts';

const longerThanIdle = 15 * 60_000;

/** A call of the page itself may end the session before the button is pressed. */
export async function pressTooLate(portal: Portal, button: Locator): Promise<void> {
  const ended = button.page().getByRole('heading', { name: words('en', 'session')('endedTitle.idle'), level: 1 });
  await portal.setTime(new Date(portal.services.clock.now().getTime() + longerThanIdle));
  await Promise.race([button.click(), ended.waitFor()]);
  await ended.waitFor();
}
