// Steps on requests, by the texts on the screen.
import type { Page } from 'playwright-core';
import { playDevice } from '../../server/sandbox/device-page.ts';
import type { Locale, Portal } from './portal.ts';
import { startingWith, words } from './words.ts';

export const user = (id: string) => `${id}@NUSANTARA`;

export const row = (page: Page, refNo: string) => page.getByRole('row').filter({ hasText: refNo });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
export const dialogOf = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'));
/** Its name goes on with the number of requests and their sum. */
export const decisionButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: startingWith(name) });

/** Opens the page and waits until its event stream is open. */
export async function openWithEvents(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse((answer) => answer.headers()['content-type'] === 'text/event-stream');
  await page.goto(path);
  await stream;
}

/** Opens the detail from the list. */
export async function openRow(page: Page, refNo: string): Promise<void> {
  await row(page, refNo).click();
  await page.waitForURL(/\/detail/);
}

export async function openRequest(page: Page, list: string, refNo: string): Promise<void> {
  await page.goto(list);
  await openRow(page, refNo);
}

/** Goes from the detail to the confirmation page, and waits until the detail is gone. */
export async function goDecide(page: Page, decision: string): Promise<void> {
  await button(page, decision).click();
  await page.waitForURL(/confirmation/);
  await button(page, decision).waitFor({ state: 'detached' });
}

export async function askForChallenge(page: Page, locale: Locale = 'en'): Promise<void> {
  const sign = words(locale, 'signature');
  await button(page, sign('ask')).click();
  await page.getByLabel(sign('response')).waitFor();
}

async function challengeOn(page: Page, locale: Locale): Promise<string> {
  const text = await page
    .getByText(words(locale, 'signature')('challenge'), { exact: false })
    .last()
    .locator('..')
    .innerText();
  return text.replaceAll(/\D/g, '');
}

/** Types the response of the user's token device to the challenge on the screen. */
export async function answerChallenge(
  { services }: Portal,
  page: Page,
  userId: string,
  locale: Locale = 'en',
): Promise<void> {
  const challenge = await challengeOn(page, locale);
  const response = await playDevice(services, { userId, challenge });
  await page.getByLabel(words(locale, 'signature')('response')).fill(response ?? '');
}

/** Asks for a challenge, answers it and decides. */
export async function sign(portal: Portal, page: Page, id: string, decision: string): Promise<void> {
  await askForChallenge(page);
  await answerChallenge(portal, page, user(id));
  await decisionButton(page, decision).click();
}
