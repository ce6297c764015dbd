// A payment set for a later day is called back before its day.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { words } from './words.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test.each(['en', 'id'] as const)('what was cancelled is not among the coming payments any more, %s', async (locale) => {
  const say = words(locale, 'transactions');
  const companies = { en: 'NUSANTARA', id: 'BAHARI' };
  const page = await portal.logIn(`MAKER01@${companies[locale]}`, { locale });
  await page.goto('/transaction-status/forward-dated');
  await page.getByRole('row').filter({ hasText: 'PT Cepat Logistik Nusantara' }).click();
  await page.waitForURL(/\/(?:transaction-)?detail/);
  await page.getByRole('button', { name: say('action.cancelForward'), exact: true }).click();
  await page
    .locator('[role=dialog], [role=alertdialog]')
    .getByRole('button', { name: say('action.cancelForward'), exact: true })
    .click();
  await page.getByText(words(locale, 'kinds')('status.Cancelled')).first().waitFor();
  await page.goto('/transaction-status/forward-dated');
  await page.getByText(say('list.forward_dated')).waitFor();
  await page.context().close();
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
