// Two users decide on the same request: the first succeeds, and the second sees who decided and when.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import {
  button,
  decisionButton,
  dialogOf,
  goDecide,
  openWithEvents,
  openRow,
  row,
  title,
  user,
} from './request-steps.ts';
import { decideAs, sendPayment, whileHeld } from './sent-payments.ts';
import { startingWith, words } from './words.ts';

const list = '/request/approver';
const say = words('en', 'requests');
const errors = words('en', 'errors');
const common = words('en', 'common');
const taken = 'LCY2611230000003';
const names = { APPROVER01: 'Budi Santoso', APPROVER02: 'Ratna Kusuma' } as const;
const ids = ['APPROVER01', 'APPROVER02'] as const;
let portal: Portal;
let pages: Page[];
/** A page that stays at the list and receives events. */
let watching: Page;

beforeAll(async () => {
  portal = await openPortal();
  pages = await Promise.all(ids.map((id) => portal.logIn(user(id))));
});
afterAll(() => portal.close());

async function waitingPayment() {
  const receipt = await sendPayment(portal, { value: '11000000.00' });
  await decideAs(portal, 'VERIFIER01', 'verify', receipt);
  return receipt;
}

async function readyToReject(page: Page, refNo: string): Promise<void> {
  await openRow(page, refNo);
  await goDecide(page, say('act.reject'));
  await decisionButton(page, say('act.reject')).waitFor();
}

/** Waits until the button shows that the decision is being sent. */
async function pressReject(page: Page): Promise<void> {
  await decisionButton(page, say('act.reject')).press('Enter');
  await page
    .getByRole('main')
    .getByRole('button', { name: startingWith(say('act.reject')), disabled: true })
    .waitFor();
}

test('of two users who decide at the same moment the second sees who was first, and when', async () => {
  const { refNo: untouched } = await waitingPayment();
  await Promise.all(pages.map((page) => openWithEvents(page, list)));
  await Promise.all(pages.map((page) => readyToReject(page, taken)));
  await whileHeld(portal, taken, () => Promise.all(pages.map(pressReject)));
  const done = (page: Page) => title(page, say('done.reject', { count: 1 }));
  await Promise.all(pages.map((page) => done(page).or(dialogOf(page)).first().waitFor()));
  const isFirst = await Promise.all(pages.map((page) => done(page).isVisible()));
  expect(isFirst.filter(Boolean)).toHaveLength(1);
  const first = ids[isFirst.indexOf(true)] ?? ids[0];
  const [second] = pages.filter((_, index) => !isFirst[index]) as [Page];

  const text = await dialogOf(second).innerText();
  expect(text).toContain(errors('82.title'));
  expect(text).toMatch(new RegExp(`${names[first]} .*\\d{2}:\\d{2} WIB`));
  await button(second, common('action.done')).click();
  await second.getByText(say('plan.noneReady')).waitFor();
  await second
    .getByRole('link', { name: say('tab.approve') })
    .first()
    .click();
  await row(second, untouched).waitFor();
  await expect.poll(() => row(second, taken).count()).toBe(0);
  watching = second;
});

test('a user who only reads sees at once that another user has decided', async () => {
  const receipt = await waitingPayment();
  await readyToReject(watching, receipt.refNo);
  const [other] = ids.filter((_, index) => pages[index] !== watching) as [keyof typeof names];
  await decideAs(portal, other, 'approve', receipt);
  await watching.getByText(say('plan.noneReady')).waitFor();
  await watching.getByRole('listitem').filter({ hasText: receipt.refNo }).getByText(names[other]).waitFor();
  await expect.poll(() => decisionButton(watching, say('act.reject')).count()).toBe(0);
});

test('when another user decides on the focused row, another row gets the focus', async () => {
  const [page] = pages as [Page];
  const receipt = await waitingPayment();
  await openWithEvents(page, list);
  await row(page, receipt.refNo).focus();
  await decideAs(portal, 'APPROVER02', 'reject', receipt);
  await row(page, receipt.refNo).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[role=row][data-key]'))).toBe(true);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
