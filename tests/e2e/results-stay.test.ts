// What a user reads after submitting or deciding is there again after a reload, with its costs and what it waits for.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyAccount } from '../server/account-money.ts';
import { decide } from './deciding.ts';
import { openPortal, type Portal } from './portal.ts';
import { user } from './request-steps.ts';
import { decideAs, sendPayment } from './sent-payments.ts';
import { fillTransfer, submitTransfer } from './transfer-form.ts';
import { words } from './words.ts';

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

/** The texts of the route: who acted and who acts next. */
const routeOf = (page: Page, locale: 'en' | 'id') =>
  page
    .getByRole('main')
    .getByRole('region')
    .filter({ hasText: words(locale, 'kinds')('stage.release') })
    .last();

test('the receipt of a transfer names its fee and what is debited altogether, also after a reload', async () => {
  const kinds = words('en', 'kinds');
  const page = await portal.logIn(user('MAKER01'), { at: '/services/local-currency-transfer' });
  await fillTransfer(page, 'en', { accountNumber: '5270441177', amount: '8150000', message: 'Invoice 220' });
  const refNo = await submitTransfer(page, 'en');
  const main = page.getByRole('main');
  const isComplete = async () => {
    await main.getByText(refNo).first().waitFor();
    await main.getByText(kinds('transfer.fee'), { exact: true }).waitFor();
    await main.getByText('IDR 2,500.00').waitFor();
    await main.getByText('IDR 8,152,500.00').waitFor();
  };
  await isComplete();
  await page.reload();
  await isComplete();
  await portal.leave(page);
});

test('the result of a release without enough money says how much is missing, until when, and where to go', async () => {
  const money = await emptyAccount(portal.services.db, 5_000_000_00n);
  const receipt = await sendPayment(portal, { value: '12000000.00' });
  await decideAs(portal, 'VERIFIER01', 'verify', receipt);
  await decideAs(portal, 'APPROVER01', 'approve', receipt);
  const kinds = words('id', 'kinds');
  const releaser = user('RELEASER01');
  const page = await portal.logIn(releaser, {
    locale: 'id',
    theme: 'dark',
    isPhone: true,
    at: `/request/releaser/detail?taskId=${receipt.taskId}&refNo=${receipt.refNo}&menuAccess=LCY`,
  });
  await decide(portal, { page, userId: releaser, locale: 'id' }, 'release');
  const main = page.getByRole('main');
  const isComplete = async () => {
    await main.getByText(/Kurang Rp\s?7\.000\.000,00 · dapat dieksekusi sampai 24 Nov 2026/).waitFor();
    await main.getByRole('link', { name: kinds('money.open', { refNo: receipt.refNo }) }).waitFor();
    await routeOf(page, 'id').getByText('Dewi Lestari').waitFor();
  };
  await isComplete();
  await page.reload();
  await isComplete();
  await main.getByRole('link', { name: kinds('money.open', { refNo: receipt.refNo }) }).click();
  await page.waitForURL(/transaction-status\/detail/);
  await money.comesIn();
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
