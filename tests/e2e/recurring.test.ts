// A series is set up, approved, paid on its days, skipped once and stopped, in a browser.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { createReader } from './screen-faults.ts';
import { morning } from './seeded-bank.ts';
import { answerChallenge, askForChallenge, button, dialogOf, user } from './request-steps.ts';
import { chooseThursdays, daysOn, releaseSeries, submitSeries } from './series-form.ts';
import { fillTransfer } from './transfer-form.ts';
import { words } from './words.ts';

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

async function setUp(page: Page, locale: Locale): Promise<string> {
  const t = words(locale, 'payments');
  await page.goto('/services/recurring/form');
  await fillTransfer(page, locale);
  await chooseThursdays(page, locale);
  const planned = page.getByRole('list', { name: t('repeat.nextDays') }).getByRole('listitem');
  await expect.poll(() => planned.count()).toBe(12);
  expect(await faultsOf(page, 'form')).toEqual([]);
  const refNo = await submitSeries(page, locale);
  await expect.poll(() => daysOn(page, locale).count()).toBe(12);
  return refNo;
}

test.each(stories)('a series is set up, paid on its day, skipped once and stopped (%s)', async (locale, options) => {
  const [own, kinds] = [words(locale, 'recurring'), words(locale, 'kinds')];
  const before = await portal.logIn(user('MAKER01'), options);
  const refNo = await setUp(before, locale);
  await portal.leave(before);
  await releaseSeries(portal, refNo);
  await portal.setTime(new Date('2026-12-10T09:00:00+07:00'));
  // The session of the day of submission has ended by then.
  const page = await portal.logIn(user('MAKER01'), options);
  const days = daysOn(page, locale);
  await expect
    .poll(async () => {
      await page.goto(`/services/recurring/detail?refNo=${refNo}`);
      await days.first().waitFor();
      return days.first().innerText();
    })
    .toContain(kinds('status.Successful'));
  expect(await faultsOf(page, 'detail')).toEqual([]);
  await button(page, own('skip.button')).click();
  await dialogOf(page)
    .getByRole('button', { name: own('skip.confirm') })
    .click();
  await expect.poll(() => days.nth(1).innerText()).toContain(kinds('status.Skipped'));
  await button(page, own('stop.button')).click();
  await askForChallenge(page, locale);
  await answerChallenge(portal, page, user('MAKER01'), locale);
  await button(page, own('stop.confirm')).click();
  await page.getByText(kinds('status.Stopped'), { exact: true }).first().waitFor();
  await page.goto('/services/recurring');
  await page.getByText(refNo).first().waitFor();
  expect(await faultsOf(page, 'list')).toEqual([]);
  expect(portal.complaints).toEqual([]);
  await portal.leave(page);
});
