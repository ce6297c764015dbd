// Somebody decides on a request: from its row over its detail to what became of it.
import type { Page } from 'playwright-core';
import { playDevice } from '../../server/sandbox/device-page.ts';
import type { Locale, Portal } from './portal.ts';
import { beginning, words } from './words.ts';

export type Decision = 'verify' | 'approve' | 'release';

export interface Decider {
  readonly page: Page;
  readonly userId: string;
  readonly locale: Locale;
}

export const rowOf = (page: Page, refNo: string) => page.getByRole('row').filter({ hasText: refNo });

/** Ticks whatever has to be looked at first. */
export async function tickAll(page: Page): Promise<void> {
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check({ force: true });
}

/** Plays the token device of the person. */
async function sign({ services }: Portal, { page, userId, locale }: Decider): Promise<void> {
  const say = words(locale, 'signature');
  await page.getByRole('button', { name: say('ask'), exact: true }).click();
  const response = page.getByLabel(say('response'));
  await response.waitFor();
  const shown = await page.getByText(say('challenge'), { exact: false }).last().locator('..').innerText();
  const challenge = shown.replaceAll(/\D/g, '');
  await response.fill((await playDevice(services, { userId, challenge })) ?? '');
}

export async function openRequest({ page }: Decider, refNo: string): Promise<void> {
  await rowOf(page, refNo).click();
  await page.waitForURL(/\/detail/);
}

/** From the detail of a request over the confirmation to what became of it. */
export async function decide(portal: Portal, decider: Decider, decision: Decision): Promise<void> {
  const { page, locale } = decider;
  const say = words(locale, 'requests');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: say(`act.${decision}`), exact: true }).click();
  await page.getByRole('heading', { name: say(`ask.${decision}`), level: 1 }).waitFor();
  const pass = main.getByRole('button', { name: beginning(say(`act.${decision}`)) });
  const ask = main.getByRole('button', { name: words(locale, 'signature')('ask'), exact: true });
  await pass.or(ask).waitFor();
  await tickAll(page);
  if (await ask.isVisible()) await sign(portal, decider);
  await pass.click();
  await page.getByRole('heading', { name: say(`done.${decision}`, { count: 1 }), level: 1 }).waitFor();
}
