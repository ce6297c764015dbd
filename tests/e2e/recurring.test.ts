// A series is set up and sent for approval, in a browser.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { createReader } from './screen-faults.ts';
import { user } from './request-steps.ts';
import { choose, fillTransfer, reviewOf } from './transfer-form.ts';
import { tick } from './tick.ts';
import { startingWith, words } from './words.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const stories = [
  ['en', { locale: 'en' }],
  ['id', { locale: 'id', isPhone: true, theme: 'dark' }],
] as const;

const faultsOf = createReader();
const say = (locale: Locale) => words(locale, 'payments');

const daysOn = (page: Page, locale: Locale) =>
  page.getByRole('list', { name: words(locale, 'recurring')('detail.days') }).getByRole('listitem');

async function chooseThursdays(page: Page, locale: Locale): Promise<void> {
  const t = say(locale);
  await choose(page, t('repeat.frequency'), t('repeat.WEEKLY'));
  await tick(page.getByRole('checkbox', { name: t('repeat.THU'), exact: true }));
  const start = page.getByRole('group', { name: startingWith(t('repeat.startDate')) });
  await start.getByRole('spinbutton').first().click();
  await page.keyboard.type('10122026');
}

async function submit(page: Page, locale: Locale): Promise<void> {
  const t = say(locale);
  const send = page.getByRole('button', { name: startingWith(t('transfer.submit', { amount: '' })), disabled: false });
  const notes = reviewOf(page, locale).getByRole('checkbox');
  await send.or(notes.first()).first().waitFor();
  for (const note of await notes.all()) await tick(note);
  await send.click();
  await page.waitForURL(/recurring\/detail\?refNo=REC/);
}

async function setUp(page: Page, locale: Locale): Promise<void> {
  const t = say(locale);
  await page.goto('/services/recurring/form');
  await fillTransfer(page, locale);
  await chooseThursdays(page, locale);
  const planned = page.getByRole('list', { name: t('repeat.nextDays') }).getByRole('listitem');
  await expect.poll(() => planned.count()).toBe(12);
  expect(await faultsOf(page, 'form')).toEqual([]);
  await submit(page, locale);
  await expect.poll(() => daysOn(page, locale).count()).toBe(12);
}

test.each(stories)('a series is set up and sent for approval (%s)', async (locale, options) => {
  const page = await portal.logIn(user('MAKER01'), options);
  await setUp(page, locale);
  expect(portal.complaints).toEqual([]);
  await page.context().close();
});
