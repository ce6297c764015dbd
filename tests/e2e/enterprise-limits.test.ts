// The life of an enterprise limit: single and bulk types, the bank's refusal at its field, repair, and what blocks it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './portal.ts';
import { createReader } from './screen-faults.ts';
import { button, title, user } from './request-steps.ts';
import { approveTask, openTask, returnTask, submitForm } from './task-steps.ts';
import { words } from './words.ts';

const list = '/admin/company-administration/enterprise-transaction-limit';
const checker = user('SYSADMIN03');
const faultsOf = createReader();
let portal: Portal;
let maker: Page;

beforeAll(async () => {
  portal = await openPortal();
  maker = await portal.logIn(user('SYSADMIN02'), { locale: 'en' });
});
afterAll(() => portal.close());

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a maker bounds a group, is refused above the bank at the field, and an approver signs the differences', async () => {
  const [say, kinds, t] = [words('en', 'administration'), words('en', 'kinds'), words('en', 'limits')];
  const approver = await portal.logIn(checker, { locale: 'en' });
  await maker.goto(list);
  await rowOf(maker, 'Limit Operasional').waitFor();
  await maker.getByRole('link', { name: words('en', 'screens')('enterpriseLimitCreate') }).click();
  await maker.getByLabel(t('enterprise.name')).fill('Limit Gudang');
  await maker.getByText(say('name.nameIsAvailable')).waitFor();
  await maker.getByLabel(say('field.minimum')).fill('20000');
  await maker.getByLabel(say('field.maximum')).fill('10000');
  const bifast = maker.getByLabel(kinds('service.SVC_LCY_BIFAST'));
  await bifast.fill('300000000');
  await button(maker, say('form.continue')).click();
  await maker.getByText(words('en', 'errors')('ADMIN_MINIMUM_ABOVE_MAXIMUM.description')).first().waitFor();
  await maker.getByLabel(say('field.maximum')).fill('500000000');
  await button(maker, say('form.continue')).click();
  await maker.getByText('at most the default of IDR 250,000,000.00').first().waitFor();
  await bifast.fill('250000000');
  await maker.getByLabel(kinds('service.SVC_BULK_PAYROLL')).fill('400000000');
  const refNo = await submitForm(maker, 'en');

  await openTask(approver, refNo);
  await approver.getByText('IDR 400,000,000.00').first().waitFor();
  expect(await faultsOf(approver, 'task')).toEqual([]);
  await approveTask(portal, approver, checker, 'en');
  await maker.goto(list);
  await rowOf(maker, 'Limit Gudang').click();
  await maker.getByRole('heading', { name: t('enterprise.bulk') }).waitFor();
  await maker.getByText(/268,200,000\.00 used today$/).waitFor();
  expect(await faultsOf(maker, 'detail')).toEqual([]);
});

test('di ponsel, perubahan yang dikembalikan diperbaiki, dan limit yang dipakai tidak dapat dihapus', async () => {
  const say = words('id', 'administration');
  const phone = await portal.logIn(user('SYSADMIN01'), { locale: 'id', isPhone: true, theme: 'dark', at: list });
  const approver = await portal.logIn(checker, { locale: 'id' });
  await phone.getByText('Limit Cabang').first().click();
  await title(phone, 'Limit Cabang').waitFor();
  await button(phone, say('action.edit')).click();
  await phone.getByLabel(words('id', 'limits')('enterprise.name')).fill('Limit Kantor Cabang');
  const refNo = await submitForm(phone, 'id');
  await openTask(approver, refNo);
  await returnTask(approver, 'Nama terlalu panjang', 'id');
  await openTask(phone, refNo, 'to-repair');
  await button(phone, words('id', 'tasks')('act.repair')).click();
  await expect
    .poll(() => phone.getByLabel(words('id', 'limits')('enterprise.name')).inputValue())
    .toBe('Limit Kantor Cabang');
  await phone.getByLabel(words('id', 'limits')('enterprise.name')).fill('Limit Daerah');
  expect(await faultsOf(phone, 'form')).toEqual([]);
  expect(await submitForm(phone, 'id')).toBe(refNo);
  await openTask(approver, refNo);
  await approveTask(portal, approver, checker, 'id');
  await phone.goto(list);
  await phone.getByText('Limit Daerah').first().click();
  await expect.poll(() => button(phone, say('action.delete')).getAttribute('aria-disabled')).toBe('true');
});

test('no page complained', () => {
  expect(portal.complaints).toEqual([]);
});
