// What was sent is verified, approved with a signature and released, or comes back to its maker.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playDevice } from '../../server/sandbox/device-page.ts';
import { openPortal, type Locale, type Portal } from './portal.ts';
import { beginning, words } from './words.ts';

const say = words('en', 'requests');
const sign = words('en', 'signature');
const user = (id: string) => `${id}@NUSANTARA`;
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const row = (page: Page, refNo: string) => page.getByRole('row').filter({ hasText: refNo });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Says how many requests it decides on, and what they come to. */
const decisionButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: beginning(name) });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

async function open(page: Page, list: string, refNo: string): Promise<void> {
  await page.goto(list);
  await row(page, refNo).click();
  await page.waitForURL(/\/detail/);
}

/** From the detail to the page on which the decision is confirmed. */
async function goDecide(page: Page, decision: string): Promise<void> {
  await button(page, decision).click();
  await page.waitForURL(/confirmation/);
}

async function challengeOn(page: Page, locale: Locale = 'en'): Promise<string> {
  const text = await page
    .getByText(words(locale, 'signature')('challenge'), { exact: false })
    .last()
    .locator('..')
    .innerText();
  return text.replaceAll(/\D/g, '');
}

async function respond(page: Page, id: string, decision: string): Promise<void> {
  const challenge = await challengeOn(page);
  const response = await playDevice(portal.services, { userId: user(id), challenge });
  await page.getByLabel(sign('response')).fill(response ?? '');
  await decisionButton(page, decision).click();
}

async function askForChallenge(page: Page): Promise<void> {
  await button(page, sign('ask')).click();
  await page.getByLabel(sign('response')).waitFor();
}

test('a payment goes from its verifier over the approver to the releaser', async () => {
  const refNo = 'LCY2611230000001';
  const verifier = await portal.logIn(user('VERIFIER01'));
  await open(verifier, '/request/verify', refNo);
  await goDecide(verifier, say('act.verify'));
  await decisionButton(verifier, say('act.verify')).click();
  await heading(verifier, say('done.verify', { count: 1 })).waitFor();

  const approver = await portal.logIn(user('APPROVER01'));
  await open(approver, '/request/approver', refNo);
  await button(approver, say('act.approve')).waitFor();
  await approver.keyboard.press('a');
  await approver.waitForURL(/confirmation/);
  await askForChallenge(approver);
  await respond(approver, 'APPROVER01', say('act.approve'));
  await heading(approver, say('done.approve', { count: 1 })).waitFor();

  const releaser = await portal.logIn(user('RELEASER01'));
  await open(releaser, '/request/releaser', refNo);
  await goDecide(releaser, say('act.release'));
  await askForChallenge(releaser);
  await respond(releaser, 'RELEASER01', say('act.release'));
  await heading(releaser, say('done.release', { count: 1 })).waitFor();
  await releaser.goto('/request/action-history');
  await row(releaser, refNo).waitFor();
});

test('three wrong responses lock the device, and its owner asks for help', async () => {
  const page = await portal.logIn(user('APPROVER02'));
  await portal.services.db
    .updateTable('token_devices')
    .set({ wrong_responses: 2 })
    .where('user_id', '=', user('APPROVER02'))
    .execute();
  await open(page, '/request/approver', 'LCY2611230000003');
  await goDecide(page, say('act.approve'));
  await askForChallenge(page);
  await page.getByLabel(sign('response')).fill('00000000');
  await decisionButton(page, say('act.approve')).click();
  await button(page.getByRole('alertdialog').page(), words('en', 'common')('action.done')).click();
  await button(page, sign('locked.ask')).click();
  await button(page, sign('locked.send')).click();
  await page
    .getByText(beginning(sign('locked.sent', { refNo: '' }).trimEnd().slice(0, 9)))
    .first()
    .waitFor();
});

test('what somebody else has decided meanwhile is told by name', async () => {
  const refNo = 'LCY2611230000003';
  const watching = await portal.logIn(user('APPROVER02'));
  await open(watching, '/request/approver', refNo);
  await goDecide(watching, say('act.approve'));
  const first = await portal.logIn(user('APPROVER01'));
  await open(first, '/request/approver', refNo);
  await goDecide(first, say('act.reject'));
  await decisionButton(first, say('act.reject')).click();
  await heading(first, say('done.reject', { count: 1 })).waitFor();
  await watching.getByText(say('plan.noneReady')).waitFor();
  expect(await watching.getByText('Budi Santoso').count()).toBe(1);
});

test('what was sent back is repaired, and the difference is shown', async () => {
  const refNo = 'LCY2611230000006';
  const pay = words('en', 'payments');
  const maker = await portal.logIn(user('MAKER01'));
  await open(maker, '/request/repair', refNo);
  await button(maker, say('act.repair')).click();
  await maker.waitForURL(/local-currency-transfer/);
  await maker.getByLabel(beginning(pay('transfer.info'))).fill('Label produk Desember');
  const submit = maker.getByRole('button', { name: beginning(pay('transfer.submitRepair', { amount: '' })) });
  await submit.waitFor();
  for (const note of await maker.getByRole('main').getByRole('checkbox').all()) await note.check({ force: true });
  await submit.click();
  await heading(maker, say('repair.sent')).waitFor();

  const verifier = await portal.logIn(user('VERIFIER01'));
  await open(verifier, '/request/verify', refNo);
  await verifier.getByRole('heading', { name: say('detail.changes', { revision: 1 }) }).waitFor();
  expect(await verifier.getByRole('deletion').allInnerTexts()).toContain('Label produk');
  expect(await verifier.getByRole('insertion').allInnerTexts()).toContain('Label produk Desember');
});

test('two exceptional people do together what the normal route cannot do in time', async () => {
  const refNo = 'LCY2611230000002';
  await portal.services.db
    .updateTable('token_devices')
    .set({ status: 'Active', wrong_responses: 0 })
    .where('user_id', '=', user('APPROVER02'))
    .execute();
  await portal.setTime(new Date('2026-11-23T21:30:00+07:00'));
  const first = await portal.logIn(user('APPROVER01'));
  await open(first, '/request/exceptional-approver', refNo);
  await goDecide(first, say('act.exceptional-approve'));
  await first.getByLabel(beginning(say('reason.label'))).fill('Verifikator tidak ada di tempat');
  await askForChallenge(first);
  await respond(first, 'APPROVER01', say('act.exceptional-approve'));
  await heading(first, say('exceptional.doneFirst')).waitFor();

  const second = await portal.logIn(user('APPROVER02'));
  await open(second, '/request/exceptional-approver', refNo);
  await second.getByText('Verifikator tidak ada di tempat').first().waitFor();
  await goDecide(second, say('act.confirm-exceptional'));
  await askForChallenge(second);
  await respond(second, 'APPROVER02', say('exceptional.confirm'));
  await heading(second, say('exceptional.doneConfirm')).waitFor();
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
