// A released payment without enough money says so on every screen until it is paid.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyAccount } from '../server/account-money.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { button, dialogOf, row, user } from './request-steps.ts';
import { decideAs, sendPayment } from './sent-payments.ts';
import { words } from './words.ts';

const lacks: Readonly<Record<Locale, RegExp>> = {
  en: /IDR\s7,000,000\.00 is missing · can be executed until 24 Nov 2026 00:00 WIB/,
  id: /Kurang Rp\s?7\.000\.000,00 · dapat dieksekusi sampai 24 Nov 2026 00\.00 WIB/,
};
let portal: Portal;
let money: Awaited<ReturnType<typeof emptyAccount>>;
let refNo: string;

beforeAll(async () => {
  portal = await openPortal();
  money = await emptyAccount(portal.services.db, 5_000_000_00n);
  const receipt = await sendPayment(portal, { value: '12000000.00' });
  await decideAs(portal, 'VERIFIER01', 'verify', receipt);
  await decideAs(portal, 'APPROVER01', 'approve', receipt);
  await decideAs(portal, 'RELEASER01', 'release', receipt);
  ({ refNo } = receipt);
});
afterAll(() => portal.close());

test.each(['en', 'id'] as const)('its maker reads in %s how much is missing and until when', async (locale) => {
  const kinds = words(locale, 'kinds');
  const page = await portal.logIn(user('MAKER01'), { locale });
  await page.getByText(lacks[locale]).first().waitFor();
  await page.goto('/transaction-status/pending');
  await row(page, refNo).getByText(kinds('money.waits')).waitFor();
  await row(page, refNo).getByText(lacks[locale]).waitFor();
  await row(page, refNo).click();
  const main = page.getByRole('main');
  await main.getByRole('status').filter({ hasText: lacks[locale] }).waitFor();
  await main.getByText(kinds('history.done.execute-unfunded', { name: kinds('history.bank') })).waitFor();
  await portal.leave(page);
});

/** Presses "Execute now", reads what leaves which account, and confirms. */
async function execute(page: Page, isMeant = true) {
  const text = words('en', 'transactions');
  await button(page, text('action.execute')).click();
  const question = dialogOf(page).filter({ hasText: text('action.executeTitle') });
  await question.getByText(/^IDR\s12,0[\d,]+\.00 leaves .+ now for .+ to CV Sinar Jaya Abadi\./).waitFor();
  const press = isMeant ? text('action.execute') : words('en', 'common')('action.cancel');
  await question.getByRole('button', { name: press, exact: true }).click();
}

test('executed without enough money, it says at once that it waits, and how much is missing', async () => {
  const text = words('en', 'transactions');
  const page = await portal.logIn(user('RELEASER01'));
  const unfunded = page.getByRole('listitem').filter({ hasText: words('en', 'kinds')('action.execute-unfunded') });
  await unfunded.first().getByRole('link').click();
  await execute(page, false);
  await execute(page);
  const toast = page.getByRole('alertdialog').filter({ hasText: text('action.stillWaits', { refNo }) });
  await toast.filter({ hasText: lacks.en }).waitFor();
  await page.getByText(text('action.executing')).waitFor({ state: 'detached' });
  await button(page, text('action.execute')).waitFor();
  await portal.leave(page);
});

test('after its day has passed its releaser moves it to another day, on which it can be executed', async () => {
  await portal.setTime(new Date('2026-11-24T10:00:00+07:00'));
  const [requests, kinds] = [words('en', 'requests'), words('en', 'kinds')];
  const executeNow = words('en', 'transactions')('action.execute');
  const page = await portal.logIn(user('RELEASER01'), {
    at: `/transaction-status/detail?${new URLSearchParams({ refNo, menuAccess: 'LCY' })}`,
  });
  await page
    .getByText(kinds('money.over', { moment: '24 Nov 2026 00:00 WIB' }))
    .first()
    .waitFor();
  await expect.poll(() => button(page, executeNow).count()).toBe(0);
  const { task_id: taskId } = await portal.services.db
    .selectFrom('requests')
    .select('task_id')
    .where('ref_no', '=', refNo)
    .executeTakeFirstOrThrow();
  const withRoute = new URLSearchParams({ taskId, refNo, menuAccess: 'LCY' });
  await page.goto(`/transaction-status/transaction-detail?${withRoute}`);
  await button(page, requests('late.next', { date: '24 Nov 2026' })).click();
  await page.getByText(requests('late.movedUnpaid', { date: '24 Nov 2026' })).waitFor();
  await button(page, executeNow).waitFor();
  await portal.leave(page);
});

test('its releaser finds it on the home page, and has it executed when there is enough money', async () => {
  await money.comesIn();
  const kinds = words('en', 'kinds');
  const page = await portal.logIn(user('RELEASER01'));
  const main = page.getByRole('main');
  const activity = main.getByRole('listitem').filter({ hasText: kinds('action.execute-unfunded') });
  await activity
    .filter({ hasText: kinds('money.enough') })
    .first()
    .getByRole('link')
    .click();
  await main.getByText(refNo).first().waitFor();
  await main
    .getByRole('status')
    .filter({ hasText: kinds('money.enough') })
    .waitFor();
  const text = words('en', 'transactions');
  await execute(page);
  const executed = { refNo, payee: 'CV Sinar Jaya Abadi', status: kinds('status.Successful') };
  await page.getByText(text('action.outcome', executed)).waitFor();
  await main.getByText(kinds('status.Successful'), { exact: true }).first().waitFor();
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
