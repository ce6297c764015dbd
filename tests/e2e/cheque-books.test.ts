// Giro books are requested in a browser and ordered, and their pick-up is changed while they wait at the branch.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDueJobs } from '../../server/jobs/runner.ts';
import { branchPaths } from '../../server/sandbox/branches-page.ts';
import { branchTexts } from '../../server/sandbox/branch-texts.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { button, title, user } from './request-steps.ts';
import { createReader } from './screen-faults.ts';
import { decideByAll } from './sent-payments.ts';
import { takeOption } from './take-option.ts';
import { choose, optionsWith } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const faultsOf = createReader();
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const say = (locale: Locale) => words(locale, 'payments');
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

async function chooseBranch(page: Page, locale: Locale, city: string, branch: string, distance: string): Promise<void> {
  const t = say(locale);
  await page.getByRole('button', { name: new RegExp(t('books.near')) }).click();
  await takeOption(page.getByRole('option', { name: city, exact: true }));
  await page.getByRole('combobox', { name: startingWith(t('books.branch')) }).click();
  const first = page.getByRole('option').first();
  await first.getByText(t('books.distance', { kilometres: distance })).waitFor();
  await takeOption(optionsWith(page, branch).first());
}

async function sendIn(page: Page, locale: Locale): Promise<void> {
  const t = say(locale);
  await page.getByRole('button', { name: t('books.submit'), exact: true, disabled: false }).click();
  const again = page.getByRole('button', { name: t('duplicate.payAgain') });
  const sent = title(page, t('receipt.title'));
  await sent.or(again).waitFor();
  if (await again.isVisible()) await again.click();
  await sent.waitFor();
}

const referenceOn = async (page: Page, locale: Locale) => {
  const receipt = await page
    .getByRole('status')
    .filter({ hasText: say(locale)('receipt.reference') })
    .innerText();
  return /CHQ\w+/.exec(receipt)?.[0] ?? '';
};

/** Presses a button of the branch in the sandbox. */
async function atBranch(page: Page, refNo: string, action: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: refNo });
  await row.getByRole('button', { name: action }).click();
}

test('an agent picks up giro books; while they wait at the branch, the authorizers take it over', async () => {
  const t = say('id');
  const page = await portal.logIn(user('MAKER01'), {
    locale: 'id',
    isPhone: true,
    theme: 'dark',
    at: '/services/cheque-book-request',
  });
  await choose(page, t('books.type'), t('books.giro'));
  await chooseBranch(page, 'id', 'Jakarta', 'Jakarta Kelapa Gading', '3');
  await choose(page, t('books.method'), t('books.byAgent'));
  await field(page, 'pickup.agentName').fill('Andi Pratama');
  await field(page, 'pickup.idNumber').fill('3174052208850003');
  await field(page, 'pickup.address').fill('Jl. Kemang Raya No. 45');
  await field(page, 'pickup.authorizers.0.name').fill('Budi Santoso');
  await field(page, 'pickup.authorizers.0.position').fill('Direktur Keuangan');
  await page.keyboard.press('Tab');
  await button(page, t('books.submit')).waitFor();
  expect(await faultsOf(page, 'books id')).toEqual([]);
  await sendIn(page, 'id');
  const refNo = await referenceOn(page, 'id');
  await decideByAll(portal, '0712');
  await runDueJobs(portal.services);
  const branch = await page.context().newPage();
  await branch.goto(branchPaths.page);
  await atBranch(branch, refNo, branchTexts.ID.deliver);
  await page.goto(`/transaction-status/detail/chequebook?refNo=${refNo}&menuAccess=CHQ_BOOK`);
  await button(page, words('id', 'transactions')('action.editPickup')).click();
  await choose(page, t('books.method'), t('books.inPerson'));
  await button(page, t('books.addAuthorizer')).click();
  await field(page, 'pickup.authorizers.1.name').fill('Ratna Kusuma');
  await button(page, t('books.savePickup')).click();
  await field(page, 'pickup.authorizers.1.position').fill('Direktur Utama');
  expect(await faultsOf(page, 'edit pick-up')).toEqual([]);
  await button(page, t('books.savePickup')).click();
  await page.getByRole('main').getByText('Ratna Kusuma').waitFor();
  expect(await page.getByText('Andi Pratama').count()).toBe(0);
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
