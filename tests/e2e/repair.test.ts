// A wrong request returns to its maker with a reason, and is sent as a new revision.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { button, decisionButton, goDecide, openRequest, row, title, user } from './request-steps.ts';
import { startingWith, words } from './words.ts';

const say = words('en', 'requests');
const pay = words('en', 'payments');
const refNo = 'LCY2611230000001';
const reason = 'The invoice says 25.000.000';
const sendBack = say('button.send-to-repair', { count: 1, sum: '' });
let portal: Portal;
let verifier: Page;

beforeAll(async () => {
  portal = await openPortal();
  verifier = await portal.logIn(user('VERIFIER01'));
});
afterAll(() => portal.close());

/** Enabled only without open confirmations: a repaired request is no duplicate of itself. */
const submitOf = (page: Page, amount: string) =>
  page.getByRole('button', { name: startingWith(pay('transfer.submitRepair', { amount })), disabled: false });

test('a verifier sends a payment back, but not without a reason', async () => {
  await openRequest(verifier, '/request/verify', refNo);
  await goDecide(verifier, say('act.send-to-repair'));
  const makers = verifier.getByRole('listitem').filter({ hasText: 'Siti Rahmawati' });
  await makers.getByText(say('reason.may')).waitFor();
  await decisionButton(verifier, sendBack).click();
  await verifier
    .getByRole('alert')
    .getByRole('button', { name: say('reason.label') })
    .waitFor();
  await verifier.getByLabel(startingWith(say('reason.label'))).fill(reason);
  await decisionButton(verifier, sendBack).click();
  await title(verifier, say('done.send-to-repair', { count: 1 })).waitFor();
});

test('its maker reads on one page who sent it back and why, and sends another amount', async () => {
  const maker = await portal.logIn(user('MAKER01'), { at: '/request/repair' });
  await row(maker, refNo)
    .getByText(say('list.returnedBy', { name: 'Agus Wijaya', reason }))
    .waitFor();
  await openRequest(maker, '/request/repair', refNo);
  const returned = maker.getByRole('status').filter({ hasText: reason });
  await returned.getByText(startingWith(say('detail.returned', { name: 'Agus Wijaya', moment: '' }))).waitFor();
  await button(maker, say('act.cancel')).waitFor();
  await submitOf(maker, 'IDR 27,500,000.00').waitFor();
  // A repaired payment cannot become a series, which is a request of its own.
  expect(await maker.getByRole('radio', { name: startingWith(pay('repeat.title')) }).count()).toBe(0);
  await maker.getByLabel(startingWith(pay('transfer.amount'))).fill('25000000');
  await maker.keyboard.press('Tab');
  await submitOf(maker, 'IDR 25,000,000.00').click();
  await title(maker, say('repair.sent')).waitFor();
  // Also after a reload, the receipt says what was sent.
  await maker.reload();
  await maker.getByRole('main').getByText('IDR 25,000,000.00').first().waitFor();
  await portal.leave(maker);
});

test('the verifier sees the differences from the previous revision', async () => {
  await openRequest(verifier, '/request/verify', refNo);
  await verifier.getByRole('heading', { name: say('detail.changes', { revision: 1 }) }).waitFor();
  await expect.poll(() => verifier.getByRole('deletion').allInnerTexts()).toContain('27,500,000.00');
  await expect.poll(() => verifier.getByRole('insertion').allInnerTexts()).toContain('25,000,000.00');
  await goDecide(verifier, say('act.verify'));
  await decisionButton(verifier, say('act.verify')).click();
  await title(verifier, say('done.verify', { count: 1 })).waitFor();
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
