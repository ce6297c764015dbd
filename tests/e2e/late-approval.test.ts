// A payment that was not approved before its cut-off is moved to the next working day, or cancelled.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { button, dialogOf, goDecide, openRequest, row, sign, title, user } from './request-steps.ts';
import { decideAs, sendPayment } from './sent-payments.ts';
import { startingWith, words } from './words.ts';

const say = words('en', 'requests');
const kinds = words('en', 'kinds');
const at = (moment: string) => new Date(`2026-11-${moment}:00+07:00`);
const nextDay = say('late.next', { date: '24 Nov 2026' });
let portal: Portal;
let moved: string;
let given: string;

async function verifiedPayment(value: string): Promise<string> {
  const receipt = await sendPayment(portal, { value, rail: 'LLG' });
  await decideAs(portal, 'VERIFIER01', 'verify', receipt);
  return receipt.refNo;
}

beforeAll(async () => {
  portal = await openPortal();
  moved = await verifiedPayment('12000000.00');
  given = await verifiedPayment('13000000.00');
  await portal.setTime(at('23T14:05'));
});
afterAll(() => portal.close());

test('an approver after the cut-off moves the payment to another day, and approves', async () => {
  const page = await portal.logIn(user('APPROVER01'));
  await openRequest(page, '/request/approver', moved);
  await button(page, nextDay).click();
  await page.getByText(say('late.moved', { date: '24 Nov 2026' })).waitFor();
  await button(page, nextDay).waitFor({ state: 'detached' });
  await goDecide(page, say('act.approve'));
  await sign(portal, page, 'APPROVER01', say('act.approve'));
  await title(page, say('done.approve', { count: 1 })).waitFor();
  await portal.leave(page);
});

test('an approver cancels a payment that is useless a day later', async () => {
  const page = await portal.logIn(user('APPROVER02'));
  await openRequest(page, '/request/approver', given);
  await goDecide(page, say('act.approve'));
  await button(page, nextDay).waitFor();
  await button(page, say('late.cancel')).click();
  const question = dialogOf(page).filter({ hasText: given });
  await question.getByRole('button', { name: say('late.cancel'), exact: true }).click();
  await page.getByText(say('late.cancelled')).waitFor();
  await page.getByText(say('plan.noneReady')).waitFor();
  await portal.leave(page);
});

test('a payment that was moved to another day is released today', async () => {
  const page = await portal.logIn(user('RELEASER01'));
  await openRequest(page, '/request/releaser', moved);
  await goDecide(page, say('act.release'));
  await sign(portal, page, 'RELEASER01', say('act.release'));
  await title(page, say('done.release', { count: 1 })).waitFor();
  await page.getByRole('main').getByText(kinds('status.Pending Execute')).first().waitFor();
  await portal.leave(page);
});

test('the bank pays it on that day', async () => {
  await portal.setTime(at('24T09:00'));
  const page = await portal.logIn(user('MAKER01'), { at: '/transaction-status/successful' });
  await row(page, moved).getByText('24 Nov 2026').waitFor();
  await page.goto('/transaction-status/unsuccessful');
  await row(page, given)
    .getByText(startingWith(kinds('status.Cancelled')))
    .waitFor();
  await portal.leave(page);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
