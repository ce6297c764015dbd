// A rejected request ends, and its maker reads who rejected it and why.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { decisionButton, goDecide, openRequest, row, title, user } from './request-steps.ts';
import { startingWith, words } from './words.ts';

const locale = 'id';
const say = words(locale, 'requests');
const kinds = words(locale, 'kinds');
const refNo = 'LCY2611230000002';
const reason = 'Sudah dibayar bulan lalu';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('a verifier rejects a payment and says why', async () => {
  const page = await portal.logIn(user('VERIFIER01'), { locale });
  await openRequest(page, '/request/verify', refNo);
  await goDecide(page, say('act.reject'));
  await page.getByLabel(startingWith(say('reason.label'))).fill(reason);
  await decisionButton(page, say('act.reject')).click();
  await title(page, say('done.reject', { count: 1 })).waitFor();
  await page.reload();
  await title(page, say('done.reject', { count: 1 })).waitFor();
  await page.getByText('PT Cepat Logistik Nusantara').waitFor();
  await page.getByRole('link', { name: say('outcome.back') }).click();
  await row(page, 'LCY2611230000001').waitFor();
  await expect.poll(() => row(page, refNo).count()).toBe(0);
  await portal.leave(page);
});

test('its maker finds it among the unsuccessful ones, with who rejected it and why', async () => {
  const page = await portal.logIn(user('MAKER02'), { locale, at: '/transaction-status/unsuccessful' });
  await row(page, refNo).click();
  await title(page, 'PT Cepat Logistik Nusantara').waitFor();
  const banner = page.getByRole('status').filter({ hasText: kinds('status.Rejected').toUpperCase() });
  await banner.getByText(reason).waitFor();
  await banner.getByText('Agus Wijaya').waitFor();
  await page.getByText(kinds('history.done.reject', { name: 'Agus Wijaya' })).waitFor();
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
