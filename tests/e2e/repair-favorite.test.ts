// A favorite that was sent back is repaired by its maker and keeps its name.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { decisionButton, goDecide, openRequest, title, user } from './request-steps.ts';
import { choose, pickFirst } from './transfer-form.ts';
import { startingWith, words } from './words.ts';

const say = words('en', 'requests');
const favorites = words('en', 'favorites');
const pay = words('en', 'payments');
const name = 'Kemasan baru';
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

async function keepPayee(): Promise<string> {
  const page = await portal.logIn(user('MAKER01'), { at: '/services/favorites/create' });
  await pickFirst(page, pay('transfer.bank'), 'central asia');
  await page.getByLabel(pay('transfer.accountNumber'), { exact: true }).fill('5270338899');
  await page.getByRole('button', { name: pay('transfer.checkName') }).click();
  await page.getByText(pay('transfer.found')).waitFor();
  await choose(page, favorites('rail.label'), 'BI-FAST');
  await page.getByLabel(favorites('name.label'), { exact: true }).fill(name);
  await page.getByRole('button', { name: favorites('form.submit') }).click();
  await title(page, favorites('receipt.title')).waitFor();
  const refNo = await page.getByText(/^FAV\d+$/).innerText();
  await portal.leave(page);
  return refNo;
}

test('a favorite is sent back, repaired in its own form and sent again under its name', async () => {
  const refNo = await keepPayee();
  const verifier = await portal.logIn(user('VERIFIER01'));
  await openRequest(verifier, '/request/verify', refNo);
  await goDecide(verifier, say('act.send-to-repair'));
  await verifier.getByLabel(startingWith(say('reason.label'))).fill('Share it with the company');
  await decisionButton(verifier, say('button.send-to-repair', { count: 1, sum: '' })).click();
  await title(verifier, say('done.send-to-repair', { count: 1 })).waitFor();

  const maker = await portal.logIn(user('MAKER01'));
  await openRequest(maker, '/request/repair', refNo);
  const checklist = maker.getByRole('list', { name: favorites('name.checklist') });
  await checklist.getByText(favorites('name.nameIsAvailable')).waitFor();
  await choose(maker, favorites('share.label'), favorites('share.company'));
  await maker.getByRole('button', { name: favorites('form.submit'), disabled: false }).click();
  await title(maker, say('repair.sent')).waitFor();

  await openRequest(verifier, '/request/verify', refNo);
  await verifier.getByText(favorites('change.create')).waitFor();
  const changed = verifier.getByRole('definition').filter({ hasText: favorites('share.company') });
  await changed.first().waitFor();
  await verifier.getByText('shareFavoriteWith').waitFor({ state: 'detached' });
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
