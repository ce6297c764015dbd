// Two exceptional users finish a request that the normal route cannot finish in time.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { button, goDecide, openRequest, sign, title, user } from './request-steps.ts';
import { startingWith, words } from './words.ts';

const say = words('en', 'requests');
const toVerify = 'LCY2611230000002';
const alsoLate = 'LCY2611230000003';
const ofBlockedMaker = 'LCY2611230000001';
const toRelease = 'LCY2611230000005';
const reason = 'Verifikator tidak ada di tempat';
let portal: Portal;
let approver: Page;
let second: Page;

beforeAll(async () => {
  portal = await openPortal();
  await portal.setTime(new Date('2026-11-23T21:30:00+07:00'));
  approver = await portal.logIn(user('APPROVER01'));
  second = await portal.logIn(user('APPROVER02'));
});
afterAll(() => portal.close());

interface First {
  readonly page: Page;
  readonly id: string;
  readonly queue: 'exceptional-approve' | 'exceptional-release';
  readonly refNo: string;
}

const lists = {
  'exceptional-approve': '/request/exceptional-approver',
  'exceptional-release': '/request/exceptional-releaser',
} as const;

async function decideFirst({ page, id, queue, refNo }: First): Promise<void> {
  await openRequest(page, lists[queue], refNo);
  await page.getByText(say('exceptional.service-level-elapsed')).first().waitFor();
  await goDecide(page, say(`act.${queue}`));
  await page.getByLabel(startingWith(say('reason.label'))).fill(reason);
  await sign(portal, page, id, say(`act.${queue}`));
  await title(page, say('exceptional.doneFirst')).waitFor();
}

async function openAsSecond(queue: First['queue'], refNo: string): Promise<void> {
  await openRequest(second, lists[queue], refNo);
  await second.getByText(say('exceptional.reason', { reason })).first().waitFor();
  await goDecide(second, say('act.confirm-exceptional'));
}

const first = () => ({ page: approver, id: 'APPROVER01', queue: 'exceptional-approve', refNo: toVerify }) as const;

test('the first user decides with a reason, and the second declines', async () => {
  await decideFirst(first());
  await openAsSecond('exceptional-approve', toVerify);
  await second
    .getByRole('radiogroup')
    .locator('label')
    .filter({ has: second.getByRole('radio', { name: startingWith(say('exceptional.decline')) }) })
    .click();
  await second.getByLabel(startingWith(say('reason.label'))).fill('Verifikator sudah kembali');
  await button(second, say('exceptional.decline')).click();
  await title(second, say('exceptional.doneDecline')).waitFor();
});

test('a declined request waits for its normal route, with the reason', async () => {
  await openRequest(approver, '/request/exceptional-approver', toVerify);
  await approver.getByText('Verifikator sudah kembali').waitFor();
  await approver.getByText(say('exceptional.openLate')).waitFor();
});

test('the first user decides again, and the second signs as well', async () => {
  await decideFirst(first());
  await openAsSecond('exceptional-approve', toVerify);
  await sign(portal, second, 'APPROVER02', say('exceptional.confirm'));
  await title(second, say('exceptional.doneConfirm')).waitFor();
  await second.getByText(startingWith(say('exceptional.notified', { names: '' }))).waitFor();
});

test('a release takes two exceptional users as well', async () => {
  const releaser = await portal.logIn(user('RELEASER01'));
  await decideFirst({ page: releaser, id: 'RELEASER01', queue: 'exceptional-release', refNo: toRelease });
  await openAsSecond('exceptional-release', toRelease);
  await sign(portal, second, 'APPROVER02', say('exceptional.confirm'));
  await title(second, say('exceptional.doneConfirm')).waitFor();
});

test('a blocked maker must be confirmed before a challenge is given', async () => {
  const maker = portal.services.db.updateTable('users').where('user_id', '=', user('MAKER01'));
  await maker.set({ status: 'blocked' }).execute();
  await openRequest(approver, lists['exceptional-approve'], ofBlockedMaker);
  await goDecide(approver, say('act.exceptional-approve'));
  await approver
    .locator('label')
    .filter({ has: approver.getByRole('checkbox') })
    .click();
  await approver.getByLabel(startingWith(say('reason.label'))).fill(reason);
  await sign(portal, approver, 'APPROVER01', say('act.exceptional-approve'));
  await title(approver, say('exceptional.doneFirst')).waitFor();
  await maker.set({ status: 'active' }).execute();
});

test('a request that is also late is given another day first', async () => {
  await portal.setTime(new Date('2026-11-24T10:00:00+07:00'));
  const page = await portal.logIn(user('APPROVER02'));
  await openRequest(page, lists['exceptional-approve'], alsoLate);
  await goDecide(page, say('act.exceptional-approve'));
  await button(page, say('late.next', { date: '24 Nov 2026' })).click();
  await page.getByText(say('late.moved', { date: '24 Nov 2026' })).waitFor();
  await page.getByLabel(startingWith(say('reason.label'))).fill(reason);
  await sign(portal, page, 'APPROVER02', say('act.exceptional-approve'));
  await title(page, say('exceptional.doneFirst')).waitFor();
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
