// A period in a filter keeps a date that does not exist as typed, says so, and asks the bank for nothing.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { user } from './request-steps.ts';
import { words } from './words.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const parts = (page: Page) => page.getByRole('search').getByRole('spinbutton');

async function typeFirstDay(page: Page, digits: string): Promise<void> {
  await parts(page).first().click();
  await page.keyboard.type(digits);
}

test.each(['en', 'id'] satisfies Locale[])('31 February is no date and stays as typed (%s)', async (locale) => {
  const page = await portal.logIn(user('MAKER01'), { locale });
  await page.goto('/transaction-status/forward-dated');
  await typeFirstDay(page, '0102202628022026');
  await page.waitForURL(/2026-02-01/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.postData() ?? '');
  });
  await typeFirstDay(page, '31');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByText(words(locale, 'errors')('FIELD_DATE.description')).waitFor();
  expect((await parts(page).allInnerTexts()).slice(0, 3)).toEqual(['31', '02', '2026']);
  expect(page.url()).toContain('2026-02-01');
  expect(asked.filter((body) => body.includes('2026-03'))).toEqual([]);
  await page.screenshot({ path: `/tmp/n-forms-period-${locale}.png` });
  await page.context().close();
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
