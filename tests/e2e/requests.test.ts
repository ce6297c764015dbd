// A submitted request is verified, approved with a signature and released.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { button, decisionButton, goDecide, openRequest, row, sign, title, user } from './request-steps.ts';
import { words } from './words.ts';

const say = words('en', 'requests');
const refNo = 'LCY2611230000001';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('a verifier passes a payment on', async () => {
  const verifier = await portal.logIn(user('VERIFIER01'));
  await openRequest(verifier, '/request/verify', refNo);
  await goDecide(verifier, say('act.verify'));
  await decisionButton(verifier, say('act.verify')).click();
  await title(verifier, say('done.verify', { count: 1 })).waitFor();
  await portal.leave(verifier);
});

test('an approver gets to its signature by a key', async () => {
  const approver = await portal.logIn(user('APPROVER01'));
  await openRequest(approver, '/request/approver', refNo);
  await button(approver, say('act.approve')).waitFor();
  await approver.keyboard.press('a');
  await approver.waitForURL(/confirmation/);
  await sign(portal, approver, 'APPROVER01', say('act.approve'));
  await title(approver, say('done.approve', { count: 1 })).waitFor();
  await portal.leave(approver);
});

test('a releaser releases it and finds it among what they decided', async () => {
  const releaser = await portal.logIn(user('RELEASER01'));
  await openRequest(releaser, '/request/releaser', refNo);
  await goDecide(releaser, say('act.release'));
  await sign(portal, releaser, 'RELEASER01', say('act.release'));
  await title(releaser, say('done.release', { count: 1 })).waitFor();
  await releaser.goto('/request/action-history');
  await row(releaser, refNo).waitFor();
  await portal.leave(releaser);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
