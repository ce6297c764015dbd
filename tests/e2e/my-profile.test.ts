// What users change without an administrator: contact, preferences, a locked token.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../server/sandbox/seed/people.ts';
import { openPortal, type Portal } from './portal.ts';
import { words } from './words.ts';

const say = words('en', 'session');
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

async function openProfile(userId: string): Promise<Page> {
  const page = await portal.logIn(userId, { at: '/my-profile' });
  await page.getByRole('button', { name: say('profile.saveContact') }).waitFor();
  return page;
}

test('contact details can be changed with the password', async () => {
  const page = await openProfile('APPROVER01@NUSANTARA');
  await page.getByLabel(say('profile.email')).fill('budi@nusantara.co.id');
  await page.getByLabel(say('profile.mobile')).fill('081298765432');
  await page.getByLabel(say('profile.proof'), { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: say('profile.saveContact') }).click();
  await page.getByText(say('profile.contactSaved')).first().waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel(say('profile.email')).inputValue()).toBe('budi@nusantara.co.id');
});

test('preferences are kept', async () => {
  const page = await openProfile('MAKER01@NUSANTARA');
  const notice = page.getByRole('checkbox', { name: say('noticeTopic.report-ready') });
  const wasChosen = await notice.isChecked();
  await page.getByText(say('noticeTopic.report-ready')).click();
  await page.getByRole('button', { name: say('profile.savePreferences') }).click();
  await page.getByText(say('profile.preferencesSaved')).first().waitFor();
  await page.reload();
  await notice.waitFor({ state: 'attached' });
  await expect.poll(() => notice.isChecked()).toBe(!wasChosen);
});

test('a locked token is reported to the administrators', async () => {
  await portal.services.db
    .updateTable('token_devices')
    .set({ status: 'Locked', wrong_responses: 3 })
    .where('user_id', '=', 'RELEASER01@NUSANTARA')
    .execute();
  const page = await openProfile('RELEASER01@NUSANTARA');
  await page.getByText(say('profile.tokenLocked')).waitFor();
  await page.getByLabel(say('profile.unlockReason')).fill('Typed the wrong account number three times');
  await page.getByRole('button', { name: say('profile.unlock') }).click();
  const answer = page.getByText(say('profile.unlockSent', { refNo: '' })).first();
  await expect.poll(() => answer.innerText()).toMatch(/\w{6,}$/);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
