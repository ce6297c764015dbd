// Sets up a series in a browser, by the labels of its form.
import type { Page } from 'playwright-core';
import type { Locale, Portal } from './portal.ts';
import { decideAs } from './sent-payments.ts';
import { tick } from './tick.ts';
import { choose, tickEveryNote } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

export const daysOn = (page: Page, locale: Locale) =>
  page.getByRole('list', { name: words(locale, 'recurring')('detail.days') }).getByRole('listitem');

export async function chooseThursdays(page: Page, locale: Locale): Promise<void> {
  const t = words(locale, 'payments');
  await choose(page, t('repeat.frequency'), t('repeat.WEEKLY'));
  await tick(page.getByRole('checkbox', { name: t('repeat.THU'), exact: true }));
  const start = page.getByRole('group', { name: startingWith(t('repeat.startDate')) });
  await start.getByRole('spinbutton').first().click();
  await page.keyboard.type('10122026');
}

/** Confirms what the bank notes, and submits. Returns the reference of the series. */
export async function submitSeries(page: Page, locale: Locale): Promise<string> {
  const t = words(locale, 'payments');
  const send = page.getByRole('button', { name: startingWith(t('transfer.submit', { amount: '' })), disabled: false });
  await tickEveryNote(page, locale);
  await send.click();
  await page.waitForURL(/recurring\/detail\?refNo=REC/);
  return new URL(page.url()).searchParams.get('refNo') ?? '';
}

/** The task of the series, for a decision. */
export async function seriesNamed({ services }: Portal, refNo: string) {
  const found = services.db.selectFrom('requests').select('task_id').where('ref_no', '=', refNo);
  return { taskId: (await found.executeTakeFirstOrThrow()).task_id, revision: 1 };
}

export async function releaseSeries(portal: Portal, refNo: string): Promise<void> {
  const named = await seriesNamed(portal, refNo);
  await decideAs(portal, 'VERIFIER01', 'verify', named, 'RECURRING');
  await decideAs(portal, 'APPROVER01', 'approve', named, 'RECURRING');
  await decideAs(portal, 'RELEASER01', 'release', named, 'RECURRING');
}
