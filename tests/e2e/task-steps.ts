// Steps on administration tasks, by the texts on the screen.
import type { Locator, Page } from 'playwright-core';
import type { Locale, Portal } from './portal.ts';
import { answerChallenge, askForChallenge, button, title } from './request-steps.ts';
import { startingWith, words } from './words.ts';

/** Opens a task from the list of tasks to approve. */
export async function openTask(page: Page, refNo: string, list = 'to-approve'): Promise<void> {
  await page.goto(`/admin/to-do?list=${list}`);
  await page.getByRole('row').filter({ hasText: refNo }).click();
  await page.waitForURL(/\/detail/);
}

/** Milliseconds after which a press is taken for lost. */
const soon = 20_000;

/** A busy browser can miss a press, and a story whose task was decided by halves cannot be played again. */
async function press(pressed: Locator, shown: Locator): Promise<void> {
  await pressed.click();
  const isShown = await shown.waitFor({ timeout: soon }).then(
    () => true,
    () => false,
  );
  if (isShown) return;
  console.error(`pressed again: ${await pressed.page().locator('body').innerText()}`);
  if (await pressed.isVisible()) await pressed.click();
  await shown.waitFor();
}

export async function approveTask(portal: Portal, page: Page, userId: string, locale: Locale): Promise<void> {
  const say = words(locale, 'tasks');
  await button(page, say('act.approve')).click();
  await title(page, say('ask.approve')).waitFor();
  await askForChallenge(page, locale);
  await answerChallenge(portal, page, userId, locale);
  await press(button(page, say('button.approve', { count: 1 })), title(page, say('done.approve', { count: 1 })));
}

export async function returnTask(page: Page, reason: string, locale: Locale): Promise<void> {
  const say = words(locale, 'tasks');
  await button(page, say('act.send-to-repair')).click();
  await title(page, say('ask.send-to-repair')).waitFor();
  await page.getByLabel(startingWith(words(locale, 'requests')('reason.label'))).fill(reason);
  const done = title(page, say('done.send-to-repair', { count: 1 }));
  await press(button(page, say('button.send-to-repair', { count: 1 })), done);
}

/** Sends a form over its confirmation; returns the reference on the last page. */
export async function submitForm(page: Page, locale: Locale): Promise<string> {
  const say = words(locale, 'administration');
  await button(page, say('form.continue')).click();
  await page.getByRole('heading', { name: say('confirm.differences') }).waitFor();
  const refNo = page.getByRole('status').getByText(/^ADM/);
  await press(button(page, say('confirm.submit')), refNo);
  await page.waitForURL(/\/finish/);
  return (await refNo.innerText()).trim();
}
