// A user decides on a request, from its detail to its new status.
import type { Page } from 'playwright-core';
import type { Locale, Portal } from './portal.ts';
import { answerChallenge, askForChallenge } from './request-steps.ts';
import { tick } from './tick.ts';
import { startingWith, words } from './words.ts';

export type Decision = 'verify' | 'approve' | 'release';

export interface Decider {
  readonly page: Page;
  readonly userId: string;
  readonly locale: Locale;
}

/** Ticks all notes that must be confirmed first. */
export async function tickAll(page: Page): Promise<void> {
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await tick(box);
}

/** Goes from the detail over the confirmation to the result. */
export async function decide(portal: Portal, decider: Decider, decision: Decision): Promise<void> {
  const { page, userId, locale } = decider;
  const say = words(locale, 'requests');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: say(`act.${decision}`), exact: true }).click();
  await page.getByRole('heading', { name: say(`ask.${decision}`), level: 1 }).waitFor();
  const pass = main.getByRole('button', { name: startingWith(say(`act.${decision}`)) });
  const ask = main.getByRole('button', { name: words(locale, 'signature')('ask'), exact: true });
  await pass.or(ask).waitFor();
  await tickAll(page);
  if (await ask.isVisible()) {
    await askForChallenge(page, locale);
    await answerChallenge(portal, page, userId, locale);
  }
  await pass.click();
  await page.getByRole('heading', { name: say(`done.${decision}`, { count: 1 }), level: 1 }).waitFor();
}
