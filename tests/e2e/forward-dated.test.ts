// A forward-dated payment is cancelled before its day.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decide, type Decision } from './deciding.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { openRow, row } from './request-steps.ts';
import { choose, fillTransfer, submitTransfer } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const company = 'NUSANTARA';
const comingPayments = '/transaction-status/forward-dated';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const deciders: readonly (readonly [decision: Decision, id: string, queue: string])[] = [
  ['verify', 'VERIFIER01', '/request/verify'],
  ['approve', 'APPROVER01', '/request/approver'],
  ['release', 'RELEASER01', '/request/releaser'],
];

async function passedByAll(refNo: string, locale: Locale): Promise<void> {
  for (const [decision, id, queue] of deciders) {
    const userId = `${id}@${company}`;
    const page = await portal.logIn(userId, { locale, at: queue });
    const decider = { page, userId, locale };
    await openRow(decider.page, refNo);
    await decide(portal, decider, decision);
    await portal.leave(page);
  }
}

async function cancelOn(page: Page, locale: Locale): Promise<void> {
  const say = words(locale, 'transactions');
  await page.getByRole('button', { name: say('action.cancelForward'), exact: true }).click();
  const question = page.getByRole('dialog', { name: say('action.cancelTitle') });
  await question.getByRole('button', { name: say('action.cancelForward'), exact: true }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('main').getByText(words(locale, 'kinds')('status.Cancelled')).first().waitFor();
}

test('a payment that passed all stages is cancelled by its maker before its day', async () => {
  const locale = 'en';
  const maker = await portal.logIn(`MAKER01@${company}`, { at: '/services/local-currency-transfer' });
  const transfer = { accountNumber: '5270338812', amount: '9400000', message: 'Sewa Desember', day: '30112026' };
  await fillTransfer(maker, locale, transfer);
  const refNo = await submitTransfer(maker, locale);
  await passedByAll(refNo, locale);
  await maker.goto(comingPayments);
  await row(maker, refNo).click();
  await maker.waitForURL(/transaction-status\/detail/);
  await cancelOn(maker, locale);
  await maker.goto('/transaction-status/unsuccessful');
  await row(maker, refNo)
    .filter({ hasText: words(locale, 'kinds')('status.Cancelled') })
    .waitFor();
  await portal.leave(maker);
});

test('a cancelled payment is no longer among the coming payments, in Indonesian', async () => {
  const locale = 'id';
  const page = await portal.logIn('MAKER01@BAHARI', { locale, at: comingPayments });
  await page.getByRole('row').filter({ hasText: 'PT Cepat Logistik Nusantara' }).click();
  await page.waitForURL(/transaction-status\/detail/);
  await cancelOn(page, locale);
  await page.goto(comingPayments);
  await page.getByText(words(locale, 'transactions')('list.forward_dated')).waitFor();
  await portal.leave(page);
});

test('the calendar marks the business day of the bank as today', async () => {
  const page = await portal.logIn(`MAKER01@${company}`, { at: comingPayments });
  await page.getByRole('search').getByRole('group').getByRole('button').click();
  const today = page.getByRole('dialog').getByRole('button', { name: '23 November 2026' });
  await today.waitFor();
  expect(await today.getAttribute('aria-current')).toBe('date');
  expect(await page.getByRole('dialog').locator('[aria-current]').count()).toBe(1);
  await portal.leave(page);
});

test('a date is read when its year is complete, and a past date is refused at its field', async () => {
  const page = await portal.logIn(`MAKER01@${company}`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(comingPayments);
  await page.getByRole('search').getByRole('group').getByRole('spinbutton').first().click();
  await page.keyboard.type('2411202630112026');
  await expect.poll(() => asked.filter((text) => text.includes('2026-11-24')).length).toBeGreaterThan(0);
  const say = words('en', 'payments');
  await page.goto('/services/local-currency-transfer');
  await choose(page, say('transfer.when'), say('transfer.onDate'));
  const field = page.getByRole('group', { name: startingWith(say('transfer.date')) });
  await field.getByRole('spinbutton').first().click();
  await page.keyboard.type('20112026');
  await page.getByText(words('en', 'errors')('117.description')).first().waitFor();
  expect(asked.filter((text) => /\b0\d{3}-\d\d-\d\d/.test(text))).toEqual([]);
  await portal.leave(page);
});

test('a date that does not exist stays as typed over another one and is refused', async () => {
  const say = words('en', 'payments');
  const page = await portal.logIn(`MAKER01@${company}`, { at: '/services/local-currency-transfer' });
  await fillTransfer(page, 'en', { accountNumber: '5270338812', amount: '7313000', day: '10022027' });
  const day = page.getByRole('group', { name: startingWith(say('transfer.date')) });
  const review = page.getByRole('region', { name: say('transfer.reviewTitle') });
  await review
    .getByText(/10 Feb 2027/)
    .first()
    .waitFor();
  const refused = day.locator('..').locator('..').getByText(words('en', 'errors')('FIELD_DATE.description'));
  for (const typed of ['30/02/2027', '31/11/2026', '29/02/2027']) {
    await day.getByRole('spinbutton').first().click();
    await page.keyboard.type(typed.replaceAll('/', ''));
    await page.getByLabel(startingWith(say('transfer.info'))).click();
    await refused.waitFor();
    expect((await day.getByRole('spinbutton').allInnerTexts()).join('/')).toBe(typed);
    await review.getByRole('button', { name: say('transfer.missing') }).waitFor();
  }
  await day.getByRole('spinbutton').first().click();
  await page.keyboard.type('26022027');
  await review
    .getByText(/26 Feb 2027/)
    .first()
    .waitFor();
  await refused.waitFor({ state: 'detached' });
  await portal.leave(page);
});

test('a period that is reversed or lacks a day is said at its field and narrows nothing', async () => {
  const page = await portal.logIn(`MAKER01@${company}`, { at: comingPayments });
  const parts = page.getByRole('search').getByRole('group').getByRole('spinbutton');
  const leave = () => page.getByRole('heading', { level: 1 }).click();
  await parts.first().click();
  await page.keyboard.type('2611202615112026');
  const reversed = page.getByText(words('en', 'errors')('198.description'));
  await reversed.waitFor();
  await leave();
  expect(page.url()).not.toContain('dateRange');
  await parts.nth(3).click();
  await page.keyboard.type('30112026');
  await page.waitForURL(/dateRange=2026-11-26(~|%7E)2026-11-30/);
  await reversed.waitFor({ state: 'detached' });
  await parts.first().click();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  const half = page.getByText(words('en', 'common')('list.halfPeriod'));
  expect(await half.count()).toBe(0);
  await leave();
  await half.waitFor();
  await page.waitForURL((address) => !address.search.includes('dateRange'));
  expect((await parts.allInnerTexts()).slice(3)).toEqual(['30', '11', '2026']);
  await portal.leave(page);
});

test('the days follow the method: BI-FAST works on a holiday, and no method on a day too far away', async () => {
  const say = words('en', 'payments');
  const page = await portal.logIn('MAKER01@NUSANTARA', { at: '/services/local-currency-transfer' });
  await fillTransfer(page, 'en', { accountNumber: '5270338812', amount: '7312000', day: '25122026' });
  await page.getByText(say('transfer.onAnyDateText')).waitFor();
  const method = page.getByRole('region', { name: say('transfer.railTitle'), exact: true });
  await method
    .getByText(/Arrives by 25 Dec 2026/)
    .first()
    .waitFor();
  expect(await page.getByText('The bank is closed on').count()).toBe(0);
  const day = page.getByRole('group', { name: startingWith(say('transfer.date')) });
  await day.getByRole('spinbutton').first().click();
  await page.keyboard.type('10102099');
  await day.locator('..').locator('..').getByText('The latest date you can choose is').waitFor();
  await expect.poll(() => method.getByText('Arrives by').count()).toBe(0);
  await expect.poll(() => page.getByRole('radio', { name: startingWith('BI-FAST'), checked: true }).count()).toBe(0);
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
