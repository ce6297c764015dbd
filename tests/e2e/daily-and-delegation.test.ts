// Daily limits and the delegation of authority: today's use beside each, the bank's refusal at its field, approval.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { button, user } from './request-steps.ts';
import { createReader } from './screen-faults.ts';
import { approveTask, openTask, submitForm } from './task-steps.ts';
import { startingWith, words } from './words.ts';

const dailyLimits = '/admin/company-administration/daily-limit';
const delegation = '/admin/company-administration/delegation-of-authority';
const checker = user('SYSADMIN03');
const faultsOf = createReader();
let portal: Portal;
let approver: Page;

beforeAll(async () => {
  portal = await openPortal();
  approver = await portal.logIn(checker, { locale: 'en' });
});
afterAll(() => portal.close());

test('a maker lowers a daily limit beside its use; above the ceiling of the bank it is refused at the field', async () => {
  const [say, kinds] = [words('en', 'administration'), words('en', 'kinds')];
  const maker = await portal.logIn(user('SYSADMIN02'), { locale: 'en', at: dailyLimits });
  const limit = maker.getByRole('listitem').filter({ hasText: kinds('service.SVC_LCY_BIFAST') });
  await limit.waitFor();
  expect(await faultsOf(maker, 'daily limits')).toEqual([]);
  await button(maker, say('action.edit')).click();
  const bifast = maker.getByRole('textbox', { name: startingWith(kinds('service.SVC_LCY_BIFAST')) });
  await bifast.fill('99000000000');
  await button(maker, say('form.continue')).click();
  await expect.poll(() => bifast.getAttribute('aria-invalid')).toBe('true');
  await maker.getByText('daily limit of at most IDR 10,000,000,000.00').first().waitFor();
  await bifast.fill('4000000000');
  expect(await faultsOf(maker, 'daily limits form')).toEqual([]);
  const refNo = await submitForm(maker, 'en');
  await openTask(approver, refNo);
  await approver.getByText('IDR 4,000,000,000.00').first().waitFor();
  await approveTask(portal, approver, checker, 'en');
  await maker.goto(dailyLimits);
  await limit.getByText('of IDR 4,000,000,000.00').waitFor();
});

test('di ponsel, pendelegasian diubah per peran, menunggu persetujuan, lalu berlaku', async () => {
  const [say, limits, kinds] = [words('id', 'administration'), words('id', 'limits'), words('id', 'kinds')];
  const phone = await portal.logIn(user('SYSADMIN01'), { locale: 'id', isPhone: true, theme: 'dark', at: delegation });
  await button(phone, say('action.edit')).click();
  const bills = phone.getByRole('region', { name: kinds('service.SVC_BILL_PAY'), exact: true });
  await bills.getByLabel(startingWith(limits('delegation.verifier'))).fill('100000000');
  expect(await faultsOf(phone, 'delegation form')).toEqual([]);
  const refNo = await submitForm(phone, 'id');
  await phone.goto(delegation);
  await phone.getByText(refNo).waitFor();
  const edit = button(phone, say('action.edit'));
  await expect.poll(() => edit.getAttribute('aria-disabled')).toBe('true');
  await edit.tap({ force: true });
  await phone.getByRole('tooltip').getByText(words('id', 'errors')('CA-10.description')).waitFor();
  await openTask(approver, refNo);
  await approver.getByText('IDR 100,000,000.00').first().waitFor();
  await approveTask(portal, approver, checker, 'en');
  await phone.goto(delegation);
  await bills.getByText('Rp 100.000.000,00').first().waitFor();
  await bills.getByText(words('id', 'limits')('list.usedToday')).waitFor();
  expect(await faultsOf(phone, 'delegation')).toEqual([]);
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
