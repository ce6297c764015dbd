// Several requests are decided on together, and each gets its own result.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SubmitReceipt } from '../../generated/types.ts';
import { openPortal, type Portal } from './portal.ts';
import {
  answerChallenge,
  askForChallenge,
  button,
  decisionButton,
  openWithEvents,
  row,
  sign,
  title,
  user,
} from './request-steps.ts';
import { decideAs, sendPayment } from './sent-payments.ts';
import { tick } from './tick.ts';
import { words } from './words.ts';

const say = words('en', 'requests');
const values = ['11000000.00', '12000000.00', '13000000.00'];
let portal: Portal;
let sent: [SubmitReceipt, SubmitReceipt, SubmitReceipt];

async function verifiedPayment(value: string): Promise<SubmitReceipt> {
  const receipt = await sendPayment(portal, { value });
  await decideAs(portal, 'VERIFIER01', 'verify', receipt);
  return receipt;
}

beforeAll(async () => {
  portal = await openPortal();
  const receipts: SubmitReceipt[] = [];
  for (const value of values) receipts.push(await verifiedPayment(value));
  sent = receipts as typeof sent;
});
afterAll(() => portal.close());

async function choose(page: Page, list: string, refNos: readonly string[], decision: string): Promise<void> {
  await openWithEvents(page, list);
  for (const refNo of refNos) await tick(row(page, refNo).getByRole('checkbox'));
  await button(page, decision).click();
  await page.waitForURL(/confirmation/);
}

const itemOf = (page: Page, refNo: string) => page.getByRole('listitem').filter({ hasText: refNo });

test('the bar of what is selected does not lie over the row that was selected', async () => {
  const page = await portal.logIn(user('APPROVER01'));
  await openWithEvents(page, '/request/approver');
  const last = page.getByRole('row').last();
  const edges = async () => (await last.boundingBox()) ?? { y: 0, height: 0 };
  const { y, height } = await edges();
  // The last row ends at the lower edge of the window.
  await page.setViewportSize({ width: 1280, height: Math.ceil(y + height) + 4 });
  await tick(last.getByRole('checkbox'));
  const clear = page.getByRole('button', { name: words('en', 'common')('list.clearSelection') });
  await clear.waitFor();
  const covered = async () => {
    const [row, bar] = [await edges(), await clear.boundingBox()];
    return row.y + row.height > (bar?.y ?? 0);
  };
  await expect.poll(covered).toBe(false);
  await portal.leave(page);
});

test('a request that another user decides on in between is left out by name, and the rest is approved', async () => {
  const [first, second, third] = sent;
  const page = await portal.logIn(user('APPROVER01'));
  const refNos = sent.map(({ refNo }) => refNo);
  await choose(page, '/request/approver', refNos, say('short.approve', { count: 3 }));
  await askForChallenge(page);
  await decideAs(portal, 'APPROVER02', 'reject', third);
  await page.getByText(say('plan.leftOutText', { count: 1 })).waitFor();
  await itemOf(page, third.refNo).getByText('Ratna Kusuma').waitFor();
  await sign(portal, page, 'APPROVER01', say('act.approve'));
  await title(page, say('done.approve', { count: 2 })).waitFor();
  for (const { refNo } of [first, second]) await itemOf(page, refNo).getByText(say('outcome.accepted')).waitFor();
  await portal.leave(page);
});

/** Sets the maker's limit per transaction, as an administrator would. */
async function lowerLimit(amount: string): Promise<void> {
  await portal.services.db
    .updateTable('company_limits')
    .set({ amount })
    .where('company_id', '=', 'NUSANTARA')
    .where('kind', '=', 'role')
    .where('service', '=', 'SVC_LCY_BIFAST')
    .execute();
}

test('a releaser signs several at once, and each result shows whether the bank accepted it', async () => {
  const tooLarge = 'LCY2611230000005';
  const refNos = [...sent.slice(0, 2).map(({ refNo }) => refNo), tooLarge];
  const page = await portal.logIn(user('RELEASER01'));
  await choose(page, '/request/releaser', refNos, say('short.release', { count: 3 }));
  await askForChallenge(page);
  await answerChallenge(portal, page, user('RELEASER01'));
  await lowerLimit('15000000.00');
  await decisionButton(page, say('act.release')).click();
  await title(page, say('done.release', { count: 2 })).waitFor();
  await page
    .getByRole('alert')
    .getByText(say('outcome.left', { count: 1 }))
    .waitFor();
  await itemOf(page, tooLarge).getByText(say('outcome.refused')).waitFor();
  await expect.poll(() => page.getByText(say('outcome.accepted'), { exact: true }).count()).toBe(2);
  await page.getByRole('link', { name: say('outcome.back') }).click();
  await row(page, tooLarge).waitFor();
  for (const refNo of refNos.slice(0, 2)) await expect.poll(() => row(page, refNo).count()).toBe(0);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
