// Three wrong responses lock the device; the request still waits unchanged.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import {
  askForChallenge,
  button,
  decisionButton,
  dialogOf,
  goDecide,
  openRequest,
  row,
  user,
} from './request-steps.ts';
import { startingWith, words } from './words.ts';

const say = words('en', 'requests');
const text = words('en', 'signature');
const errors = words('en', 'errors');
const refNo = 'LCY2611230000005';
let portal: Portal;
let page: Page;

beforeAll(async () => {
  portal = await openPortal();
  page = await portal.logIn(user('RELEASER01'));
});
afterAll(() => portal.close());

async function respondWrongly(): Promise<void> {
  await page.getByLabel(text('response')).fill('00000000');
  await decisionButton(page, say('act.release')).click();
}

async function readThatItIsLocked(): Promise<void> {
  await page.getByRole('alert').getByText(text('locked.title')).waitFor();
  await expect.poll(() => dialogOf(page).count()).toBe(0);
}

test('a wrong response shows how many are left, and the third locks the device', async () => {
  await openRequest(page, '/request/releaser', refNo);
  await goDecide(page, say('act.release'));
  await askForChallenge(page);
  await respondWrongly();
  await page.getByText(errors('170.description', { attempts: 2 })).waitFor();
  await respondWrongly();
  await page.getByText(errors('170.description', { attempts: 1 })).waitFor();
  await respondWrongly();
  await readThatItIsLocked();
  await page.getByRole('listitem').filter({ hasText: refNo }).first().waitFor();
});

test('every further attempt says that the device is locked', async () => {
  await button(page, text('askAgain')).click();
  await readThatItIsLocked();
  await page.reload();
  await button(page, text('ask')).click();
  await readThatItIsLocked();
});

test('its owner asks to unlock it', async () => {
  await button(page, text('locked.ask')).click();
  await button(page, text('locked.send')).click();
  await page
    .getByText(startingWith(text('locked.sent', { refNo: '' }).split(' .')[0] ?? ''))
    .first()
    .waitFor();
});

test('the request to sign waits as before', async () => {
  await page.goto('/request/releaser');
  await row(page, refNo).waitFor();
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
