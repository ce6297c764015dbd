// Service levels: an administrator gives a step other hours and minutes, and another one approves them.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { button, user } from './request-steps.ts';
import { createReader } from './screen-faults.ts';
import { sendPayment } from './sent-payments.ts';
import { approveTask, openTask, submitForm } from './task-steps.ts';
import { words } from './words.ts';

const list = '/admin/company-administration/service-level-agreement';
const checker = user('SYSADMIN03');
const faultsOf = createReader();
let portal: Portal;
let approver: Page;

beforeAll(async () => {
  portal = await openPortal();
  approver = await portal.logIn(checker, { locale: 'en' });
});
afterAll(() => portal.close());

/** Chooses with the keyboard, because the list is longer than the window. */
async function choose(page: Page, step: string, unit: string, count: string): Promise<void> {
  const field = page.getByRole('region', { name: step, exact: true }).getByRole('button', { name: unit });
  await field.press('Enter');
  await page.locator('[role=option]:focus').waitFor();
  await page.keyboard.type(count);
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

const levelOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a step cannot take no time; once its half hour is approved, the next request has to be verified within it', async () => {
  const [say, limits] = [words('en', 'administration'), words('en', 'limits')];
  const maker = await portal.logIn(user('SYSADMIN02'), { locale: 'en', at: list });
  const level = levelOf(maker, limits('sla.financial-request'));
  await level.waitFor();
  expect(await faultsOf(maker, 'page')).toEqual([]);
  await level.getByRole('button', { name: say('action.edit') }).click();
  await choose(maker, limits('sla.verify'), limits('sla.hours'), '00');
  await button(maker, say('form.continue')).click();
  await maker.getByText(words('en', 'errors')('ADMIN_SLA_TOO_SHORT.description')).first().waitFor();
  await choose(maker, limits('sla.verify'), limits('sla.minutes'), '30');
  const refNo = await submitForm(maker, 'en');
  await maker.goto(list);
  const edit = level.getByRole('button', { name: say('action.edit') });
  await expect.poll(() => edit.getAttribute('aria-disabled')).toBe('true');

  await openTask(approver, refNo);
  await approver.getByText('00:30', { exact: true }).first().waitFor();
  await approveTask(portal, approver, checker, 'en');
  await maker.goto(list);
  await level.getByText(limits('sla.time', { hours: 0, minutes: 30, clock: '00:30' })).waitFor();

  const { refNo: payment } = await sendPayment(portal, { value: '1250000.00' });
  const verifier = await portal.logIn(user('VERIFIER01'), { locale: 'en', at: '/request/for-verify' });
  await verifier
    .getByRole('row')
    .filter({ hasText: payment })
    .getByText(/^(?:29|30) min/)
    .first()
    .waitFor();
});

test('di ponsel, waktu verifikasi permintaan layanan diubah dan disetujui administrator lain', async () => {
  const [say, limits] = [words('id', 'administration'), words('id', 'limits')];
  const phone = await portal.logIn(user('SYSADMIN02'), { locale: 'id', isPhone: true, theme: 'dark', at: list });
  const level = levelOf(phone, limits('sla.service-request'));
  await level.waitFor();
  expect(await faultsOf(phone, 'page on a phone')).toEqual([]);
  await level.getByRole('button', { name: say('action.edit') }).click();
  await choose(phone, limits('sla.verify'), limits('sla.hours'), '03');
  await choose(phone, limits('sla.verify'), limits('sla.minutes'), '45');
  expect(await faultsOf(phone, 'form')).toEqual([]);
  const refNo = await submitForm(phone, 'id');
  await openTask(approver, refNo);
  await approver.getByText('03:45', { exact: true }).first().waitFor();
  await approveTask(portal, approver, checker, 'en');
  await phone.goto(list);
  await level.getByText(limits('sla.time', { hours: 3, minutes: 45, clock: '03:45' })).waitFor();
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
