// Service levels: an administrator gives a step other hours and minutes, and another one approves them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { createReader } from './screen-faults.ts';
import { button, user } from './request-steps.ts';
import { approveTask, openTask, submitForm } from './task-steps.ts';
import { words } from './words.ts';

const checker = user('SYSADMIN03');
const faultsOf = createReader();
let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('di ponsel, waktu verifikasi permintaan layanan diubah dan disetujui administrator lain', async () => {
  const [say, limits] = [words('id', 'administration'), words('id', 'limits')];
  const phone = await portal.logIn(user('SYSADMIN02'), { locale: 'id', isPhone: true, theme: 'dark' });
  const approver = await portal.logIn(checker, { locale: 'id' });
  await phone.goto('/admin/company-administration/service-level-agreement');
  const level = phone.getByRole('region', { name: limits('sla.service-request') });
  expect(await faultsOf(phone, 'page')).toEqual([]);
  await level.getByRole('button', { name: say('action.edit') }).click();
  const step = phone.getByRole('region', { name: limits('sla.verify') });
  await step.getByRole('button', { name: new RegExp(limits('sla.minutes')) }).click();
  await phone.getByRole('option', { name: '45' }).click();
  expect(await faultsOf(phone, 'form')).toEqual([]);
  await phone.screenshot({ path: '/tmp/w-limits-sla.png', fullPage: true });
  const refNo = await submitForm(phone, 'id');
  await openTask(approver, refNo);
  await approver.getByText(/:45/).first().waitFor();
  await approveTask(portal, approver, checker, 'id');
  await phone.goto('/admin/company-administration/service-level-agreement');
  await level.getByText(/45/).first().waitFor();
  await expect.poll(() => button(phone, say('action.edit')).count()).toBe(2);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
