// A series is set up, approved, paid on its days, skipped once and stopped, in a browser.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { createReader } from './screen-faults.ts';
import { morning } from './seeded-bank.ts';
import { answerChallenge, askForChallenge, button, dialogOf, user } from './request-steps.ts';
import { decideAs } from './sent-payments.ts';
import { choose, fillTransfer, reviewOf } from './transfer-form.ts';
import { tick } from './tick.ts';
import { startingWith, words } from './words.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.setTime(morning));
afterAll(() => portal.close());

const stories = [
  ['en', { locale: 'en' }],
  ['id', { locale: 'id', isPhone: true, theme: 'dark' }],
] as const;

const faultsOf = createReader();
const say = (locale: Locale) => words(locale, 'payments');

async function chooseThursdays(page: Page, locale: Locale): Promise<void> {
  const t = say(locale);
  await choose(page, t('repeat.frequency'), t('repeat.WEEKLY'));
  await tick(page.getByRole('checkbox', { name: t('repeat.THU'), exact: true }));
  const start = page.getByRole('group', { name: startingWith(t('repeat.startDate')) });
  await start.getByRole('spinbutton').first().click();
  await page.keyboard.type('10122026');
}

async function submit(page: Page, locale: Locale): Promise<string> {
  const t = say(locale);
  const send = page.getByRole('button', { name: startingWith(t('transfer.submit', { amount: '' })), disabled: false });
  const notes = reviewOf(page, locale).getByRole('checkbox');
  await send.or(notes.first()).first().waitFor();
  for (const note of await notes.all()) await tick(note);
  await send.click();
  await page.waitForURL(/recurring\/detail\?refNo=REC/);
  return new URL(page.url()).searchParams.get('refNo') ?? '';
}

async function release(refNo: string): Promise<void> {
  const { task_id: taskId } = await portal.services.db
    .selectFrom('requests')
    .select('task_id')
    .where('ref_no', '=', refNo)
    .executeTakeFirstOrThrow();
  const named = { taskId, revision: 1 };
  await decideAs(portal, 'VERIFIER01', 'verify', named, 'RECURRING');
  await decideAs(portal, 'APPROVER01', 'approve', named, 'RECURRING');
  await decideAs(portal, 'RELEASER01', 'release', named, 'RECURRING');
}

test.each(stories)('a series is set up, paid on its day, skipped once and stopped (%s)', async (locale, options) => {
  const [t, own, kinds] = [say(locale), words(locale, 'recurring'), words(locale, 'kinds')];
  const page = await portal.logIn(user('MAKER01'), options);
  await page.goto('/services/recurring/form');
  await fillTransfer(page, locale);
  await chooseThursdays(page, locale);
  const days = page.getByRole('list', { name: t('repeat.nextDays') }).getByRole('listitem');
  await expect.poll(() => days.count()).toBe(12);
  expect(await faultsOf(page, 'form')).toEqual([]);
  await page.screenshot({ path: `/tmp/w-series-form-${locale}.png`, fullPage: true });
  const refNo = await submit(page, locale);
  const all = page.getByRole('list', { name: own('detail.days') }).getByRole('listitem');
  await expect.poll(() => all.count()).toBe(12);
  await release(refNo);
  await portal.setTime(new Date('2026-12-10T09:00:00+07:00'));
  await expect
    .poll(async () => {
      await page.reload();
      await all.first().waitFor();
      return all.first().innerText();
    })
    .toContain(kinds('status.Successful'));
  expect(await faultsOf(page, 'detail')).toEqual([]);
  await page.screenshot({ path: `/tmp/w-series-detail-${locale}.png`, fullPage: true });
  await button(page, own('skip.button')).click();
  await dialogOf(page)
    .getByRole('button', { name: own('skip.confirm') })
    .click();
  await expect.poll(() => all.nth(1).innerText()).toContain(kinds('status.Skipped'));
  await button(page, own('stop.button')).click();
  await askForChallenge(page, locale);
  await answerChallenge(portal, page, user('MAKER01'), locale);
  await button(page, own('stop.confirm')).click();
  await page.getByText(kinds('status.Stopped')).first().waitFor();
  await page.goto('/services/recurring');
  await page.getByText(refNo).first().waitFor();
  expect(await faultsOf(page, 'list')).toEqual([]);
  await page.screenshot({ path: `/tmp/w-series-list-${locale}.png`, fullPage: true });
  expect(portal.complaints).toEqual([]);
  await page.context().close();
});
